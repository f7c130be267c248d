#include "attention_pass.h"

#include <algorithm>
#include <cmath>

#include <posenc/distance_bias.h>
#include "matrix_product.h"
#include "vector_math.h"

namespace posenc {
namespace {

/// The keys of a head as columns, so that products run along them: (head width x padded).
template <typename Real>
void transpose(const Real* from, std::size_t rows, std::size_t from_step, std::size_t columns, std::size_t padded,
               std::vector<Real>& to) {
  to.assign(columns * padded, Real{0});
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column) to[column * padded + row] = from[row * from_step + column];
}

/// Turns a row of scores into weights that sum to 1 over its first `seen` numbers; the rest becomes 0.
template <typename Real>
void softmax(Real* row, std::size_t seen, std::size_t padded) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  const Real largest = largest_of(row, seen);
  for (std::size_t k = 0; k < seen; k += kWidth) store(exponential(loaded(row + k) - largest), row + k);
  std::fill(row + seen, row + padded, Real{0});
  const Real sum = unrolled_sum<Real>(seen, [row](std::size_t k) { return row[k]; });
  for (std::size_t k = 0; k < seen; ++k) row[k] /= sum;
}

/// The term of a score that depends on the distance alone, by key - query + length - 1.
template <typename Real>
std::vector<Real> distance_biases(const ModelShape& shape, const ForwardTrace<Real>& trace, std::size_t head,
                                  const Real* buckets) {
  const std::size_t length = trace.length;
  std::vector<Real> biases(2 * length - 1, Real{0});
  for (std::size_t index = 0; index < biases.size(); ++index) {
    const double distance = std::abs(static_cast<double>(index) - static_cast<double>(length - 1));
    if (shape.encoding == Encoding::alibi)
      biases[index] = static_cast<Real>(-alibi_slope(head, shape.heads) * distance);
    if (shape.encoding == Encoding::t5)
      biases[index] = static_cast<Real>(kBucketScale) * buckets[head * shape.buckets + trace.buckets[index]];
  }
  return biases;
}

/// One over the root of the head width, by which scores are divided.
template <typename Real>
Real score_scale(const ModelShape& shape, Real factor) {
  return factor / std::sqrt(static_cast<Real>(shape.head_width()));
}

}  // namespace

template <typename Real>
void attend(const ModelShape& shape, const ForwardTrace<Real>& trace, Real score_factor, const Real* distances,
            const Real* buckets, LayerTrace<Real>& layer) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t length = trace.length;
  const std::size_t padded = trace.padded;
  const std::size_t clips = shape.clipped_distances();
  const Real scale = score_scale(shape, score_factor);
  layer.weights.resize(trace.sentences * shape.heads * length * padded);
  layer.mixed.resize(trace.sentences * length * d);
  std::vector<Real> keys;
  std::vector<Real> distance_keys;
  std::vector<Real> distance_scores(distances ? length * clips : 0);
  if (distances) transpose(distances, clips, width, width, clips, distance_keys);
  for (std::size_t head = 0; head < shape.heads; ++head) {
    const std::vector<Real> biases = distance_biases(shape, trace, head, buckets);
    for (std::size_t sentence = 0; sentence < trace.sentences; ++sentence) {
      const Real* queries = layer.query_key_value.data() + sentence * length * 3 * d + head * width;
      Real* weights = layer.weights.data() + (sentence * shape.heads + head) * length * padded;
      transpose(queries + d, length, 3 * d, width, padded, keys);
      multiply({length, width, padded}, plain(queries, 3 * d), keys.data(), padded, weights, padded);
      if (distances) {
        multiply({length, width, clips}, plain(queries, 3 * d), distance_keys.data(), clips, distance_scores.data(),
                 clips);
      }
      for (std::size_t i = 0; i < length; ++i) {
        Real* row = weights + i * padded;
        const std::size_t seen = shape.causal ? i + 1 : length;
        for (std::size_t j = 0; distances && j < seen; ++j) {
          const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
          row[j] += distance_scores[i * clips + clipped(offset, shape.clip)];
        }
        const Real* bias = &biases[length - 1 - i];
        for (std::size_t j = 0; j < seen; ++j) row[j] = row[j] * scale + bias[j];
        softmax(row, seen, padded);
      }
      multiply({length, length, width}, plain(weights, padded), queries + 2 * d, 3 * d,
               layer.mixed.data() + sentence * length * d + head * width, d);
    }
  }
}

template <typename Real>
void attend_backward(const ModelShape& shape, const ForwardTrace<Real>& trace, Real score_factor, const Real* distances,
                     const LayerTrace<Real>& layer, const Real* mixed_gradient, Real* query_key_value_gradient,
                     Real* distances_gradient, Real* buckets_gradient) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t length = trace.length;
  const std::size_t padded = trace.padded;
  const std::size_t clips = shape.clipped_distances();
  const Real scale = score_scale(shape, score_factor);
  std::vector<Real> values;
  std::vector<Real> scores(length * padded);
  std::vector<Real> by_distance(distances ? length * clips : 0);
  for (std::size_t head = 0; head < shape.heads; ++head) {
    for (std::size_t sentence = 0; sentence < trace.sentences; ++sentence) {
      const std::size_t first = sentence * length * 3 * d + head * width;
      const Real* queries = layer.query_key_value.data() + first;
      Real* query_gradient = query_key_value_gradient + first;
      const Real* weights = layer.weights.data() + (sentence * shape.heads + head) * length * padded;
      const Real* mixed = mixed_gradient + sentence * length * d + head * width;
      // Values, then weights, then scores: the way back through softmax(scores) V.
      multiply({length, length, width}, transposed(weights, padded), mixed, d, query_gradient + 2 * d, 3 * d);
      transpose(queries + 2 * d, length, 3 * d, width, padded, values);
      multiply({length, width, padded}, plain(mixed, d), values.data(), padded, scores.data(), padded);
      for (std::size_t i = 0; i < length; ++i) {
        Real* row = scores.data() + i * padded;
        const Real* weight = weights + i * padded;
        const Real mean = unrolled_sum<Real>(length, [=](std::size_t j) { return weight[j] * row[j]; });
        for (std::size_t j = 0; j < padded; ++j) row[j] = weight[j] * (row[j] - mean);
        if (buckets_gradient) {
          for (std::size_t j = 0; j < length; ++j)
            buckets_gradient[head * shape.buckets + trace.buckets[j + length - 1 - i]] +=
                static_cast<Real>(kBucketScale) * row[j];
        }
        for (std::size_t j = 0; j < length; ++j) row[j] *= scale;
      }
      multiply({length, length, width}, plain(scores.data(), padded), queries + d, 3 * d, query_gradient, 3 * d);
      multiply({length, length, width}, transposed(scores.data(), padded), queries, 3 * d, query_gradient + d, 3 * d);
      if (!distances) continue;
      std::fill(by_distance.begin(), by_distance.end(), Real{0});
      for (std::size_t i = 0; i < length; ++i) {
        for (std::size_t j = 0; j < length; ++j) {
          const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
          by_distance[i * clips + clipped(offset, shape.clip)] += scores[i * padded + j];
        }
      }
      multiply({length, clips, width}, plain(by_distance.data(), clips), distances, width, query_gradient, 3 * d,
               Sum::added);
      multiply({clips, length, width}, transposed(by_distance.data(), clips), queries, 3 * d, distances_gradient, width,
               Sum::added);
    }
  }
}

template <typename Real>
void turn(const ModelShape& shape, const ForwardTrace<Real>& trace, Real direction, Real* query_key_value) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t pairs = width / 2;
  for (std::size_t place = 0; place < trace.sentences * trace.length; ++place) {
    const std::size_t position = place % trace.length;
    const Real* cosine = trace.cosine.data() + position * pairs;
    const Real* sine = trace.sine.data() + position * pairs;
    for (std::size_t head = 0; head < 2 * shape.heads; ++head) {  // those of the queries, then those of the keys
      Real* numbers = query_key_value + place * 3 * d + head * width;
      for (std::size_t pair = 0; pair < pairs; ++pair) {
        const auto [x_at, y_at] = pair_columns(pair, width, shape.layout);
        const Real x = numbers[x_at];
        const Real y = numbers[y_at];
        numbers[x_at] = x * cosine[pair] - direction * y * sine[pair];
        numbers[y_at] = x * direction * sine[pair] + y * cosine[pair];
      }
    }
  }
}

#define POSENC_ATTENTION_OF(Real)                                                                    \
  template void attend(const ModelShape&, const ForwardTrace<Real>&, Real, const Real*, const Real*, \
                       LayerTrace<Real>&);                                                           \
  template void attend_backward(const ModelShape&, const ForwardTrace<Real>&, Real, const Real*,     \
                                const LayerTrace<Real>&, const Real*, Real*, Real*, Real*);          \
  template void turn(const ModelShape&, const ForwardTrace<Real>&, Real, Real*);
POSENC_ATTENTION_OF(float)
POSENC_ATTENTION_OF(double)

}  // namespace posenc
