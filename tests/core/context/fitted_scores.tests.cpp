#include <posenc/context/fitted_scores.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include <posenc/phase/frequency.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// An owning fit.
struct Fit {
  explicit Fit(const FitScoresSpec& spec)
      : targets(static_cast<std::size_t>(spec.trained_length)),
        fitted(targets),
        extrapolated(static_cast<std::size_t>(std::max(0.0, spec.length - spec.trained_length))),
        interpolated(static_cast<std::size_t>(spec.length)),
        cosines(static_cast<std::size_t>(spec.dimensions) / 2),
        sines(cosines) {
    REQUIRE_FALSE(check(spec));
    error = fill_fitted_scores(spec, {targets, fitted, extrapolated, interpolated, cosines, sines});
  }
  std::vector<double> targets;
  std::vector<double> fitted;
  std::vector<double> extrapolated;
  std::vector<double> interpolated;
  std::vector<double> cosines;
  std::vector<double> sines;
  double error = 0;
};

double largest(const std::vector<double>& numbers) {
  double found = 0;
  for (const double number : numbers) found = std::max(found, std::abs(number));
  return found;
}

constexpr FitScoresSpec kSmall{.dimensions = 12, .base = 300, .trained_length = 90, .length = 200, .ridge = 1e-3};

}  // namespace

TEST_CASE("fitted, extrapolated and interpolated scores are sums over all pairs", "[fitted_scores][property]") {
  const Fit fit(kSmall);
  const auto hands = pair_frequencies(12, 300);
  const auto score = [&](double distance) {
    double sum = 0;
    for (std::size_t pair = 0; pair < hands.size(); ++pair) {
      const double angle = distance * hands[pair].omega;
      sum += fit.cosines[pair] * std::cos(angle) + fit.sines[pair] * std::sin(angle);
    }
    return sum;
  };
  for (std::size_t k = 0; k < 200; ++k) {
    CHECK(std::abs((k < 90 ? fit.fitted[k] : fit.extrapolated[k - 90]) - score(static_cast<double>(k))) <= 1e-11);
    CHECK(std::abs(fit.interpolated[k] - score(static_cast<double>(k) * 0.45)) <= 1e-11);
  }
}

TEST_CASE("no change of a coefficient improves the fit", "[fitted_scores][property]") {
  const Fit fit(kSmall);
  const auto hands = pair_frequencies(12, 300);
  for (std::size_t pair = 0; pair < hands.size(); ++pair) {
    double along_cosine = kSmall.ridge * fit.cosines[pair];  // half of the slope of the squares
    double along_sine = kSmall.ridge * fit.sines[pair];
    for (std::size_t index = 0; index < fit.fitted.size(); ++index) {
      const double angle = static_cast<double>(index) * hands[pair].omega;
      along_cosine += (fit.fitted[index] - fit.targets[index]) * std::cos(angle);
      along_sine += (fit.fitted[index] - fit.targets[index]) * std::sin(angle);
    }
    CHECK(std::abs(along_cosine) <= 1e-9);
    CHECK(std::abs(along_sine) <= 1e-9);
  }
}

TEST_CASE("a small ridge fits within 1 and extrapolates to thousands, a large one does neither", "[fitted_scores]") {
  const double seed = GENERATE(1.0, 2.0, 3.0);
  const Fit wild({.ridge = 1e-8, .seed = seed});
  CHECK(largest(wild.fitted) < 1);
  CHECK(largest(wild.interpolated) < 1);
  CHECK(largest(wild.extrapolated) > 1'000);
  const Fit tame({.ridge = 1, .seed = seed});
  CHECK(largest(tame.fitted) < 1);
  CHECK(largest(tame.extrapolated) < 4);
  CHECK(tame.error <= 1.003 * wild.error);  // without a worse fit
}

TEST_CASE("up to the trained length there is no extrapolation", "[fitted_scores]") {
  const Fit fit({.dimensions = 8, .trained_length = 64, .length = 64});
  CHECK(fit.extrapolated.empty());
  for (std::size_t index = 0; index < 64; ++index) {
    CHECK(std::abs(fit.interpolated[index] - fit.fitted[index]) <= 1e-12 * (1 + largest(fit.cosines)));
  }
}
