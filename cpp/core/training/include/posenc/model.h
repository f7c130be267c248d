#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/layout.h>

namespace posenc {

/// The way in which a model is told the positions of its words.
enum class Encoding : std::uint8_t {
  none,        ///< not at all; behind a causal mask a second layer may still find out
  learned,     ///< a row of a trained table is added to each word (GPT-2, BERT)
  sinusoidal,  ///< PE(position), interleaved, is added to each word (Vaswani et al. 2017, section 3.5)
  shaw,        ///< a trained vector per clipped distance is added to each key (Shaw et al. 2018)
  t5,          ///< a trained bias per head and bucket of distances is added to each score (Raffel et al. 2020)
  alibi,       ///< a fixed slope times the distance is taken off each score (Press et al. 2021)
  rotary,      ///< queries and keys are turned by their position (Su et al. 2021)
};

/// The shape of a small pre-norm Transformer: `layers` times attention and a ReLU network of twice its width, then one
/// norm and the logits.
struct ModelShape {
  std::size_t layers = 1;
  std::size_t heads = 4;
  std::size_t dimensions = 32;  ///< a multiple of 2 x heads
  std::size_t vocabulary = 16;
  std::size_t max_length = 256;  ///< rows of a learned table
  Encoding encoding = Encoding::none;
  bool causal = false;
  std::size_t clip = 8;      ///< of 'shaw': distances beyond it share one vector
  std::size_t buckets = 16;  ///< of 't5': per head, both directions together; a multiple of 4
  std::size_t max_bucket_distance =
      16;                ///< of 't5': the distance from which on all share the last bucket; beyond the exact ones
  double base = 10'000;  ///< of 'sinusoidal' and 'rotary'
  Layout layout = Layout::halves;  ///< of 'rotary': which dimensions of a head turn together

  std::size_t head_width() const { return dimensions / heads; }
  std::size_t mlp_width() const { return 2 * dimensions; }
  /// Distances -clip to clip.
  std::size_t relative_distances() const { return 2 * clip + 1; }
};

/// A matrix (rows x columns) among the parameters of a model.
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

/// The parameters of one layer. Norms hold their gains in row 0 and their biases in row 1.
struct LayerSlices {
  Slice attn_norm;      ///< (2 x dimensions)
  Slice qkv;            ///< (dimensions x 3 dimensions): W_Q, W_K and W_V side by side, heads side by side in each
  Slice attn_proj;      ///< (dimensions x dimensions)
  Slice relative_keys;  ///< (2 clip + 1 x head width) of 'shaw', else empty; all heads share it
  Slice mlp_norm;       ///< (2 x dimensions)
  Slice up_proj;        ///< (dimensions x hidden)
  Slice up_bias;        ///< (1 x hidden)
  Slice down_proj;      ///< (hidden x dimensions)
  Slice down_bias;      ///< (1 x dimensions)
};

/// The places of a model's parameters in one row of numbers.
struct ModelSlices {
  explicit ModelSlices(const ModelShape& shape);

  Slice token_embedding;     ///< (vocabulary x dimensions)
  Slice position_embedding;  ///< (longest x dimensions) of 'learned', else empty
  Slice bucket_bias;         ///< (heads x buckets) of 't5', else empty: a tenth of the bias; all layers share it
  std::vector<LayerSlices> layers;
  Slice final_norm;       ///< (2 x dimensions)
  Slice lm_head;          ///< (dimensions x vocabulary)
  Slice lm_head_bias;     ///< (1 x vocabulary)
  std::size_t count = 0;  ///< of all parameters
};

/// The biases of 't5' are stored as tenths: at the common learning rate they would learn too slowly to be a fair
/// comparison.
inline constexpr double kBucketScale = 10;

/// Fills the parameters of a new model: words from N(0, 1), projections from N(0, 1 / rows), logits from N(0, 0.02^2),
/// the learned table from N(0, table_start^2), distances from N(0, 0.1^2), gains 1, all else 0. Every matrix has a
/// stream of the seed of its own, so that two encodings of one seed begin with the same other weights.
template <typename Real>
void fill_parameters(const ModelShape& shape, double position_init_std, std::uint64_t seed, std::span<Real> parameters);

}  // namespace posenc
