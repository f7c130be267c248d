#include <posenc/transformer/forward.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;

namespace {

struct Named {
  Encoding encoding;
  const char* name;
};

const Named kEncodings[] = {
    {Encoding::none, "none"},    {Encoding::learned, "learned"}, {Encoding::sinusoidal, "sinusoidal"},
    {Encoding::shaw, "shaw"},    {Encoding::t5, "t5"},           {Encoding::alibi, "alibi"},
    {Encoding::rotary, "rotary"}};

ModelShape small(Encoding encoding, bool causal, std::size_t layers) {
  return {.layers = layers,
          .heads = 2,
          .dimensions = 8,
          .vocabulary = 5,
          .max_length = 7,
          .encoding = encoding,
          .causal = causal,
          .clip = 2,
          .buckets = 8,
          .max_bucket_distance = 4};
}

/// Two sentences of seven words, some with targets.
struct Example {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> targets;

  explicit Example(std::uint64_t seed) {
    Random random(seed);
    for (int place = 0; place < 14; ++place) {
      words.push_back(static_cast<std::int32_t>(random.below(5)));
      targets.push_back(place % 3 == 0 ? kIgnoreIndex : static_cast<std::int32_t>(random.below(5)));
    }
  }

  Batch batch() const { return {words, 2, 7}; }
};

template <typename Real>
double loss(Forward<Real>& forward, const std::vector<Real>& parameters, const Example& example) {
  forward.encode(parameters, example.batch());
  return forward.loss(parameters, example.targets).loss;
}

/// Parameters away from 0 and 1, so that no gradient vanishes by symmetry.
std::vector<double> parameters_of(const ModelShape& shape) {
  std::vector<double> parameters(ModelSlices(shape).count);
  fill_parameters<double>(shape, 0.3, 1, parameters);
  Random random(2);
  for (double& number : parameters) number += 0.1 * random.normal();
  return parameters;
}

}  // namespace

TEST_CASE("every gradient matches finite differences") {
  const auto& [encoding, name] = GENERATE(from_range(std::begin(kEncodings), std::end(kEncodings)));
  const bool causal = GENERATE(false, true);
  const std::size_t layers = GENERATE(std::size_t{1}, std::size_t{2});
  INFO(name << (causal ? ", causal, " : ", ") << layers << " layers");
  const ModelShape shape = small(encoding, causal, layers);
  const Example example(3);
  Forward<double> forward(shape);
  if (encoding == Encoding::rotary) forward.rope_scaling().score_scale_factor = 1.3;
  auto parameters = parameters_of(shape);
  std::vector<double> gradient(parameters.size());
  loss(forward, parameters, example);
  backward<double>(forward, parameters, gradient);

  constexpr double kStep = 1e-5;
  // Central differences: error of the third derivative times 1e-10, plus rounding of the loss over the step, 1e-11.
  constexpr double kTolerance = 1e-7;
  double farthest = 0;
  for (std::size_t k = 0; k < parameters.size(); ++k) {
    const double value = parameters[k];
    parameters[k] = value + kStep;
    const double above = loss(forward, parameters, example);
    parameters[k] = value - kStep;
    const double below = loss(forward, parameters, example);
    parameters[k] = value;
    farthest = std::max(farthest, std::abs((above - below) / (2 * kStep) - gradient[k]));
  }
  CHECK(farthest < kTolerance);
  CHECK(std::any_of(gradient.begin(), gradient.end(), [](double part) { return std::abs(part) > 0.01; }));
}

TEST_CASE("float gradients match double gradients up to rounding") {
  const auto& [encoding, name] = GENERATE(from_range(std::begin(kEncodings), std::end(kEncodings)));
  INFO(name);
  const ModelShape shape = small(encoding, true, 2);
  const Example example(3);
  const auto exact = parameters_of(shape);
  const std::vector<float> rounded(exact.begin(), exact.end());
  Forward<double> in_double(shape);
  Forward<float> in_float(shape);
  CHECK(loss(in_float, rounded, example) == Approx(loss(in_double, exact, example)).margin(1e-5));
  std::vector<double> expected(exact.size());
  std::vector<float> gradient(exact.size());
  backward<double>(in_double, exact, expected);
  backward<float>(in_float, rounded, gradient);
  double farthest = 0;
  for (std::size_t k = 0; k < gradient.size(); ++k)
    farthest = std::max(farthest, std::abs(expected[k] - static_cast<double>(gradient[k])));
  CHECK(farthest < 1e-5);  // sums of some hundred products of numbers near 1, each rounded to 6e-8
}

TEST_CASE("without targets all gradients are 0") {
  const ModelShape shape = small(Encoding::learned, false, 1);
  Example example(3);
  std::fill(example.targets.begin(), example.targets.end(), kIgnoreIndex);
  Forward<double> forward(shape);
  const auto parameters = parameters_of(shape);
  std::vector<double> gradient(parameters.size(), 1);
  CHECK(loss(forward, parameters, example) == 0);
  backward<double>(forward, parameters, gradient);
  CHECK(std::all_of(gradient.begin(), gradient.end(), [](double part) { return part == 0; }));
}
