#include <posenc/forward.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <posenc/distance_bias.h>
#include <posenc/frequency.h>
#include <posenc/phase.h>
#include <posenc/sinusoidal.h>

#include "attention_pass.h"
#include "forward_trace.h"
#include "matrix_product.h"

namespace posenc {
namespace {

/// Adds the code of its position to each word.
template <typename Real>
void add_sinusoids(const ModelShape& shape, ForwardTrace<Real>& trace) {
  const std::size_t d = shape.dimensions;
  std::vector<float> table(trace.length * d);
  const SinusoidalSpec spec{.positions = static_cast<double>(trace.length),
                            .dimensions = static_cast<double>(d),
                            .base = shape.base,
                            .offset = 0,
                            .layout = "interleaved"};
  fill_sinusoidal(spec, MatrixView(table, trace.length, d));
  for (std::size_t k = 0; k < trace.state.size(); ++k) trace.state[k] += static_cast<Real>(table[k % table.size()]);
}

/// The sum of each word's vector and, with a learned table, of its position's.
template <typename Real>
void embed(std::span<const Real> parameters, const ModelSlices& slices, const ModelShape& shape,
           ForwardTrace<Real>& trace) {
  const std::size_t d = shape.dimensions;
  const auto words = slices.words.of(parameters);
  const auto positions = slices.positions.of(parameters);
  trace.state.resize(trace.words.size() * d);
  for (std::size_t place = 0; place < trace.words.size(); ++place) {
    const auto word = words.subspan(static_cast<std::size_t>(trace.words[place]) * d, d);
    std::copy(word.begin(), word.end(), trace.state.begin() + static_cast<std::ptrdiff_t>(place * d));
    if (positions.empty()) continue;
    const Real* position = positions.data() + place % trace.length * d;
    for (std::size_t c = 0; c < d; ++c) trace.state[place * d + c] += position[c];
  }
  if (shape.encoding == Encoding::sinusoidal) add_sinusoids(shape, trace);
}

/// The angles by which positions turn.
template <typename Real>
void fill_angles(const std::vector<double>& frequencies, ForwardTrace<Real>& trace) {
  trace.sine.resize(trace.length * frequencies.size());
  trace.cosine.resize(trace.sine.size());
  for (std::size_t position = 0; position < trace.length; ++position) {
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const double angle = static_cast<double>(position) * frequencies[pair];
      const auto [sine, cosine] = sincos(phase_from_turns(angle / (2 * std::numbers::pi)));
      trace.sine[position * frequencies.size() + pair] = static_cast<Real>(sine);
      trace.cosine[position * frequencies.size() + pair] = static_cast<Real>(cosine);
    }
  }
}

template <typename Real>
void fill_buckets(const ModelShape& shape, ForwardTrace<Real>& trace) {
  const auto last = static_cast<std::int64_t>(trace.length) - 1;
  trace.buckets.clear();
  for (std::int64_t offset = -last; offset <= last; ++offset)
    trace.buckets.push_back(t5_bucket(offset, shape.causal, shape.buckets, shape.farthest_bucket));
}

/// Each row of `to` becomes `row`, to which a product is added.
template <typename Real>
void begin_with(std::span<const Real> row, std::size_t rows, std::vector<Real>& to) {
  to.resize(rows * row.size());
  for (std::size_t k = 0; k < rows; ++k) std::copy(row.begin(), row.end(), &to[k * row.size()]);
}

/// The ReLU network: widens, cuts off what is negative, narrows, and adds to the state.
template <typename Real>
void feed_forward(std::span<const Real> parameters, const LayerSlices& slices, const ModelShape& shape,
                  LayerTrace<Real>& layer, std::vector<Real>& state) {
  const std::size_t d = shape.dimensions;
  const std::size_t places = state.size() / d;
  const std::size_t hidden = shape.hidden();
  normalize(state.data(), places, d, slices.hidden_norm.of(parameters).data(), layer.hidden_norm);
  begin_with(slices.hidden_bias.of(parameters), places, layer.hidden);
  multiply({places, d, hidden}, plain(layer.hidden_norm.result.data(), d), slices.hidden.of(parameters).data(), hidden,
           layer.hidden.data(), hidden, Sum::added);
  for (Real& number : layer.hidden) number = std::max(number, Real{0});
  const auto bias = slices.narrowing_bias.of(parameters);
  for (std::size_t place = 0; place < places; ++place)
    for (std::size_t c = 0; c < d; ++c) state[place * d + c] += bias[c];
  multiply({places, hidden, d}, plain(layer.hidden.data(), hidden), slices.narrowing.of(parameters).data(), d,
           state.data(), d, Sum::added);
}

}  // namespace

template <typename Real>
Forward<Real>::Forward(const ModelShape& shape)
    : shape_(shape), slices_(shape), trace_(std::make_unique<ForwardTrace<Real>>()) {
  for (const Frequency& frequency : pair_frequencies(shape.head_width(), shape.base))
    turning_.frequencies.push_back(frequency.omega);
}

// Here, where the trace is a complete type.
template <typename Real>
Forward<Real>::~Forward() = default;
template <typename Real>
Forward<Real>::Forward(Forward&&) noexcept = default;
template <typename Real>
Forward<Real>& Forward<Real>::operator=(Forward&&) noexcept = default;

template <typename Real>
void Forward<Real>::read(std::span<const Real> parameters, const Batch& batch) {
  ForwardTrace<Real>& trace = *trace_;
  const std::size_t d = shape_.dimensions;
  const std::size_t places = batch.places();
  const bool rotary = shape_.encoding == Encoding::rotary;
  trace.sentences = batch.sentences;
  trace.length = batch.length;
  trace.padded = padded_length(batch.length);
  trace.words.assign(batch.words.begin(), batch.words.end());
  trace.layers.resize(shape_.layers);
  if (rotary) fill_angles(turning_.frequencies, trace);
  if (shape_.encoding == Encoding::t5) fill_buckets(shape_, trace);
  embed(parameters, slices_, shape_, trace);
  for (std::size_t index = 0; index < shape_.layers; ++index) {
    LayerTrace<Real>& layer = trace.layers[index];
    const LayerSlices& slices = slices_.layers[index];
    normalize(trace.state.data(), places, d, slices.attention_norm.of(parameters).data(), layer.attention_norm);
    layer.query_key_value.resize(places * 3 * d);
    multiply({places, d, 3 * d}, plain(layer.attention_norm.result.data(), d),
             slices.query_key_value.of(parameters).data(), 3 * d, layer.query_key_value.data(), 3 * d);
    if (rotary) turn(shape_, trace, Real{1}, layer.query_key_value.data());
    attend(shape_, trace, turning_.score_factor,
           slices.distances.size() > 0 ? slices.distances.of(parameters).data() : nullptr,
           slices_.buckets.of(parameters).data(), layer);
    multiply({places, d, d}, plain(layer.mixed.data(), d), slices.output.of(parameters).data(), d, trace.state.data(),
             d, Sum::added);
    feed_forward(parameters, slices, shape_, layer, trace.state);
  }
}

template <typename Real>
Answers Forward<Real>::answer(std::span<const Real> parameters, std::span<const std::int32_t> targets) {
  ForwardTrace<Real>& trace = *trace_;
  const std::size_t d = shape_.dimensions;
  const std::size_t vocabulary = shape_.vocabulary;
  trace.asked.clear();
  std::vector<Real> states;
  for (std::size_t place = 0; place < targets.size(); ++place) {
    if (targets[place] == kNoTarget) continue;
    trace.asked.push_back({.place = place});
    states.insert(states.end(), &trace.state[place * d], &trace.state[place * d] + d);
  }
  const std::size_t asked = trace.asked.size();
  Answers answers{.asked = asked};
  normalize(states.data(), asked, d, slices_.last_norm.of(parameters).data(), trace.last_norm);
  begin_with(slices_.logits_bias.of(parameters), asked, trace.logit_gradient);
  multiply({asked, d, vocabulary}, plain(trace.last_norm.result.data(), d), slices_.logits.of(parameters).data(),
           vocabulary, trace.logit_gradient.data(), vocabulary, Sum::added);
  for (std::size_t row = 0; row < asked; ++row) {
    Real* logits = &trace.logit_gradient[row * vocabulary];
    const auto target = static_cast<std::size_t>(targets[trace.asked[row].place]);
    const Real* largest = std::max_element(logits, logits + vocabulary);
    trace.asked[row].right = largest == logits + target;
    trace.asked[row].best = static_cast<std::int32_t>(largest - logits);
    answers.right += trace.asked[row].right ? 1 : 0;
    const Real shift = *largest;
    const Real own = logits[target] - shift;
    double sum = 0;
    for (std::size_t word = 0; word < vocabulary; ++word) {
      logits[word] = std::exp(logits[word] - shift);
      sum += static_cast<double>(logits[word]);
    }
    trace.asked[row].share = 1 / sum;  // its own logit was shifted to 0
    answers.loss += std::log1p(sum - 1) - static_cast<double>(own);
    for (std::size_t word = 0; word < vocabulary; ++word)
      logits[word] = static_cast<Real>(static_cast<double>(logits[word]) / sum / static_cast<double>(asked));
    logits[target] -= 1 / static_cast<Real>(asked);
  }
  if (asked > 0) answers.loss /= static_cast<double>(asked);
  return answers;
}

template <typename Real>
std::span<const Answered> Forward<Real>::answered() const {
  return trace_->asked;
}

template <typename Real>
void Forward<Real>::attention(std::size_t layer, std::size_t sentence, std::size_t head,
                              std::span<Real> weights) const {
  const ForwardTrace<Real>& trace = *trace_;
  const Real* from =
      trace.layers[layer].weights.data() + (sentence * shape_.heads + head) * trace.length * trace.padded;
  for (std::size_t row = 0; row < trace.length; ++row)
    std::copy_n(from + row * trace.padded, trace.length, weights.data() + row * trace.length);
}

template class Forward<float>;
template class Forward<double>;

}  // namespace posenc
