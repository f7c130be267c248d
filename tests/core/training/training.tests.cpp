#include <posenc/training.h>

#include <cmath>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

TrainingPlan who_bit_whom(Encoding encoding, bool causal = false, std::size_t layers = 1) {
  return {.task = {Task::who_bit_whom},
          .model = {.layers = layers, .encoding = encoding, .causal = causal},
          .length = 8,
          .batch = 64,
          .rate = 3e-3,
          .steps = 800};
}

}  // namespace

TEST_CASE("without position nobody can say who bit whom, with it everybody can") {
  Training blind(who_bit_whom(Encoding::none));
  Training seeing(who_bit_whom(Encoding::rotary));
  for (int step = 0; step < 800; ++step) blind.step();
  for (int step = 0; step < 200; ++step) seeing.step();
  const Evaluation without = blind.evaluate(8, 1'024, 7);
  CHECK(without.optimum_accuracy == 0.5);
  CHECK(without.optimum_loss == Approx(std::log(2)));
  CHECK(without.accuracy == Approx(0.5).margin(0.05));  // three deviations of 1,024 coins
  CHECK(without.loss > std::log(2) - 0.01);
  CHECK(without.loss < std::log(2) + 0.03);
  CHECK(seeing.evaluate(8, 1'024, 7).accuracy > 0.95);
}

TEST_CASE("a run is the same whatever runs beside it and however often it is judged") {
  Training alone(who_bit_whom(Encoding::t5));
  Training judged(who_bit_whom(Encoding::t5));
  Training beside(who_bit_whom(Encoding::shaw));
  for (int step = 0; step < 10; ++step) {
    const double loss = alone.step().loss;
    beside.step();
    judged.evaluate(16, 8, 1);
    CHECK(judged.step().loss == loss);
  }
}

TEST_CASE("places where nothing is asked have no accuracy") {
  Training run(who_bit_whom(Encoding::alibi));
  const auto by_position = run.evaluate(8, 16, 1).by_position;
  for (std::size_t place = 0; place < 7; ++place) CHECK(std::isnan(by_position[place]));
  CHECK(by_position[7] >= 0);
}

TEST_CASE("a step reports the norm of its gradient and moves every kind of parameter") {
  Training run(who_bit_whom(Encoding::shaw));
  const std::vector<float> before(run.parameters().begin(), run.parameters().end());
  CHECK(run.step().gradient_norm > 0);
  const auto& slices = run.forward().slices();
  for (const Slice& slice :
       {slices.words, slices.layers[0].query_key_value, slices.layers[0].distances, slices.logits}) {
    const auto after = slice.of(run.parameters());
    const auto first = slice.of(std::span<const float>(before));
    CHECK(!std::equal(after.begin(), after.end(), first.begin()));
  }
}
