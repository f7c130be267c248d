#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/forward.h>

#include "layer_norm.h"

namespace posenc {

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

}  // namespace posenc
