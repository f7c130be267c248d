#include <posenc/training/training.h>

#include <cmath>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

TrainingConfig who_bit_whom(Encoding encoding, bool causal = false, std::size_t layers = 1) {
  return {.task = {Task::who_bit_whom},
          .model = {.layers = layers, .encoding = encoding, .causal = causal},
          .length = 8,
          .batch = 64,
          .rate = 3e-3,
          .steps = 800};
}

}  // namespace

TEST_CASE("without positions a model cannot solve who-bit-whom, with them it can") {
  Training blind(who_bit_whom(Encoding::none));
  Training seeing(who_bit_whom(Encoding::rotary));
  for (int step = 0; step < 800; ++step) blind.step();
  for (int step = 0; step < 200; ++step) seeing.step();
  constexpr double kSentences = 4'096;
  const Evaluation without = blind.evaluate(8, 4'096, 7);
  CHECK(without.n_targets[7] == kSentences);
  CHECK(without.optimum_accuracy == kSentences / 2);
  CHECK(without.optimum_loss / kSentences == Approx(std::log(2)));
  CHECK(without.n_correct[7] / kSentences == Approx(0.5).margin(0.025));  // three deviations of 4,096 coins
  CHECK(without.loss / kSentences > std::log(2) - 0.01);
  CHECK(without.loss / kSentences < std::log(2) + 0.03);
  CHECK(seeing.evaluate(8, 1'024, 7).n_correct[7] > 0.95 * 1'024);
}

TEST_CASE("a run does not depend on other runs or on evaluations") {
  Training alone(who_bit_whom(Encoding::t5));
  Training evaluation(who_bit_whom(Encoding::t5));
  Training beside(who_bit_whom(Encoding::shaw));
  for (int step = 0; step < 10; ++step) {
    const double loss = alone.step().loss;
    beside.step();
    evaluation.evaluate(16, 8, 1);
    CHECK(evaluation.step().loss == loss);
  }
}

TEST_CASE("an evaluation counts the targets at each position") {
  Training run(who_bit_whom(Encoding::alibi));
  const auto n_targets = run.evaluate(8, 16, 1).n_targets;
  for (std::size_t place = 0; place < 7; ++place) CHECK(n_targets[place] == 0);
  CHECK(n_targets[7] == 16);
}

TEST_CASE("a step reports the norm of its gradient and moves every kind of parameter") {
  Training run(who_bit_whom(Encoding::shaw));
  const std::vector<float> before(run.parameters().begin(), run.parameters().end());
  CHECK(run.step().gradient_norm > 0);
  const auto& slices = run.slices();
  for (const Slice& slice :
       {slices.token_embedding, slices.layers[0].qkv, slices.layers[0].relative_keys, slices.lm_head}) {
    const auto after = slice.of(run.parameters());
    const auto first = slice.of(std::span<const float>(before));
    CHECK(!std::equal(after.begin(), after.end(), first.begin()));
  }
}

TEST_CASE("micro-steps give the same step, even with evaluations in between") {
  TrainingConfig config = who_bit_whom(Encoding::shaw);
  config.model.dimensions = 128;
  config.length = 16;
  REQUIRE(micro_batch(config) > 1);
  REQUIRE(micro_batch(config) < config.batch);
  Training whole(config);
  Training divided(config);
  REQUIRE(divided.micro_steps() > 4);
  for (int step = 0; step < 3; ++step) {
    const StepResult result = whole.step();
    for (std::size_t piece = 1; piece < divided.micro_steps(); ++piece) {
      CHECK_FALSE(divided.micro_step());
      if (piece % 3 == 0) divided.evaluate(8, 1, 1);
    }
    const auto last = divided.micro_step();
    REQUIRE(last);
    CHECK(last->loss == result.loss);
    CHECK(last->gradient_norm == result.gradient_norm);
  }
}

TEST_CASE("micro-batches accumulate the gradient of the whole batch") {
  TrainingConfig config = who_bit_whom(Encoding::rotary);
  config.model.dimensions = 64;
  config.length = 32;
  Training grouped(config);
  REQUIRE(grouped.micro_steps() > 2);
  // The same parameters, with the batch in one piece.
  const StepResult result = grouped.step();
  Training fresh(config);
  Forward<float> forward(fresh.config().model);
  std::vector<std::int32_t> words(config.batch * config.length);
  std::vector<std::int32_t> targets(words.size());
  fresh.draw_step(1, words, targets);
  forward.encode(fresh.parameters(), {words, config.batch, config.length});
  CHECK(forward.loss(fresh.parameters(), targets).loss == Approx(result.loss).epsilon(1e-6));
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
  const Evaluation first = run.evaluate(12, 0, 37, 3, run.rope_scaling());
  const Evaluation rest = run.evaluate(12, 37, 63, 3, run.rope_scaling());
  CHECK(first.loss + rest.loss == Approx(whole.loss).epsilon(1e-6));
  CHECK(first.optimum_loss + rest.optimum_loss == Approx(whole.optimum_loss));
  for (std::size_t place = 0; place < 12; ++place) {
    CHECK(first.n_targets[place] + rest.n_targets[place] == whole.n_targets[place]);
    CHECK(first.n_correct[place] + rest.n_correct[place] == whole.n_correct[place]);
  }
}
