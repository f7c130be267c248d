#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/transformer/forward.h>

namespace posenc {

/// Activations of a LayerNorm, in the notation of PyTorch.
template <typename Real>
struct LayerNormActivations {
  std::vector<Real> x_hat;   ///< (rows x columns): normalised rows
  std::vector<Real> rstd;    ///< (rows): 1 / sqrt(variance + epsilon)
  std::vector<Real> output;  ///< (rows x columns): x_hat gain + bias
};

/// Resizes a vector to be overwritten: without a copy, and without the spare capacity of `resize`.
template <typename Number>
void reset(std::vector<Number>& numbers, std::size_t size) {
  if (size > numbers.capacity()) numbers = {};
  numbers.resize(size);
}

/// LayerNorm of `input` (rows x columns); `norm` has the gains, then the biases.
template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm,
               LayerNormActivations<Real>& activations);

/// Accumulates into `input_gradient` (rows x columns) and `norm_gradient` (2 x columns).
template <typename Real>
void normalize_backward(const LayerNormActivations<Real>& activations, const Real* output_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient);

/// Activations of a layer. `tokens` = sentences x length.
template <typename Real>
struct LayerActivations {
  LayerNormActivations<Real> attn_norm;
  std::vector<Real> qkv;       ///< (tokens x 3 dimensions), after RoPE
  std::vector<Real> weights;   ///< (sentences x heads x length x padded length): softmax, 0 in the padding
  std::vector<Real> attn_out;  ///< (tokens x dimensions): weights V, heads side by side
  LayerNormActivations<Real> mlp_norm;
  std::vector<Real> mlp_hidden;  ///< (tokens x MLP width), after the ReLU
};

/// Activations that the backward pass needs.
template <typename Real>
struct Activations {
  std::size_t sentences = 0;
  std::size_t length = 0;
  std::size_t padded = 0;  ///< the length, rounded up to whole vectors
  std::vector<std::int32_t> tokens;
  std::vector<Real> residual;  ///< (tokens x dimensions): residual stream after the last layer
  std::vector<LayerActivations<Real>> layers;
  std::vector<Real> sine;  ///< (length x head width / 2), 'rotary' only
  std::vector<Real> cosine;
  std::vector<std::size_t> buckets;       ///< 't5' only: by key - query + length - 1
  std::vector<Prediction> predictions;    ///< for the tokens with a target
  LayerNormActivations<Real> final_norm;  ///< of those tokens
  std::vector<Real> logit_gradient;       ///< (targets x vocabulary): (softmax - one-hot target) / number of targets
};

/// The length, rounded up so that each row of scores starts on a vector boundary.
inline constexpr std::size_t padded_length(std::size_t length) { return (length + 3) / 4 * 4; }

/// The biases of a head's scores ('alibi' and 't5'; otherwise 0), indexed by key - query + length - 1.
template <typename Real>
std::vector<Real> distance_biases(const ModelShape& shape, const Activations<Real>& activations, std::size_t head,
                                  const Real* buckets);

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
