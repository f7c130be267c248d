#include <posenc/transformer/model.h>

#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/transformer/adam.h>
#include <posenc/transformer/forward.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Attention weights for the words of a sentence.
std::vector<float> weights_of(Forward<float>& forward, const std::vector<float>& parameters,
                              const std::vector<std::int32_t>& words, std::size_t head) {
  forward.encode(parameters, {words, 1, words.size()});
  std::vector<float> weights(words.size() * words.size());
  forward.attention(0, 0, head, weights);
  return weights;
}

std::vector<float> fresh(const ModelShape& shape) {
  std::vector<float> parameters(ModelSlices(shape).count);
  fill_parameters<float>(shape, 0.3, 1, parameters);
  return parameters;
}

}  // namespace

TEST_CASE("without an encoding and a mask, attention is permutation-equivariant") {
  const ModelShape shape{.encoding = Encoding::none};
  Forward<float> forward(shape);
  const auto parameters = fresh(shape);
  const auto first = weights_of(forward, parameters, {3, 1, 4, 2}, 0);
  const auto swapped = weights_of(forward, parameters, {4, 1, 3, 2}, 0);
  CHECK(first[0 * 4 + 1] == Approx(swapped[2 * 4 + 1]).margin(1e-6));
  CHECK(first[1 * 4 + 0] == Approx(swapped[1 * 4 + 2]).margin(1e-6));
}

TEST_CASE("with a causal mask later tokens have weight 0, and each row sums to 1") {
  const ModelShape shape{.encoding = Encoding::rotary, .causal = true};
  Forward<float> forward(shape);
  const auto weights = weights_of(forward, fresh(shape), {3, 1, 4, 2, 5}, 1);
  for (std::size_t row = 0; row < 5; ++row) {
    float sum = 0;
    for (std::size_t column = 0; column < 5; ++column) {
      if (column > row) CHECK(weights[row * 5 + column] == 0);
      sum += weights[row * 5 + column];
    }
    CHECK(sum == Approx(1).margin(1e-6));
  }
}

TEST_CASE("a rotary head over equal words depends on distances only") {
  const ModelShape shape{.encoding = Encoding::rotary};
  Forward<float> forward(shape);
  const auto weights = weights_of(forward, fresh(shape), std::vector<std::int32_t>(9, 7), 2);
  // Scores of equal distance are equal, so ratios of weights in a row repeat one row and column on.
  for (std::size_t row = 0; row + 1 < 9; ++row) {
    for (std::size_t column = 0; column + 2 < 9; ++column) {
      const float here = weights[row * 9 + column] / weights[row * 9 + column + 1];
      const float next = weights[(row + 1) * 9 + column + 1] / weights[(row + 1) * 9 + column + 2];
      CHECK(here == Approx(next).epsilon(1e-4));
    }
  }
}

TEST_CASE("training overfits a single batch") {
  const Encoding encoding = GENERATE(Encoding::learned, Encoding::sinusoidal, Encoding::rotary);
  const ModelShape shape{.encoding = encoding};
  constexpr std::size_t kSentences = 4;
  constexpr std::size_t kLength = 8;
  Random random(5);
  std::vector<std::int32_t> words(kSentences * kLength);
  std::vector<std::int32_t> targets(words.size());
  for (auto& word : words) word = static_cast<std::int32_t>(random.below(shape.vocabulary));
  for (auto& target : targets) target = static_cast<std::int32_t>(random.below(shape.vocabulary));
  auto parameters = fresh(shape);
  std::vector<float> gradient(parameters.size());
  Forward<float> forward(shape);
  Adam adam(parameters.size());
  double first = 0;
  double last = 0;
  constexpr int kSteps = 200;
  for (int step = 1; step <= kSteps; ++step) {
    forward.encode(parameters, {words, kSentences, kLength});
    last = forward.loss(parameters, targets).loss;
    if (step == 1) first = last;
    backward<float>(forward, parameters, gradient);
    adam.step(learning_rate_at(6e-3, step, kSteps), gradient, parameters);
  }
  CHECK(first == Approx(std::log(16)).margin(0.05));  // logits begin near 0: every word is as likely
  CHECK(last < 0.05);
}

TEST_CASE("the learning rate warms up for 50 steps and decays to a tenth") {
  CHECK(learning_rate_at(1, 25, 100'000) == Approx(0.5).epsilon(1e-4));
  CHECK(learning_rate_at(1, 50, 100'000) == Approx(1).epsilon(1e-4));
  CHECK(learning_rate_at(3e-3, 800, 800) == Approx(3e-4));
}

TEST_CASE("the first step of Adam has the size of the learning rate for any gradient") {
  Adam adam(3);
  std::vector<float> parameters{0, 0, 0};
  const std::vector<float> gradient{0.5F, -1e-3F, 8};
  CHECK(adam.step(0.01, gradient, parameters) == Approx(std::sqrt(0.25 + 1e-6 + 64)));
  CHECK(parameters[0] == Approx(-0.01).epsilon(1e-4));
  CHECK(parameters[1] == Approx(0.01).epsilon(1e-3));
  CHECK(parameters[2] == Approx(-0.01).epsilon(1e-4));
}
