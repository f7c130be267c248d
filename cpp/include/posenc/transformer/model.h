#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/spec/layout.h>

namespace posenc {

/// How a model encodes positions.
enum class Encoding : std::uint8_t {
  none,        ///< not at all; with a causal mask a second layer can still infer them
  learned,     ///< a learned embedding per position (GPT-2, BERT)
  sinusoidal,  ///< PE(position), interleaved (Vaswani et al. 2017, section 3.5)
  shaw,        ///< a learned vector per clipped distance, added to keys (Shaw et al. 2018)
  t5,          ///< a learned bias per head and distance bucket, added to scores (Raffel et al. 2020)
  alibi,       ///< a fixed slope times the distance, subtracted from scores (Press et al. 2021)
  rotary,      ///< queries and keys rotated by position (Su et al. 2021)
};

/// A small pre-norm Transformer: `layers` blocks of attention and a ReLU MLP of twice the width, a final norm and the
/// LM head.
struct ModelShape {
  std::size_t layers = 1;
  std::size_t heads = 4;
  std::size_t dimensions = 32;  ///< a multiple of 2 x heads
  std::size_t vocabulary = 16;
  std::size_t max_length = 256;  ///< rows of the position embedding
  Encoding encoding = Encoding::none;
  bool causal = false;
  std::size_t clip = 8;                  ///< 'shaw': larger distances share one vector
  std::size_t buckets = 16;              ///< 't5': per head, both directions together; a multiple of 4
  std::size_t max_bucket_distance = 16;  ///< 't5': the distance from which the last bucket is used
  double base = 10'000;                  ///< of 'sinusoidal' and 'rotary'
  Layout layout = Layout::halves;        ///< 'rotary': how the dimensions of a head are paired

  std::size_t head_width() const { return dimensions / heads; }
  std::size_t mlp_width() const { return 2 * dimensions; }
  /// Distances -clip to clip.
  std::size_t relative_distances() const { return 2 * clip + 1; }
};

/// A matrix (rows x columns) within the parameters.
struct Slice {
  std::size_t offset = 0;
  std::size_t rows = 0;
  std::size_t columns = 0;

  std::size_t size() const { return rows * columns; }

  template <typename Number>
  std::span<Number> of(std::span<Number> parameters) const {
    return parameters.subspan(offset, size());
  }
};

/// The parameters of one layer. Norms have gains in row 0 and biases in row 1.
struct LayerSlices {
  Slice attn_norm;      ///< (2 x dimensions)
  Slice qkv;            ///< (dimensions x 3 dimensions): W_Q, W_K and W_V side by side, each with heads side by side
  Slice attn_proj;      ///< (dimensions x dimensions): W_O
  Slice relative_keys;  ///< (2 clip + 1 x head width), shared by all heads; empty unless 'shaw'
  Slice mlp_norm;       ///< (2 x dimensions)
  Slice up_proj;        ///< (dimensions x MLP width)
  Slice up_bias;        ///< (1 x MLP width)
  Slice down_proj;      ///< (MLP width x dimensions)
  Slice down_bias;      ///< (1 x dimensions)
};

/// The layout of a model's parameters in one array.
struct ModelSlices {
  explicit ModelSlices(const ModelShape& shape);

  Slice token_embedding;     ///< (vocabulary x dimensions)
  Slice position_embedding;  ///< (max_length x dimensions); empty unless 'learned'
  Slice bucket_bias;         ///< (heads x buckets), divided by kBucketScale, shared by all layers; empty unless 't5'
  std::vector<LayerSlices> layers;
  Slice final_norm;       ///< (2 x dimensions)
  Slice lm_head;          ///< (dimensions x vocabulary)
  Slice lm_head_bias;     ///< (1 x vocabulary)
  std::size_t count = 0;  ///< total number of parameters
};

/// 't5' biases are stored divided by this; otherwise they learn too slowly at the common learning rate.
inline constexpr double kBucketScale = 10;

/// Initialises parameters: token embedding N(0, 1), projections N(0, 1 / rows), LM head N(0, 0.02^2), position
/// embedding N(0, position_init_std^2), relative keys N(0, 0.1^2), gains 1, the rest 0. Every matrix has its own random
/// stream, so encodings with the same seed share the other weights.
template <typename Real>
void fill_parameters(const ModelShape& shape, double position_init_std, std::uint64_t seed, std::span<Real> parameters);

}  // namespace posenc
