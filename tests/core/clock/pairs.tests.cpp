#include <posenc/clock/pairs.h>

#include <cmath>
#include <limits>

#include <posenc/clock/binary.h>
#include <posenc/clock/fingerprint.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("at position 0 every pair has angle 0 and no turns", "[pairs]") {
  const Clock clock({.position = 0, .dimensions = 8});
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(clock.hands.angle[i] == 0);
    CHECK(clock.hands.turns[i] == 0);
    CHECK(clock.hands.sine[i] == 0);
    CHECK(clock.hands.cosine[i] == 1);
  }
}

TEST_CASE("turns and angle together are position x frequency", "[pairs][property]") {
  const double position = GENERATE(1.0, 36.5, 1e6, -1.0, -12345.678, 1e9);
  const Clock clock({.position = position, .dimensions = 32});
  for (std::size_t i = 0; i < 16; ++i) {
    const double total = clock.hands.turns[i] * 6.283185307179586 + clock.hands.angle[i];
    // 2 pi, angle, frequency, product and sum are rounded: 8 half ulp of the largest.
    const double rounding = 8 * 0x1p-53 * 6.283185307179586 * (std::abs(clock.hands.turns[i]) + 1);
    CAPTURE(position, i);
    REQUIRE_THAT(total, WithinAbs(position * clock.hands.frequency[i], rounding));
    REQUIRE((clock.hands.angle[i] >= 0 && clock.hands.angle[i] < 6.283185307179586));
  }
}

TEST_CASE("a pair has completed position / period turns, rounded down", "[pairs][property]") {
  const double position = GENERATE(1000.5, -1000.5, 123456.0);
  const Clock clock({.position = position, .dimensions = 16, .unit = "half-turn"});
  for (std::size_t i = 0; i < 8; ++i) CHECK(clock.hands.turns[i] == std::floor(position / clock.hands.period[i]));
}

TEST_CASE("before position 0 turns are negative, unless the angle rounds to 0", "[pairs][edges]") {
  const double position = GENERATE(-1.0, -1e-30, -5e-324);
  const double base = GENERATE(10'000.0, 1e300);
  const Clock clock({.position = position, .dimensions = 64, .base = base});
  for (std::size_t i = 0; i < 32; ++i) {
    const double turn = position * clock.hands.frequency[i] / 6.283185307179586;
    CAPTURE(position, base, i);
    if (turn < -0x1p-127) REQUIRE((clock.hands.turns[i] < 0 && clock.hands.angle[i] > 0));
    if (turn > -0x1p-129) REQUIRE((clock.hands.turns[i] == 0 && clock.hands.angle[i] == 0));
  }
}

TEST_CASE("the periods of the slowest pairs may exceed the largest double", "[pairs][edges]") {
  const Clock clock({.dimensions = 4096, .base = std::numeric_limits<double>::max()});
  CHECK(clock.hands.frequency[2047] > 0);
  CHECK(clock.hands.period[2047] == std::numeric_limits<double>::infinity());
}

TEST_CASE("with half turns at ratio two, the half of the circle is the bit of the counter", "[pairs][binary]") {
  for (int position = 0; position < 256; ++position) {
    const auto whole = static_cast<double>(position);
    const Clock clock({.position = whole, .dimensions = 16, .base = 256, .unit = "half-turn"});
    std::uint8_t bits[8];
    fill_binary({.position = whole, .digits = 8}, bits);
    for (std::size_t i = 0; i < 8; ++i) {
      const bool is_second_half = clock.hands.angle[i] >= 3.141592653589793;
      CAPTURE(position, i);
      REQUIRE(is_second_half == (bits[i] == 1));
    }
  }
}

TEST_CASE("the sines and cosines of the pairs, rounded to float, are the fingerprint", "[pairs][fingerprint]") {
  const double position = GENERATE(0.0, 37.0, 36.6, -5.25, 9007199254740991.0);
  const Clock clock({.position = position, .dimensions = 64});
  std::vector<float> row(64);
  fill_fingerprint({.position = position, .dimensions = 64}, row);
  for (std::size_t i = 0; i < 32; ++i) {
    CHECK(row[2 * i] == static_cast<float>(clock.hands.sine[i]));
    CHECK(row[2 * i + 1] == static_cast<float>(clock.hands.cosine[i]));
  }
}

TEST_CASE("a fingerprint at an integer position is a row of the table, in either layout", "[fingerprint]") {
  const char* layout = GENERATE("interleaved", "halves");
  const Table table({.positions = 3, .dimensions = 32, .offset = 1e9, .layout = LayoutName(layout)});
  std::vector<float> row(32);
  fill_fingerprint({.position = 1e9 + 2, .dimensions = 32, .layout = LayoutName(layout)}, row);
  CHECK(std::vector<float>(table.view.row(2).begin(), table.view.row(2).end()) == row);
}
