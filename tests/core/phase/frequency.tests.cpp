#include <posenc/phase/frequency.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("the first pair advances by one unit per position", "[frequency]") {
  const double base = GENERATE(1.0000000000000002, 2.0, 10'000.0, 1e300);
  CHECK(pair_frequencies(64, base, Unit::radian)[0].omega == 1);
  CHECK(pair_frequencies(64, base, Unit::half_turn)[0].turns_per_position == Phase{Uint128{1} << 127});
  CHECK(pair_frequencies(64, base, Unit::half_turn)[0].period == 2);
}

TEST_CASE("at base 2^(d/2) pair i has a period of exactly 2 x 2^i positions, like bit i", "[frequency]") {
  const std::size_t dimensions = GENERATE(2u, 16u, 64u, 106u, 2046u);
  const double base = std::ldexp(1.0, static_cast<int>(dimensions / 2));
  const auto hands = pair_frequencies(dimensions, base, Unit::half_turn);
  for (std::size_t pair = 0; pair < hands.size(); ++pair) {
    CAPTURE(dimensions, pair);
    REQUIRE(hands[pair].period == std::ldexp(2.0, static_cast<int>(pair)));
    const Uint128 expected = pair < 128 ? Uint128{1} << (127 - pair) : pair == 128 ? 1 : 0;  // 2^-129 rounds up
    REQUIRE(hands[pair].turns_per_position == Phase{expected});
  }
}

TEST_CASE("frequencies fall by one constant ratio", "[frequency][property]") {
  const double base = GENERATE(1.5, 10'000.0, 500'000.0, 1e300);
  const auto hands = pair_frequencies(128, base);
  const double ratio = std::pow(base, -2.0 / 128);
  for (std::size_t pair = 1; pair < hands.size(); ++pair) {
    CAPTURE(base, pair);
    REQUIRE_THAT(hands[pair].omega / hands[pair - 1].omega / ratio, WithinAbs(1, 2e-15));  // pow of 1e300: 6 ulp
  }
}

TEST_CASE("half turns in radians are rounded once", "[frequency][edges]") {
  // pi 65536^(-2045 / 2047) to 40 digits, rounded. A product of two doubles is one ulp less.
  CHECK(pair_frequencies(4094, 65'536, Unit::half_turn)[2045].omega == 4.845915462457165e-05);
  CHECK(pair_frequencies(4094, 65'536, Unit::half_turn)[0].omega == std::numbers::pi);
}

TEST_CASE("a period is a full turn divided by the frequency", "[frequency][property]") {
  const Unit unit = GENERATE(Unit::radian, Unit::half_turn);
  for (const auto& hand : pair_frequencies(512, 10'000, unit)) {
    REQUIRE_THAT(hand.period * hand.omega / 6.283185307179586, WithinAbs(1, 1e-15));
  }
}

TEST_CASE("even the slowest pair of the steepest ratio has a positive frequency", "[frequency]") {
  const auto hands = pair_frequencies(4096, std::numeric_limits<double>::max());
  CHECK(hands.back().omega > 0);
  CHECK(hands.back().turns_per_position == Phase{0});  // less than 2^-129 of a turn per position
  CHECK(hands.size() == 2048);
}
