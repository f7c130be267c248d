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

Numbers sum_of(const Numbers& one, const Numbers& other) {
  Numbers sum(one);
  for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += other[k];
  return sum;
}

/// The walk of one sentence through a model.
class Walk {
 public:
  Walk(const ModelShape& shape, std::span<const float> parameters, std::span<const std::int32_t> words)
      : shape_(shape), slices_(shape), parameters_(parameters), words_(words) {}

  SentenceTrace trace() {
    enter();
    for (const LayerSlices& layer : slices_.layers) {
      attend(layer);
      feed_forward(layer);
    }
    answer();
    list_slices();
    return std::move(trace_);
  }

 private:
  float weight(const Slice& slice, std::size_t row, std::size_t column) const {
    return parameters_[slice.offset + row * slice.columns + column];
  }

  Numbers norm(const Numbers& rows, const Slice& by) const {
    NormTrace<float> kept;
    normalize(rows.data(), words_.size(), shape_.dimensions, by.of(parameters_).data(), kept);
    return kept.result;
  }

  /// Rows times some columns of a learned matrix, plus its bias where there is one.
  Numbers product(const Numbers& rows, const Slice& by, std::size_t first, std::size_t columns,
                  const Slice& bias = {}) const {
    Numbers result;
    result.reserve(words_.size() * columns);
    std::vector<double> sums(columns);
    for (std::size_t row = 0; row < words_.size(); ++row) {
      for (std::size_t column = 0; column < columns; ++column)
        sums[column] = bias.size() > 0 ? static_cast<double>(weight(bias, 0, column)) : 0;
      // Column by column, each sum would fetch its weights from a row of memory each.
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

  void enter() {
    const std::size_t d = shape_.dimensions;
    for (const std::int32_t word : words_)
      for (std::size_t c = 0; c < d; ++c)
        trace_.words.push_back(weight(slices_.words, static_cast<std::size_t>(word), c));
    if (shape_.encoding == Encoding::learned) {
      const auto rows = slices_.positions.of(parameters_).first(words_.size() * d);
      trace_.positions.assign(rows.begin(), rows.end());
    }
    if (shape_.encoding == Encoding::sinusoidal) {
      trace_.positions.resize(words_.size() * d);
      const SinusoidalSpec spec{.positions = static_cast<double>(words_.size()),
                                .dimensions = static_cast<double>(d),
                                .base = shape_.base,
                                .offset = 0,
                                .layout = "interleaved"};
      fill_sinusoidal(spec, MatrixView(trace_.positions, words_.size(), d));
    }
    trace_.entered = trace_.positions.empty() ? trace_.words : sum_of(trace_.words, trace_.positions);
    state_ = trace_.entered;
  }

  /// Queries or keys, each pair of a head turned by its position.
  Numbers turned(const Numbers& rows) const {
    const std::size_t width = shape_.head_width();
    const auto pairs = pair_frequencies(width, shape_.base);
    Numbers result(rows);
    for (std::size_t place = 0; place < words_.size(); ++place) {
      for (std::size_t head = 0; head < shape_.heads; ++head) {
        float* numbers = result.data() + place * shape_.dimensions + head * width;
        for (std::size_t pair = 0; pair < width / 2; ++pair) {
          const double angle = static_cast<double>(place) * pairs[pair].omega;
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

  /// The term of a score for the distance of its key, and with vectors of distances for the query, too.
  double bias(const LayerSlices& layer, const Numbers& queries, std::size_t head, std::size_t i, std::size_t j) const {
    const auto offset = static_cast<std::int64_t>(j) - static_cast<std::int64_t>(i);
    if (shape_.encoding == Encoding::alibi)
      return -alibi_slope(head, shape_.heads) * std::abs(static_cast<double>(offset));
    if (shape_.encoding == Encoding::t5) {
      const std::size_t bucket = t5_bucket(offset, shape_.causal, shape_.buckets, shape_.farthest_bucket);
      return kBucketScale * static_cast<double>(weight(slices_.buckets, head, bucket));
    }
    const std::size_t width = shape_.head_width();
    double sum = 0;
    for (std::size_t c = 0; c < width; ++c)
      sum += static_cast<double>(queries[i * shape_.dimensions + head * width + c]) *
             static_cast<double>(weight(layer.distances, clipped(static_cast<std::ptrdiff_t>(offset), shape_.clip), c));
    return sum / std::sqrt(static_cast<double>(width));
  }

  bool has_biases() const {
    return shape_.encoding == Encoding::alibi || shape_.encoding == Encoding::t5 || shape_.encoding == Encoding::shaw;
  }

  /// The scores of a head, what is added to them, and where every word looks.
  void look(const LayerSlices& layer, const Numbers& queries, const Numbers& keys, std::size_t head) {
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

  /// Over the first `seen` numbers of a row; the others become 0.
  static void append_softmax(const std::vector<double>& row, std::size_t seen, Numbers& all) {
    const double largest = *std::max_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(seen));
    double sum = 0;
    for (std::size_t k = 0; k < seen; ++k) sum += std::exp(row[k] - largest);
    for (std::size_t k = 0; k < row.size(); ++k)
      all.push_back(k < seen ? static_cast<float>(std::exp(row[k] - largest) / sum) : 0.0F);
  }

  void attend(const LayerSlices& layer) {
    const std::size_t length = words_.size();
    const std::size_t d = shape_.dimensions;
    const std::size_t width = shape_.head_width();
    const Numbers normed = norm(state_, layer.attention_norm);
    const Numbers queries = product(normed, layer.query_key_value, 0, d);
    const Numbers keys = product(normed, layer.query_key_value, d, d);
    const Numbers values = product(normed, layer.query_key_value, 2 * d, d);
    const bool rotary = shape_.encoding == Encoding::rotary;
    const Numbers turned_queries = rotary ? turned(queries) : Numbers{};
    const Numbers turned_keys = rotary ? turned(keys) : Numbers{};
    const std::size_t first = trace_.attention.size();
    for (std::size_t head = 0; head < shape_.heads; ++head)
      look(layer, rotary ? turned_queries : queries, rotary ? turned_keys : keys, head);
    Numbers mixed(length * d);
    for (std::size_t i = 0; i < length; ++i) {
      for (std::size_t c = 0; c < d; ++c) {
        const float* looks = trace_.attention.data() + first + (c / width * length + i) * length;
        double sum = 0;
        for (std::size_t j = 0; j < length; ++j)
          sum += static_cast<double>(looks[j]) * static_cast<double>(values[j * d + c]);
        mixed[i * d + c] = static_cast<float>(sum);
      }
    }
    const Numbers output = product(mixed, layer.output, 0, d);
    state_ = sum_of(state_, output);
    append(trace_.normed, normed);
    append(trace_.queries, queries);
    append(trace_.keys, keys);
    append(trace_.values, values);
    append(trace_.turned_queries, turned_queries);
    append(trace_.turned_keys, turned_keys);
    append(trace_.mixed, mixed);
    append(trace_.output, output);
    append(trace_.after_attention, state_);
  }

  void feed_forward(const LayerSlices& layer) {
    const Numbers normed = norm(state_, layer.hidden_norm);
    Numbers hidden = product(normed, layer.hidden, 0, shape_.hidden(), layer.hidden_bias);
    for (float& number : hidden) number = std::max(number, 0.0F);
    const Numbers narrowed = product(hidden, layer.narrowing, 0, shape_.dimensions, layer.narrowing_bias);
    state_ = sum_of(state_, narrowed);
    append(trace_.hidden_normed, normed);
    append(trace_.hidden, hidden);
    append(trace_.narrowed, narrowed);
    append(trace_.after_hidden, state_);
  }

  void answer() {
    trace_.last_normed = norm(state_, slices_.last_norm);
    trace_.logits = product(trace_.last_normed, slices_.logits, 0, shape_.vocabulary, slices_.logits_bias);
    for (std::size_t place = 0; place < words_.size(); ++place) {
      const auto first = trace_.logits.begin() + static_cast<std::ptrdiff_t>(place * shape_.vocabulary);
      const std::vector<double> row(first, first + static_cast<std::ptrdiff_t>(shape_.vocabulary));
      append_softmax(row, row.size(), trace_.shares);
      trace_.answers.push_back(static_cast<std::int32_t>(std::max_element(row.begin(), row.end()) - row.begin()));
    }
  }

  void list_slices() {
    const auto list = [this](const Slice& slice) {
      for (const std::size_t number : {slice.offset, slice.rows, slice.columns})
        trace_.slices.push_back(static_cast<std::int32_t>(number));
    };
    for (const Slice& slice : {slices_.words, slices_.positions, slices_.buckets}) list(slice);
    for (const LayerSlices& layer : slices_.layers)
      for (const Slice& slice :
           {layer.attention_norm, layer.query_key_value, layer.output, layer.distances, layer.hidden_norm, layer.hidden,
            layer.hidden_bias, layer.narrowing, layer.narrowing_bias})
        list(slice);
    for (const Slice& slice : {slices_.last_norm, slices_.logits, slices_.logits_bias}) list(slice);
  }

  const ModelShape& shape_;
  const ModelSlices slices_;
  std::span<const float> parameters_;
  std::span<const std::int32_t> words_;
  /// (T x d): what flows past the blocks.
  Numbers state_;
  SentenceTrace trace_;
};

}  // namespace

SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words) {
  return Walk(shape, parameters, words).trace();
}

}  // namespace posenc
