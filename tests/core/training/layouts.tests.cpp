// Weights used with another rotary layout than in training.

#include <cmath>
#include <vector>

#include <posenc/training/predict_sentence.h>
#include <posenc/training/training_runs.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;

namespace {

/// A two-layer rotary model trained on the nearest noun, and a sentence with two nouns that it solves after 300 steps.
ForwardSpec train_steps(int steps) {
  TrainingRuns runs;
  Training& run = *runs.find(runs.start({.encoding = "rotary", .layers = 2}));
  for (int step = 0; step < steps; ++step) run.step();
  ForwardSpec spec{.encoding = "rotary", .layers = 2, .words = {3, 9, 5, 10, 16, 11, 2, 12, 16}};
  spec.weights.assign(run.parameters().begin(), run.parameters().end());
  return spec;
}

SentencePrediction read_as(ForwardSpec spec, RotaryLayoutName layout, double permuted) {
  spec.layout = layout;
  spec.permuted = permuted;
  REQUIRE(!check(spec));
  return predict_sentence(spec);
}

}  // namespace

TEST_CASE("the other rotary layout gives another model until queries and keys are permuted") {
  const ForwardSpec spec = train_steps(300);
  const SentencePrediction own = read_as(spec, "halves", 0);
  CHECK(own.predictions[4] == 5);
  CHECK(own.predictions[8] == 2);
  CHECK(posenc::tests::largest_difference(own.attention, read_as(spec, "neighbours", 0).attention) > 0.1);
  const SentencePrediction again = read_as(spec, "neighbours", 1);
  CHECK(again.predictions == own.predictions);
  CHECK(posenc::tests::largest_difference(own.attention, again.attention) <= 1e-5);  // sums of float in another order
  // Permuted weights no longer fit the layout of training.
  CHECK(posenc::tests::largest_difference(own.attention, read_as(spec, "halves", 1).attention) > 0.1);
}

TEST_CASE("only a rotary model has a layout") {
  ForwardSpec spec = train_steps(1);
  for (const char* encoding : {"none", "alibi", "sinusoidal"}) {
    spec.encoding = EncodingName(encoding);
    spec.layout = "halves";
    spec.permuted = 0;
    const SentencePrediction row_major = predict_sentence(spec);
    spec.layout = "neighbours";
    spec.permuted = 1;
    CHECK(predict_sentence(spec).attention == row_major.attention);
  }
}

TEST_CASE("a forward pass validates its permutation") {
  CHECK(to_string(check(ForwardSpec{.permuted = 2})) == "permuted must be a whole number from 0 to 1, got 2");
}
