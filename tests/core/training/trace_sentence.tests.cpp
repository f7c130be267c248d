// Compares the trace with the forward pass used in training.

#include <cmath>
#include <string>
#include <vector>

#include <posenc/predict_sentence.h>
#include <posenc/training_runs.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;

namespace {

/// A sentence and a model after some steps, so that no parameter has its initial value.
ForwardSpec train_steps(const std::string& encoding, double layers, const std::string& mask) {
  TrainingRuns runs;
  Training& run =
      *runs.find(runs.start({.encoding = encoding, .mask = mask, .layers = layers, .heads = 4, .length = 12}));
  for (int step = 0; step < 20; ++step) run.step();
  ForwardSpec spec{
      .encoding = encoding, .mask = mask, .layers = layers, .heads = 4, .words = {3, 9, 5, 10, 16, 11, 2, 12, 16}};
  spec.weights.assign(run.parameters().begin(), run.parameters().end());
  REQUIRE(!check(spec));
  return spec;
}

}  // namespace

TEST_CASE("a trace has the predictions and attention of the forward pass, with every encoding") {
  for (const char* encoding : {"none", "learned", "sinusoidal", "shaw", "t5", "alibi", "rotary"}) {
    for (const char* mask : {"causal", "none"}) {
      for (const double layers : {1.0, 2.0}) {
        CAPTURE(encoding, mask, layers);
        const ForwardSpec spec = train_steps(encoding, layers, mask);
        const SentencePrediction read = predict_sentence(spec);
        const SentenceTrace trace = trace_sentence(spec);
        CHECK(trace.predictions == read.predictions);
        CHECK(posenc::tests::largest_difference(trace.attention, read.attention) <=
              1e-5);  // sums of float in another order
        for (std::size_t place = 0; place < read.predictions.size(); ++place) {
          const auto best = static_cast<std::size_t>(read.predictions[place]);
          CHECK(std::abs(trace.probabilities[place * 17 + best] - read.probabilities[place]) <= 1e-5F);
        }
      }
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
