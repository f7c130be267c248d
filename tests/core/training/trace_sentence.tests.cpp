#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <posenc/training/predict_sentence.h>
#include <posenc/training/training_runs.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// A sentence and a model after some steps, so that no parameter has its initial value.
ForwardSpec train_steps(const std::string& encoding, double layers, const std::string& mask) {
  TrainingRuns runs;
  Training& run = *runs.find(runs.start(
      {.encoding = EncodingName(encoding), .mask = MaskName(mask), .layers = layers, .heads = 4, .length = 12}));
  for (int step = 0; step < 20; ++step) run.step();
  ForwardSpec spec{.encoding = EncodingName(encoding),
                   .mask = MaskName(mask),
                   .layers = layers,
                   .heads = 4,
                   .words = {3, 9, 5, 10, 16, 11, 2, 12, 16}};
  spec.weights.assign(run.parameters().begin(), run.parameters().end());
  REQUIRE(!check(spec));
  return spec;
}

/// The largest difference of rows from the LayerNorm of other rows, with these gains and biases.
double difference_from_norm(const float* rows, std::vector<double>::const_iterator gains, const float* normed,
                            std::size_t count, std::size_t size) {
  double largest = 0;
  for (std::size_t row = 0; row < count; ++row, rows += size, normed += size) {
    double mean = 0;
    for (std::size_t k = 0; k < size; ++k) mean += rows[k] / static_cast<double>(size);
    double variance = 0;
    for (std::size_t k = 0; k < size; ++k) variance += std::pow(rows[k] - mean, 2) / static_cast<double>(size);
    for (std::ptrdiff_t k = 0; k < std::ptrdiff_t(size); ++k) {
      const double expected =
          (rows[k] - mean) / std::sqrt(variance + 1e-5) * gains[k] + gains[k + std::ptrdiff_t(size)];
      largest = std::max(largest, std::abs(normed[k] - expected));
    }
  }
  return largest;
}

double biased_score(const SentenceTrace& trace, std::size_t index) {
  return static_cast<double>(trace.scores[index]) +
         (trace.biases.empty() ? 0 : static_cast<double>(trace.biases[index]));
}

}  // namespace

TEST_CASE("a trace has the predictions and attention of the forward pass, with every encoding") {
  for (const char* encoding : {"none", "learned", "sinusoidal", "shaw", "t5", "alibi", "rotary"}) {
    CAPTURE(encoding);
    const ForwardSpec spec = train_steps(encoding, 2, "causal");
    const SentencePrediction read = predict_sentence(spec);
    const SentenceTrace trace = trace_sentence(spec);
    CHECK(trace.predictions == read.predictions);
    CHECK(trace.attention == read.attention);
    for (std::size_t place = 0; place < read.predictions.size(); ++place) {
      const auto best = static_cast<std::size_t>(read.predictions[place]);
      CHECK(std::abs(trace.probabilities[place * 17 + best] - read.probabilities[place]) <= 1e-5F);
    }
  }
}

// The products that a trace adds to the forward pass must lead from each of its activations to the next. Tolerances are
// for sums of float in another order.
TEST_CASE("every part of a trace follows from the parts before it, with every encoding") {
  constexpr std::size_t kWords = 9;
  constexpr std::size_t kSize = 32;
  constexpr std::size_t kHeads = 4;
  for (const char* encoding : {"none", "learned", "sinusoidal", "shaw", "t5", "alibi", "rotary"}) {
    for (const char* mask : {"causal", "none"}) {
      CAPTURE(encoding, mask);
      const ForwardSpec spec = train_steps(encoding, 2, mask);
      const SentenceTrace trace = trace_sentence(spec);
      const auto weights = [&](std::size_t matrix) {
        return spec.weights.begin() + static_cast<std::ptrdiff_t>(trace.slices[3 * matrix]);
      };
      for (std::size_t layer = 0; layer < 2; ++layer) {
        const std::size_t first = layer * kWords * kSize;
        const auto part = [&](const std::vector<float>& all) { return &all[first]; };
        const float* before = layer == 0 ? trace.embedded.data() : &trace.after_mlp[first - kWords * kSize];
        CHECK(difference_from_norm(before, weights(3 + 9 * layer), part(trace.attn_norm), kWords, kSize) <= 1e-4);
        CHECK(difference_from_norm(part(trace.after_attention), weights(7 + 9 * layer), part(trace.mlp_norm), kWords,
                                   kSize) <= 1e-4);
        for (std::size_t k = 0; k < kWords * kSize; ++k) {
          CHECK(part(trace.after_attention)[k] == before[k] + part(trace.attn_proj)[k]);
          CHECK(part(trace.after_mlp)[k] == part(trace.after_attention)[k] + part(trace.mlp_out)[k]);
        }
        for (std::size_t row = 0; row < kHeads * kWords; ++row) {
          const std::size_t begin = (layer * kHeads * kWords + row) * kWords;
          const std::size_t visible = spec.mask == "causal" ? row % kWords + 1 : kWords;
          double sum = 0;
          for (std::size_t k = 0; k < visible; ++k) sum += std::exp(biased_score(trace, begin + k));
          for (std::size_t k = 0; k < kWords; ++k) {
            const double expected = k < visible ? std::exp(biased_score(trace, begin + k)) / sum : 0;
            CHECK(std::abs(trace.attention[begin + k] - expected) <= 1e-5);
          }
        }
      }
      const float* last = &trace.after_mlp[kWords * kSize];
      CHECK(difference_from_norm(last, weights(3 + 2 * 9), trace.final_norm.data(), kWords, kSize) <= 1e-4);
    }
  }
}

TEST_CASE("a trace has the parts of its encoding only") {
  const auto has = [](const char* encoding) {
    const SentenceTrace trace = trace_sentence(train_steps(encoding, 1, "causal"));
    return std::vector<bool>{!trace.position_embedding.empty(), !trace.biases.empty(), !trace.rotated_keys.empty()};
  };
  CHECK(has("none") == std::vector<bool>{false, false, false});
  CHECK(has("learned") == std::vector<bool>{true, false, false});
  CHECK(has("sinusoidal") == std::vector<bool>{true, false, false});
  CHECK(has("shaw") == std::vector<bool>{false, true, false});
  CHECK(has("alibi") == std::vector<bool>{false, true, false});
  CHECK(has("rotary") == std::vector<bool>{false, false, true});
}

TEST_CASE("the slices of a trace cover the weights without gaps") {
  for (const char* encoding : {"none", "learned", "t5", "shaw"}) {
    CAPTURE(encoding);
    const ForwardSpec spec = train_steps(encoding, 2, "causal");
    const SentenceTrace trace = trace_sentence(spec);
    REQUIRE(trace.slices.size() == 3 * (3 + 2 * 9 + 3));
    std::size_t used = 0;
    for (std::size_t k = 0; k < trace.slices.size(); k += 3) {
      CHECK((trace.slices[k] == static_cast<std::int32_t>(used) || trace.slices[k + 1] * trace.slices[k + 2] == 0));
      used += static_cast<std::size_t>(trace.slices[k + 1] * trace.slices[k + 2]);
    }
    CHECK(used == spec.weights.size());
  }
}

TEST_CASE("without words the trace is empty") { CHECK(trace_sentence(ForwardSpec{}).predictions.empty()); }

TEST_CASE("a traced sentence has at most 32 words, others have up to 256") {
  const ForwardSpec read{.words = std::vector<double>(33, 1)};
  CHECK(to_string(check(TraceForwardSpec{read})) ==
        "words must be up to 32 whole numbers from 0 to 23, got more of them");
  CHECK(to_string(check(read)).find("weights must be the ") == 0);
  CHECK(to_string(check(TraceForwardSpec{{.words = {1}}})) == to_string(check(ForwardSpec{.words = {1}})));
}
