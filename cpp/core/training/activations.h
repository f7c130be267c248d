#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/forward.h>

#include "layer_norm.h"

namespace posenc {

/// The values that a layer keeps of its forward pass. `places` are sentences x length.
template <typename Real>
struct LayerActivations {
  LayerNormActivations<Real> attn_norm;
  std::vector<Real> qkv;       ///< (places x 3 dimensions), after the turning of a rotary model
  std::vector<Real> weights;   ///< (sentences x heads x length x padded length): the softmax, 0 in the padding
  std::vector<Real> attn_out;  ///< (places x dimensions): what the heads read, side by side
  LayerNormActivations<Real> mlp_norm;
  std::vector<Real> mlp_hidden;  ///< (places x hidden), after the ReLU
};

/// The values of the forward pass that the backward pass needs.
template <typename Real>
struct Activations {
  std::size_t sentences = 0;
  std::size_t length = 0;
  std::size_t padded = 0;  ///< the length, rounded up to whole vectors
  std::vector<std::int32_t> tokens;
  std::vector<Real> residual;  ///< (places x dimensions): what flows past the layers, after the last one
  std::vector<LayerActivations<Real>> layers;
  std::vector<Real> sine;  ///< (length x head width / 2) of a rotary model
  std::vector<Real> cosine;
  std::vector<std::size_t> buckets;       ///< by key - query + length - 1, of 't5'
  std::vector<Prediction> predictions;    ///< places with a target
  LayerNormActivations<Real> final_norm;  ///< of those
  std::vector<Real> logit_gradient;       ///< (asked x vocabulary): softmax minus target, over how many are asked
};

/// The sequence length, rounded up to whole vectors: rows of scores begin where vectors do.
inline constexpr std::size_t padded_length(std::size_t length) { return (length + 3) / 4 * 4; }

}  // namespace posenc
