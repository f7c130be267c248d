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
  constexpr double kSentences = 4'096;
  const Evaluation without = blind.evaluate(8, 4'096, 7);
  CHECK(without.asked[7] == kSentences);
  CHECK(without.optimum_right == kSentences / 2);
  CHECK(without.optimum_loss / kSentences == Approx(std::log(2)));
  CHECK(without.right[7] / kSentences == Approx(0.5).margin(0.025));  // three deviations of 4,096 coins
  CHECK(without.loss / kSentences > std::log(2) - 0.01);
  CHECK(without.loss / kSentences < std::log(2) + 0.03);
  CHECK(seeing.evaluate(8, 1'024, 7).right[7] > 0.95 * 1'024);
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

TEST_CASE("an evaluation counts what was asked at each place") {
  Training run(who_bit_whom(Encoding::alibi));
  const auto asked = run.evaluate(8, 16, 1).asked;
  for (std::size_t place = 0; place < 7; ++place) CHECK(asked[place] == 0);
  CHECK(asked[7] == 16);
}

TEST_CASE("a step reports the norm of its gradient and moves every kind of parameter") {
  Training run(who_bit_whom(Encoding::shaw));
  const std::vector<float> before(run.parameters().begin(), run.parameters().end());
  CHECK(run.step().gradient_norm > 0);
  const auto& slices = run.slices();
  for (const Slice& slice :
       {slices.words, slices.layers[0].query_key_value, slices.layers[0].distances, slices.logits}) {
    const auto after = slice.of(run.parameters());
    const auto first = slice.of(std::span<const float>(before));
    CHECK(!std::equal(after.begin(), after.end(), first.begin()));
  }
}

TEST_CASE("a step in pieces is the same step, whatever is judged between them") {
  TrainingPlan plan = who_bit_whom(Encoding::shaw);
  plan.model.dimensions = 128;
  plan.length = 16;
  REQUIRE(sentences_at_once(plan) > 1);
  REQUIRE(sentences_at_once(plan) < plan.batch);
  Training integer(plan);
  Training divided(plan);
  REQUIRE(divided.pieces() > 4);
  for (int step = 0; step < 3; ++step) {
    const StepResult result = whole.step();
    for (std::size_t piece = 1; piece < divided.pieces(); ++piece) {
      CHECK_FALSE(divided.advance());
      if (piece % 3 == 0) divided.evaluate(8, 1, 1);
    }
    const auto last = divided.advance();
    REQUIRE(last);
    CHECK(last->loss == result.loss);
    CHECK(last->gradient_norm == result.gradient_norm);
  }
}

TEST_CASE("a batch that is read in groups has the gradient of the whole batch") {
  TrainingPlan plan = who_bit_whom(Encoding::rotary);
  plan.model.dimensions = 64;
  plan.length = 32;
  Training grouped(plan);
  REQUIRE(grouped.pieces() > 2);
  // The same parameters, and a batch that is read at once.
  const StepResult result = grouped.step();
  Training fresh(plan);
  Forward<float> forward(fresh.plan().model);
  std::vector<std::int32_t> words(plan.batch * plan.length);
  std::vector<std::int32_t> targets(words.size());
  fresh.draw_step(1, words, targets);
  forward.read(fresh.parameters(), {words, plan.batch, plan.length});
  CHECK(forward.answer(fresh.parameters(), targets).loss == Approx(result.loss).epsilon(1e-6));
  std::vector<float> gradient(fresh.parameters().size());
  backward<float>(forward, fresh.parameters(), gradient);
  double squares = 0;
  for (const float number : gradient) squares += static_cast<double>(number) * static_cast<double>(number);
  CHECK(std::sqrt(squares) == Approx(result.gradient_norm).epsilon(1e-5));
}

TEST_CASE("the parts of an evaluation add up to the whole") {
  Training run(who_bit_whom(Encoding::sinusoidal));
  run.step();
  const Evaluation whole = run.evaluate(12, 100, 3);
  const Evaluation first = run.evaluate(12, 0, 37, 3, run.turning());
  const Evaluation rest = run.evaluate(12, 37, 63, 3, run.turning());
  CHECK(first.loss + rest.loss == Approx(whole.loss).epsilon(1e-6));
  CHECK(first.optimum_loss + rest.optimum_loss == Approx(whole.optimum_loss));
  for (std::size_t place = 0; place < 12; ++place) {
    CHECK(first.asked[place] + rest.asked[place] == whole.asked[place]);
    CHECK(first.right[place] + rest.right[place] == whole.right[place]);
  }
}
