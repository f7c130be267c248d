#include "layers.h"

#include <algorithm>
#include <cmath>

#include <posenc/bias/position_bias.h>
#include "matrix_product.h"
#include "vector_math.h"

namespace posenc {
namespace {

constexpr double kLayerNormEpsilon = 1e-5;  // as in PyTorch's LayerNorm

/// Transposes the keys of a head to (head width x padded), so that products run along contiguous memory.
template <typename Real>
void transpose(const Real* from, std::size_t rows, std::size_t from_step, std::size_t columns, std::size_t padded,
               std::vector<Real>& to) {
  to.assign(columns * padded, Real{0});
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column) to[column * padded + row] = from[row * from_step + column];
}

/// Softmax over the first `visible` numbers of a row; the rest becomes 0.
template <typename Real>
void softmax(Real* row, std::size_t visible, std::size_t padded) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  const Real max = max_of(row, visible);
  for (std::size_t k = 0; k < visible; k += kWidth) store(vector_exp(load(row + k) - max), row + k);
  std::fill(row + visible, row + padded, Real{0});
  const Real sum = unrolled_sum<Real>(visible, [row](std::size_t k) { return row[k]; });
  for (std::size_t k = 0; k < visible; ++k) row[k] /= sum;
}

/// factor / sqrt(head width).
template <typename Real>
Real score_scale(const ModelShape& shape, Real factor) {
  return factor / std::sqrt(static_cast<Real>(shape.head_width()));
}

}  // namespace

template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm,
               LayerNormActivations<Real>& activations) {
  reset(activations.x_hat, rows * columns);
  reset(activations.rstd, rows);
  reset(activations.output, rows * columns);
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* in = input + row * columns;
    Real* x_hat = activations.x_hat.data() + row * columns;
    Real* output = activations.output.data() + row * columns;
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return in[c]; }) / count;
    const Real variance =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return (in[c] - mean) * (in[c] - mean); }) / count;
    const Real rstd = 1 / std::sqrt(variance + static_cast<Real>(kLayerNormEpsilon));
    activations.rstd[row] = rstd;
    for (std::size_t c = 0; c < columns; ++c) {
      x_hat[c] = (in[c] - mean) * rstd;
      output[c] = x_hat[c] * norm[c] + norm[columns + c];
    }
  }
}

template <typename Real>
void normalize_backward(const LayerNormActivations<Real>& activations, const Real* output_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient) {
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* from = output_gradient + row * columns;
    const Real* x_hat = activations.x_hat.data() + row * columns;
    Real* to = input_gradient + row * columns;
    // Means of the gradient of x_hat, and of its product with x_hat.
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c]; }) / count;
    const Real mean_x_hat =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c] * x_hat[c]; }) / count;
    for (std::size_t c = 0; c < columns; ++c) {
      norm_gradient[c] += from[c] * x_hat[c];
      norm_gradient[columns + c] += from[c];
    }
    for (std::size_t c = 0; c < columns; ++c)
      to[c] += activations.rstd[row] * (from[c] * norm[c] - mean - x_hat[c] * mean_x_hat);
  }
}

template void normalize(const float*, std::size_t, std::size_t, const float*, LayerNormActivations<float>&);
template void normalize(const double*, std::size_t, std::size_t, const double*, LayerNormActivations<double>&);
template void normalize_backward(const LayerNormActivations<float>&, const float*, std::size_t, std::size_t,
                                 const float*, float*, float*);
template void normalize_backward(const LayerNormActivations<double>&, const double*, std::size_t, std::size_t,
                                 const double*, double*, double*);

template <typename Real>
std::vector<Real> distance_biases(const ModelShape& shape, const Activations<Real>& activations, std::size_t head,
                                  const Real* buckets) {
  const std::size_t length = activations.length;
  std::vector<Real> biases(2 * length - 1, Real{0});
  for (std::size_t index = 0; index < biases.size(); ++index) {
    const double distance = std::abs(static_cast<double>(index) - static_cast<double>(length - 1));
    if (shape.encoding == Encoding::alibi)
      biases[index] = static_cast<Real>(-alibi_slope(head, shape.heads) * distance);
    if (shape.encoding == Encoding::t5)
      biases[index] = static_cast<Real>(kBucketScale) * buckets[head * shape.buckets + activations.buckets[index]];
  }
  return biases;
}

template <typename Real>
void attend(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
            const Real* relative_keys, const Real* buckets, LayerActivations<Real>& layer) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t length = activations.length;
  const std::size_t padded = activations.padded;
  const std::size_t relative_count = shape.relative_distances();
  const Real scale = score_scale(shape, score_scale_factor);
  reset(layer.weights, activations.sentences * shape.heads * length * padded);
  reset(layer.attn_out, activations.sentences * length * d);
  std::vector<Real> keys;
  std::vector<Real> transposed_relative_keys;
  std::vector<Real> relative_scores(relative_keys ? length * relative_count : 0);
  if (relative_keys) transpose(relative_keys, relative_count, width, width, relative_count, transposed_relative_keys);
  for (std::size_t head = 0; head < shape.heads; ++head) {
    const std::vector<Real> biases = distance_biases(shape, activations, head, buckets);
    for (std::size_t sentence = 0; sentence < activations.sentences; ++sentence) {
      const Real* queries = layer.qkv.data() + sentence * length * 3 * d + head * width;
      Real* weights = layer.weights.data() + (sentence * shape.heads + head) * length * padded;
      transpose(queries + d, length, 3 * d, width, padded, keys);
      multiply({length, width, padded}, row_major(queries, 3 * d), keys.data(), padded, weights, padded);
      if (relative_keys) {
        multiply({length, width, relative_count}, row_major(queries, 3 * d), transposed_relative_keys.data(),
                 relative_count, relative_scores.data(), relative_count);
      }
      for (std::size_t i = 0; i < length; ++i) {
        Real* row = weights + i * padded;
        const std::size_t visible = shape.causal ? i + 1 : length;
        for (std::size_t j = 0; relative_keys && j < visible; ++j) {
          const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
          row[j] += relative_scores[i * relative_count + relative_index(offset, shape.clip)];
        }
        const Real* bias = &biases[length - 1 - i];
        for (std::size_t j = 0; j < visible; ++j) row[j] = row[j] * scale + bias[j];
        softmax(row, visible, padded);
      }
      multiply({length, length, width}, row_major(weights, padded), queries + 2 * d, 3 * d,
               layer.attn_out.data() + sentence * length * d + head * width, d);
    }
  }
}

template <typename Real>
void attend_backward(const ModelShape& shape, const Activations<Real>& activations, Real score_scale_factor,
                     const Real* relative_keys, const LayerActivations<Real>& layer, const Real* attn_out_gradient,
                     Real* qkv_gradient, Real* relative_keys_gradient, Real* buckets_gradient) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t length = activations.length;
  const std::size_t padded = activations.padded;
  const std::size_t relative_count = shape.relative_distances();
  const Real scale = score_scale(shape, score_scale_factor);
  std::vector<Real> values;
  std::vector<Real> scores(length * padded);
  std::vector<Real> relative_score_gradient(relative_keys ? length * relative_count : 0);
  for (std::size_t head = 0; head < shape.heads; ++head) {
    for (std::size_t sentence = 0; sentence < activations.sentences; ++sentence) {
      const std::size_t first = sentence * length * 3 * d + head * width;
      const Real* queries = layer.qkv.data() + first;
      Real* query_gradient = qkv_gradient + first;
      const Real* weights = layer.weights.data() + (sentence * shape.heads + head) * length * padded;
      const Real* attn_out = attn_out_gradient + sentence * length * d + head * width;
      // Gradients of values, then weights, then scores: backward through softmax(scores) V.
      multiply({length, length, width}, transposed(weights, padded), attn_out, d, query_gradient + 2 * d, 3 * d);
      transpose(queries + 2 * d, length, 3 * d, width, padded, values);
      multiply({length, width, padded}, row_major(attn_out, d), values.data(), padded, scores.data(), padded);
      for (std::size_t i = 0; i < length; ++i) {
        Real* row = scores.data() + i * padded;
        const Real* weight = weights + i * padded;
        const Real mean = unrolled_sum<Real>(length, [=](std::size_t j) { return weight[j] * row[j]; });
        for (std::size_t j = 0; j < padded; ++j) row[j] = weight[j] * (row[j] - mean);
        if (buckets_gradient) {
          for (std::size_t j = 0; j < length; ++j)
            buckets_gradient[head * shape.buckets + activations.buckets[j + length - 1 - i]] +=
                static_cast<Real>(kBucketScale) * row[j];
        }
        for (std::size_t j = 0; j < length; ++j) row[j] *= scale;
      }
      multiply({length, length, width}, row_major(scores.data(), padded), queries + d, 3 * d, query_gradient, 3 * d);
      multiply({length, length, width}, transposed(scores.data(), padded), queries, 3 * d, query_gradient + d, 3 * d);
      if (!relative_keys) continue;
      std::fill(relative_score_gradient.begin(), relative_score_gradient.end(), Real{0});
      for (std::size_t i = 0; i < length; ++i) {
        for (std::size_t j = 0; j < length; ++j) {
          const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
          relative_score_gradient[i * relative_count + relative_index(offset, shape.clip)] += scores[i * padded + j];
        }
      }
      multiply({length, relative_count, width}, row_major(relative_score_gradient.data(), relative_count),
               relative_keys, width, query_gradient, 3 * d, Output::accumulate);
      multiply({relative_count, length, width}, transposed(relative_score_gradient.data(), relative_count), queries,
               3 * d, relative_keys_gradient, width, Output::accumulate);
    }
  }
}

template <typename Real>
void apply_rope(const ModelShape& shape, const Activations<Real>& activations, Real direction, Real* qkv) {
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const std::size_t pairs = width / 2;
  for (std::size_t token = 0; token < activations.sentences * activations.length; ++token) {
    const std::size_t position = token % activations.length;
    const Real* cosine = activations.cosine.data() + position * pairs;
    const Real* sine = activations.sine.data() + position * pairs;
    for (std::size_t head = 0; head < 2 * shape.heads; ++head) {  // query heads, then key heads
      Real* numbers = qkv + token * 3 * d + head * width;
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

#define POSENC_ATTENTION_OF(Real)                                                                                    \
  template std::vector<Real> distance_biases(const ModelShape&, const Activations<Real>&, std::size_t, const Real*); \
  template void attend(const ModelShape&, const Activations<Real>&, Real, const Real*, const Real*,                  \
                       LayerActivations<Real>&);                                                                     \
  template void attend_backward(const ModelShape&, const Activations<Real>&, Real, const Real*,                      \
                                const LayerActivations<Real>&, const Real*, Real*, Real*, Real*);                    \
  template void apply_rope(const ModelShape&, const Activations<Real>&, Real, Real*);
POSENC_ATTENTION_OF(float)
POSENC_ATTENTION_OF(double)

}  // namespace posenc
