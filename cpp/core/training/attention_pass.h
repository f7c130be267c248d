#pragma once

#include "activations.h"

namespace posenc {

/// Attention of all heads over all sentences: from the queries, keys and values of `layer` to its weights and what they
/// mix. `distances` and `buckets` are the parameters of 'shaw' and 't5', or nothing.
template <typename Real>
void attend(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
            const Real* relative_keys, const Real* buckets, LayerActivations<Real>& layer);

/// The same, backward: fills the gradients of queries, keys and values (places x 3 dimensions) from those of what was
/// mixed, and adds to those of `distances` and `buckets`.
template <typename Real>
void attend_backward(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
                     const Real* relative_keys, const LayerActivations<Real>& layer, const Real* attn_out_gradient,
                     Real* qkv_gradient, Real* relative_keys_gradient, Real* buckets_gradient);

/// Turns queries and keys by their position, or back: which numbers of a head are a pair is for the layout to say.
template <typename Real>
void apply_rope(const ModelShape& shape, const Activations<Real>& activations, Real direction, Real* qkv);

/// The index of Shaw's vector for key - query.
inline std::size_t relative_index(std::ptrdiff_t key_minus_query, std::size_t clip) {
  const auto max = static_cast<std::ptrdiff_t>(clip);
  const std::ptrdiff_t within = key_minus_query < -max ? -max : key_minus_query > max ? max : key_minus_query;
  return static_cast<std::size_t>(within + max);
}

}  // namespace posenc
