#include <posenc/context/angle_coverage.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include <posenc/rotary/rotary_frequencies.h>
#include "../catch.h"

using namespace posenc;

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

/// Owning angle coverage.
struct OwningCoverage {
  explicit OwningCoverage(const SeenAnglesSpec& spec)
      : wavelengths(spec.frequencies.size()),
        turns(wavelengths),
        trained_turns(wavelengths),
        coverage(wavelengths),
        ood_fraction(wavelengths) {
    REQUIRE_FALSE(check(spec));
    fill_angle_coverage(spec, {wavelengths, turns, trained_turns, coverage, ood_fraction});
  }
  std::vector<double> wavelengths;
  std::vector<double> turns;
  std::vector<double> trained_turns;
  std::vector<double> coverage;
  std::vector<double> ood_fraction;
};

std::vector<double> speeds_of(const RotaryFrequenciesSpec& spec) {
  std::vector<double> speeds(static_cast<std::size_t>(spec.dimensions) / 2);
  fill_rotary_frequencies(spec, speeds);
  return speeds;
}

/// By brute force.
double brute_force_ood_fraction(double speed, double coverage, int length) {
  int outside = 0;
  for (int position = 0; position < length; ++position) {
    const double turns = position * (speed / kTurn);
    if (turns - std::floor(turns) >= coverage && coverage > 0) ++outside;
  }
  return outside / static_cast<double>(length);
}

}  // namespace

TEST_CASE("the out-of-distribution fraction matches brute force", "[angle_coverage][property]") {
  const double trained = GENERATE(1.0, 7.0, 100.0, 4096.0);
  const double length = GENERATE(1.0, 50.0, 4095.0, 20000.0);
  const auto speeds = speeds_of({.dimensions = 64});
  const OwningCoverage found({.frequencies = speeds, .trained_length = trained, .length = length});
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const double expected = brute_force_ood_fraction(speeds[pair], found.coverage[pair], static_cast<int>(length));
    CHECK(std::abs(found.ood_fraction[pair] - expected) * length <= 1);  // a position at the very edge
    CHECK(found.turns[pair] == Approx(length / found.wavelengths[pair]).epsilon(1e-12));
    CHECK(found.coverage[pair] == std::min(1.0, found.trained_turns[pair]));
  }
}

TEST_CASE("up to the trained length, or after a full turn, no angle is new", "[angle_coverage][property]") {
  const auto speeds = speeds_of({});
  const OwningCoverage same({.frequencies = speeds, .trained_length = 4096, .length = 4096});
  const OwningCoverage longer({.frequencies = speeds, .trained_length = 4096, .length = 1 << 30});
  int incomplete = 0;
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    CHECK(same.ood_fraction[pair] == 0);
    if (longer.coverage[pair] < 1) ++incomplete;
    CHECK((longer.ood_fraction[pair] > 0) == (longer.coverage[pair] < 1));
  }
  CHECK(incomplete == 18);  // of LLaMA 2: base 10,000, 128 dimensions, 4,096 positions
}

TEST_CASE("frequency 0 of either sign has an infinite wavelength", "[angle_coverage][edges]") {
  const OwningCoverage found({.frequencies = {0.0, -0.0}});
  for (const double wavelength : found.wavelengths) CHECK(wavelength == std::numeric_limits<double>::infinity());
  for (const double ood_fraction : found.ood_fraction) CHECK(ood_fraction == 0);
}

TEST_CASE("for slow pairs all positions beyond training are out of distribution", "[angle_coverage]") {
  const OwningCoverage found({.frequencies = {kTurn / 1e6}, .trained_length = 4096, .length = 32768});
  CHECK(found.ood_fraction[0] == (32768.0 - 4096) / 32768);
}

TEST_CASE("position interpolation needs no new angle at any length", "[angle_coverage][property]") {
  const double factor = GENERATE(2.0, 3.0, 8.0, 1000.0);
  const auto speeds = speeds_of({.scaling = "linear", .factor = factor});
  const OwningCoverage found(
      {.frequencies = speeds, .trained_frequencies = speeds_of({}), .trained_length = 4096, .length = 4096 * factor});
  for (std::size_t pair = 0; pair < speeds.size(); ++pair)
    CHECK(found.ood_fraction[pair] * found.wavelengths[pair] <= 1e-3);
}

TEST_CASE("frequency 0 covers its single angle", "[angle_coverage]") {
  const OwningCoverage found({.frequencies = {0}});
  CHECK(found.wavelengths[0] == std::numeric_limits<double>::infinity());
  CHECK(found.turns[0] == 0);
  CHECK(found.ood_fraction[0] == 0);
}

TEST_CASE("trained frequencies are empty or one per pair", "[angle_coverage]") {
  CHECK_FALSE(check(SeenAnglesSpec{}));
  CHECK(to_string(check({.frequencies = {1, 2}, .trained_frequencies = {1}})) ==
        "trainedFrequencies must be none or 2 numbers, got 1");
}
