// Compares with reference/make_reference.py, an independent high-precision implementation of the formula.

#include <cmath>
#include <iterator>
#include <string>

#include <posenc/clock/pairs.h>
#include <posenc/phase/frequency.h>
#include "catch.h"
#include "support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct GoldenHand {
  double position;
  int dimensions;
  double base;
  const char* unit;
  std::size_t pair;
  double frequency, period, angle, turns, sine, cosine;
};

constexpr GoldenHand kGoldenHands[] = {
#include "reference/hands.inc"
};

struct GoldenRow {
  int dimensions;
  double base;
  double position;
  std::uint64_t hash;
};

constexpr GoldenRow kGoldenRows[] = {
#include "reference/rows.inc"
};

struct GoldenFrequency {
  std::size_t dimensions;
  double base;
  Unit unit;
  std::size_t pair;
  std::uint64_t high, low;
};

constexpr GoldenFrequency kGoldenFrequencies[] = {
#include "reference/frequencies.inc"
};

struct GoldenSine {
  std::uint64_t high, low;
  double sine, rest_of_sine, cosine, rest_of_cosine;
};

constexpr GoldenSine kGoldenSines[] = {
#include "reference/sines.inc"
};

/// |value - expected| in ulp of `expected`.
double distance_in_ulps(double value, double expected) {
  return std::abs(value - expected) / (std::nextafter(std::abs(expected), HUGE_VAL) - std::abs(expected));
}

}  // namespace

TEST_CASE("frequencies and periods are the exact ones, within two units in the last place", "[golden][frequency]") {
  for (const auto& golden : kGoldenHands) {
    const Clock clock({0, static_cast<double>(golden.dimensions), golden.base, UnitName(golden.unit)});
    CAPTURE(golden.dimensions, golden.base, golden.unit, golden.pair);
    REQUIRE(distance_in_ulps(clock.hands.frequency[golden.pair], golden.frequency) <= 1);
    REQUIRE(distance_in_ulps(clock.hands.period[golden.pair], golden.period) <= 2);
  }
}

TEST_CASE("a frequency is the exact fraction of a turn, rounded to 128 bits", "[golden][frequency]") {
  for (const auto& golden : kGoldenFrequencies) {
    const auto speeds = pair_frequencies(golden.dimensions, golden.base, golden.unit);
    CAPTURE(golden.dimensions, golden.base, golden.pair);
    REQUIRE(speeds[golden.pair].turns_per_position == Phase{Uint128{golden.high} << 64 | golden.low});
  }
}

TEST_CASE("sines and cosines err by 8.9e-17 at most, and by 2.8e-17 in the mean", "[golden][phase]") {
  double sum_of_squares = 0;
  for (const auto& golden : kGoldenSines) {
    const auto [sine, cosine] = sincos({Uint128{golden.high} << 64 | golden.low});
    const double error_of_sine = sine - golden.sine - golden.rest_of_sine;
    const double error_of_cosine = cosine - golden.cosine - golden.rest_of_cosine;
    CAPTURE(golden.sine, golden.cosine);
    REQUIRE(std::abs(error_of_sine) <= 8.9e-17);  // 0.8 units in the last place of a number from 1/2 to 1
    REQUIRE(std::abs(error_of_cosine) <= 8.9e-17);
    REQUIRE(std::abs(error_of_sine) <= 0x1p-51 * std::abs(sine));  // and the small ones are right in their own terms
    REQUIRE(std::abs(error_of_cosine) <= 0x1p-51 * std::abs(cosine));
    sum_of_squares += error_of_sine * error_of_sine + error_of_cosine * error_of_cosine;
  }
  // Measured 2.66e-17, the same bits on every machine; more without the angle's tail or the last term.
  CHECK(std::sqrt(sum_of_squares / static_cast<double>(2 * std::size(kGoldenSines))) <= 2.8e-17);
}

TEST_CASE("angles, turns, sines and cosines are the exact ones at any position to 2^53", "[golden][pairs]") {
  constexpr double kPhaseError = 6.3 * 0x1p-76;  // radians: what a frequency of 128 bits leaves at position 2^53
  for (const auto& golden : kGoldenHands) {
    const Clock clock({golden.position, static_cast<double>(golden.dimensions), golden.base, UnitName(golden.unit)});
    CAPTURE(golden.position, golden.dimensions, golden.base, golden.unit, golden.pair);
    REQUIRE(clock.hands.turns[golden.pair] == golden.turns);
    REQUIRE_THAT(clock.hands.angle[golden.pair], WithinAbs(golden.angle, golden.angle * 0x1p-51 + kPhaseError));
    REQUIRE_THAT(clock.hands.sine[golden.pair], WithinAbs(golden.sine, 0x1p-53 + std::abs(golden.sine) * 0x1p-53));
    REQUIRE_THAT(clock.hands.cosine[golden.pair],
                 WithinAbs(golden.cosine, 0x1p-53 + std::abs(golden.cosine) * 0x1p-53));
  }
}

TEST_CASE("every number of the golden rows is the exact one rounded to float", "[golden][sinusoidal]") {
  for (const auto& golden : kGoldenRows) {
    const auto dimensions = static_cast<double>(golden.dimensions);
    const Table table({.positions = 1, .dimensions = dimensions, .base = golden.base, .offset = golden.position});
    CAPTURE(golden.dimensions, golden.base, golden.position);
    CHECK(hash_of(table.view.row(0)) == golden.hash);
  }
}
