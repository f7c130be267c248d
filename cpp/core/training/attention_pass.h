#pragma once

#include "activations.h"

namespace posenc {

/// Attention of all heads over all sentences: reads `layer.qkv`, writes the weights and `layer.attn_out`.
/// `relative_keys` ('shaw') and `buckets` ('t5') may be null.
template <typename Real>
void attend(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
            const Real* relative_keys, const Real* buckets, LayerActivations<Real>& layer);

/// Backward pass of `attend`: fills `qkv_gradient` (tokens x 3 dimensions) from `attn_out_gradient`, and accumulates
/// the gradients of `relative_keys` and `buckets`.
template <typename Real>
void attend_backward(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
                     const Real* relative_keys, const LayerActivations<Real>& layer, const Real* attn_out_gradient,
                     Real* qkv_gradient, Real* relative_keys_gradient, Real* buckets_gradient);

/// Rotates queries and keys by their positions (direction 1) or back (-1), in the pair layout of the model.
template <typename Real>
void apply_rope(const ModelShape& shape, const Activations<Real>& activations, Real direction, Real* qkv);

/// The row of Shaw's vectors for key - query, clipped.
inline std::size_t relative_index(std::ptrdiff_t key_minus_query, std::size_t clip) {
  const auto max = static_cast<std::ptrdiff_t>(clip);
  const std::ptrdiff_t within = key_minus_query < -max ? -max : key_minus_query > max ? max : key_minus_query;
  return static_cast<std::size_t>(within + max);
}

}  // namespace posenc
