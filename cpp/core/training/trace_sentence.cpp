#include <posenc/trace_sentence.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <posenc/distance_bias.h>
#include <posenc/frequency.h>
#include <posenc/phase.h>
#include <posenc/sinusoidal.h>

#include "attention_pass.h"
#include "layer_norm.h"

namespace posenc {
namespace {

using Numbers = std::vector<float>;

void append(Numbers& all, const Numbers& part) { all.insert(all.end(), part.begin(), part.end()); }

Numbers sum(const Numbers& a, const Numbers& b) {
  Numbers result(a);
  for (std::size_t k = 0; k < result.size(); ++k) result[k] += b[k];
  return result;
}

/// Traces one sentence through a model.
class Tracer {
 public:
  Tracer(const ModelShape& shape, std::span<const float> parameters, std::span<const std::int32_t> words)
      : shape_(shape), slices_(shape), parameters_(parameters), words_(words) {}

  SentenceTrace trace() {
    embed();
    for (const LayerSlices& layer : slices_.layers) {
      attend(layer);
      feed_forward(layer);
    }
    predict();
    list_slices();
    return std::move(trace_);
  }

 private:
  float weight(const Slice& slice, std::size_t row, std::size_t column) const {
    return parameters_[slice.offset + row * slice.columns + column];
  }

  Numbers norm(const Numbers& rows, const Slice& by) const {
    LayerNormActivations<float> activations;
    normalize(rows.data(), words_.size(), shape_.dimensions, by.of(parameters_).data(), activations);
    return activations.output;
  }

  /// Rows times columns [first, first + columns) of a weight matrix, plus its bias if any.
  Numbers product(const Numbers& rows, const Slice& by, std::size_t first, std::size_t columns,
                  const Slice& bias = {}) const {
    Numbers result;
    result.reserve(words_.size() * columns);
    std::vector<double> sums(columns);
    for (std::size_t row = 0; row < words_.size(); ++row) {
      for (std::size_t column = 0; column < columns; ++column)
        sums[column] = bias.size() > 0 ? static_cast<double>(weight(bias, 0, column)) : 0;
      // Row-wise over the weights, for contiguous reads.
      for (std::size_t k = 0; k < by.rows; ++k) {
        const auto number = static_cast<double>(rows[row * by.rows + k]);
        const float* weights = parameters_.data() + by.offset + k * by.columns + first;
        for (std::size_t column = 0; column < columns; ++column)
          sums[column] += number * static_cast<double>(weights[column]);
      }
      for (const double sum : sums) result.push_back(static_cast<float>(sum));
    }
    return result;
  }

  void embed() {
    const std::size_t d = shape_.dimensions;
    for (const std::int32_t word : words_)
      for (std::size_t c = 0; c < d; ++c)
        trace_.token_embedding.push_back(weight(slices_.token_embedding, static_cast<std::size_t>(word), c));
    if (shape_.encoding == Encoding::learned) {
      const auto rows = slices_.position_embedding.of(parameters_).first(words_.size() * d);
      trace_.position_embedding.assign(rows.begin(), rows.end());
    }
    if (shape_.encoding == Encoding::sinusoidal) {
      trace_.position_embedding.resize(words_.size() * d);
      const SinusoidalSpec spec{.positions = static_cast<double>(words_.size()),
                                .dimensions = static_cast<double>(d),
                                .base = shape_.base,
                                .offset = 0,
                                .layout = "interleaved"};
      fill_sinusoidal(spec, MatrixView(trace_.position_embedding, words_.size(), d));
    }
    trace_.embedded = trace_.position_embedding.empty() ? trace_.token_embedding
                                                        : sum(trace_.token_embedding, trace_.position_embedding);
    residual_ = trace_.embedded;
  }

  /// Rotates each pair of queries or keys by its position.
  Numbers apply_rope(const Numbers& rows) const {
    const std::size_t width = shape_.head_width();
    const auto pairs = pair_frequencies(width, shape_.base);
    Numbers result(rows);
    for (std::size_t position = 0; position < words_.size(); ++position) {
      for (std::size_t head = 0; head < shape_.heads; ++head) {
        float* numbers = result.data() + position * shape_.dimensions + head * width;
        for (std::size_t pair = 0; pair < width / 2; ++pair) {
          const double angle = static_cast<double>(position) * pairs[pair].omega;
          const auto [sine, cosine] = sincos(phase_from_turns(angle / (2 * std::numbers::pi)));
          const auto [x_at, y_at] = pair_columns(pair, width, shape_.layout);
          const auto x = static_cast<double>(numbers[x_at]);
          const auto y = static_cast<double>(numbers[y_at]);
          numbers[x_at] = static_cast<float>(x * cosine - y * sine);
          numbers[y_at] = static_cast<float>(x * sine + y * cosine);
        }
      }
    }
    return result;
  }

  /// The bias of a score; for 'shaw' the query's product with the relative key.
  double bias(const LayerSlices& layer, const Numbers& queries, std::size_t head, std::size_t i, std::size_t j) const {
    const auto offset = static_cast<std::int64_t>(j) - static_cast<std::int64_t>(i);
    if (shape_.encoding == Encoding::alibi)
      return -alibi_slope(head, shape_.heads) * std::abs(static_cast<double>(offset));
    if (shape_.encoding == Encoding::t5) {
      const std::size_t bucket = t5_bucket(offset, shape_.causal, shape_.buckets, shape_.max_bucket_distance);
      return kBucketScale * static_cast<double>(weight(slices_.bucket_bias, head, bucket));
    }
    const std::size_t width = shape_.head_width();
    double sum = 0;
    for (std::size_t c = 0; c < width; ++c)
      sum += static_cast<double>(queries[i * shape_.dimensions + head * width + c]) *
             static_cast<double>(
                 weight(layer.relative_keys, relative_index(static_cast<std::ptrdiff_t>(offset), shape_.clip), c));
    return sum / std::sqrt(static_cast<double>(width));
  }

  bool has_biases() const {
    return shape_.encoding == Encoding::alibi || shape_.encoding == Encoding::t5 || shape_.encoding == Encoding::shaw;
  }

  /// Appends the scores of a head, their biases, and the attention weights.
  void attention_scores(const LayerSlices& layer, const Numbers& queries, const Numbers& keys, std::size_t head) {
    const std::size_t length = words_.size();
    const std::size_t width = shape_.head_width();
    const double root = std::sqrt(static_cast<double>(width));
    for (std::size_t i = 0; i < length; ++i) {
      std::vector<double> row(length);
      for (std::size_t j = 0; j < length; ++j) {
        double sum = 0;
        for (std::size_t c = head * width; c < (head + 1) * width; ++c)
          sum += static_cast<double>(queries[i * shape_.dimensions + c]) *
                 static_cast<double>(keys[j * shape_.dimensions + c]);
        row[j] = sum / root;
        trace_.scores.push_back(static_cast<float>(row[j]));
        if (!has_biases()) continue;
        const double added = bias(layer, queries, head, i, j);
        row[j] += added;
        trace_.biases.push_back(static_cast<float>(added));
      }
      append_softmax(row, shape_.causal ? i + 1 : length, trace_.attention);
    }
  }

  /// Softmax over the first `visible` numbers of a row; the others are 0.
  static void append_softmax(const std::vector<double>& row, std::size_t visible, Numbers& all) {
    const double max = *std::max_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(visible));
    double sum = 0;
    for (std::size_t k = 0; k < visible; ++k) sum += std::exp(row[k] - max);
    for (std::size_t k = 0; k < row.size(); ++k)
      all.push_back(k < visible ? static_cast<float>(std::exp(row[k] - max) / sum) : 0.0F);
  }

  void attend(const LayerSlices& layer) {
    const std::size_t length = words_.size();
    const std::size_t d = shape_.dimensions;
    const std::size_t width = shape_.head_width();
    const Numbers attn_norm = norm(residual_, layer.attn_norm);
    const Numbers queries = product(attn_norm, layer.qkv, 0, d);
    const Numbers keys = product(attn_norm, layer.qkv, d, d);
    const Numbers values = product(attn_norm, layer.qkv, 2 * d, d);
    const bool rotary = shape_.encoding == Encoding::rotary;
    const Numbers rotated_queries = rotary ? apply_rope(queries) : Numbers{};
    const Numbers rotated_keys = rotary ? apply_rope(keys) : Numbers{};
    const std::size_t first = trace_.attention.size();
    for (std::size_t head = 0; head < shape_.heads; ++head)
      attention_scores(layer, rotary ? rotated_queries : queries, rotary ? rotated_keys : keys, head);
    Numbers attn_out(length * d);
    for (std::size_t i = 0; i < length; ++i) {
      for (std::size_t c = 0; c < d; ++c) {
        const float* weights = trace_.attention.data() + first + (c / width * length + i) * length;
        double sum = 0;
        for (std::size_t j = 0; j < length; ++j)
          sum += static_cast<double>(weights[j]) * static_cast<double>(values[j * d + c]);
        attn_out[i * d + c] = static_cast<float>(sum);
      }
    }
    const Numbers output = product(attn_out, layer.attn_proj, 0, d);
    residual_ = sum(residual_, output);
    append(trace_.attn_norm, attn_norm);
    append(trace_.queries, queries);
    append(trace_.keys, keys);
    append(trace_.values, values);
    append(trace_.rotated_queries, rotated_queries);
    append(trace_.rotated_keys, rotated_keys);
    append(trace_.attn_out, attn_out);
    append(trace_.attn_proj, output);
    append(trace_.after_attention, residual_);
  }

  void feed_forward(const LayerSlices& layer) {
    const Numbers mlp_norm = norm(residual_, layer.mlp_norm);
    Numbers hidden = product(mlp_norm, layer.up_proj, 0, shape_.mlp_width(), layer.up_bias);
    for (float& number : hidden) number = std::max(number, 0.0F);
    const Numbers mlp_out = product(hidden, layer.down_proj, 0, shape_.dimensions, layer.down_bias);
    residual_ = sum(residual_, mlp_out);
    append(trace_.mlp_norm, mlp_norm);
    append(trace_.mlp_hidden, hidden);
    append(trace_.mlp_out, mlp_out);
    append(trace_.after_mlp, residual_);
  }

  void predict() {
    trace_.final_norm = norm(residual_, slices_.final_norm);
    trace_.logits = product(trace_.final_norm, slices_.lm_head, 0, shape_.vocabulary, slices_.lm_head_bias);
    for (std::size_t position = 0; position < words_.size(); ++position) {
      const auto first = trace_.logits.begin() + static_cast<std::ptrdiff_t>(position * shape_.vocabulary);
      const std::vector<double> row(first, first + static_cast<std::ptrdiff_t>(shape_.vocabulary));
      append_softmax(row, row.size(), trace_.probabilities);
      trace_.predictions.push_back(static_cast<std::int32_t>(std::max_element(row.begin(), row.end()) - row.begin()));
    }
  }

  void list_slices() {
    const auto list = [this](const Slice& slice) {
      for (const std::size_t number : {slice.offset, slice.rows, slice.columns})
        trace_.slices.push_back(static_cast<std::int32_t>(number));
    };
    for (const Slice& slice : {slices_.token_embedding, slices_.position_embedding, slices_.bucket_bias}) list(slice);
    for (const LayerSlices& layer : slices_.layers)
      for (const Slice& slice : {layer.attn_norm, layer.qkv, layer.attn_proj, layer.relative_keys, layer.mlp_norm,
                                 layer.up_proj, layer.up_bias, layer.down_proj, layer.down_bias})
        list(slice);
    for (const Slice& slice : {slices_.final_norm, slices_.lm_head, slices_.lm_head_bias}) list(slice);
  }

  const ModelShape& shape_;
  const ModelSlices slices_;
  std::span<const float> parameters_;
  std::span<const std::int32_t> words_;
  /// Residual stream, (T x d).
  Numbers residual_;
  SentenceTrace trace_;
};

}  // namespace

SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words) {
  return Tracer(shape, parameters, words).trace();
}

}  // namespace posenc
