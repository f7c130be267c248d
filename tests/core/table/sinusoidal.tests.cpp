#include <posenc/table/sinusoidal.h>

#include <algorithm>
#include <cmath>

#include <posenc/spec/limits.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("position zero is all zeros and ones", "[sinusoidal]") {
  CHECK(Table({.positions = 1, .dimensions = 6}).values == std::vector<float>{0, 1, 0, 1, 0, 1});
  CHECK(Table({.positions = 1, .dimensions = 6, .layout = "halves"}).values == std::vector<float>{0, 0, 0, 1, 1, 1});
}

TEST_CASE("every pair lies on the unit circle", "[sinusoidal][property]") {
  const Table table({.positions = 300, .dimensions = 64, .offset = 1e12});
  for (std::size_t p = 0; p < 300; ++p) {
    for (std::size_t pair = 0; pair < 32; ++pair) {
      const auto pair_values = table.view.row(p).subspan(2 * pair, 2);
      REQUIRE_THAT(dot(pair_values, pair_values), WithinAbs(1, 1.2e-7));  // two floats, each rounded by 2^-25 at most
    }
  }
}

TEST_CASE("the squared length of every encoding is half the dimensions", "[sinusoidal][property]") {
  const double dimensions = GENERATE(2.0, 4.0, 128.0, 512.0);
  const Table table({.positions = 200, .dimensions = dimensions});
  for (std::size_t p = 0; p < 200; ++p) {
    REQUIRE_THAT(dot(table.view.row(p), table.view.row(p)), WithinAbs(dimensions / 2, 6e-8 * dimensions));
  }
}

TEST_CASE("the dot product of two positions depends only on their distance", "[sinusoidal][property]") {
  const Table table({.positions = 512, .dimensions = 64});
  const auto distance = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{17}, std::size_t{100});
  const double expected = dot(table.view.row(0), table.view.row(distance));
  for (std::size_t p = 0; p + distance < 512; p += 37) {
    CAPTURE(p, distance);
    CHECK_THAT(dot(table.view.row(p), table.view.row(p + distance)), WithinAbs(expected, 64 * 6e-8));
  }
}

TEST_CASE("a table with an offset is part of the whole table", "[sinusoidal][property]") {
  const Table whole({.positions = 100, .dimensions = 16, .offset = -50});
  const Table window({.positions = 10, .dimensions = 16, .offset = 20});
  CHECK(std::equal(window.values.begin(), window.values.end(), whole.view.row(70).begin()));
}

TEST_CASE("the two layouts hold the same numbers in another order", "[sinusoidal][property]") {
  const Table interleaved({.positions = 9, .dimensions = 10, .layout = "interleaved"});
  const Table halves({.positions = 9, .dimensions = 10, .layout = "halves"});
  for (std::size_t p = 0; p < 9; ++p) {
    for (std::size_t pair = 0; pair < 5; ++pair) {
      CHECK(interleaved.view(p, 2 * pair) == halves.view(p, pair));
      CHECK(interleaved.view(p, 2 * pair + 1) == halves.view(p, 5 + pair));
    }
  }
}

TEST_CASE("negative positions mirror positive ones", "[sinusoidal][property]") {
  const Table table({.positions = 21, .dimensions = 8, .offset = -10});
  for (std::size_t k = 1; k <= 10; ++k) {
    for (std::size_t pair = 0; pair < 4; ++pair) {
      CHECK(table.view(10 - k, 2 * pair) == -table.view(10 + k, 2 * pair));
      CHECK(table.view(10 - k, 2 * pair + 1) == table.view(10 + k, 2 * pair + 1));
    }
  }
}

TEST_CASE("the smallest, widest and farthest tables can be filled", "[sinusoidal][edges]") {
  CHECK(Table({.positions = 1, .dimensions = 2}).values == std::vector<float>{0, 1});
  CHECK(Table({.positions = 1, .dimensions = kMaxDimensions}).values.size() == kMaxDimensions);
  const auto far = static_cast<double>(kMaxPosition);
  CHECK_FALSE(check(SinusoidalSpec{.positions = 1, .offset = far - 1}));
  CHECK_FALSE(check(SinusoidalSpec{.positions = kMaxPositions, .dimensions = 1024}));
  CHECK_FALSE(check(SinusoidalSpec{.offset = -far}));
  const Table last({.positions = 1, .dimensions = 2, .offset = far - 1});
  CHECK_THAT(dot(last.values, last.values), WithinAbs(1, 1.2e-7));
}

TEST_CASE("the longest table is filled to its last row", "[sinusoidal][edges]") {
  const Table table({.positions = kMaxPositions, .dimensions = 2});
  const auto last = table.view.row(kMaxPositions - 1);
  CHECK_THAT(last[0], WithinAbs(std::sin(131'071.0), 3e-8));  // the C library is right to double here
  CHECK_THAT(last[1], WithinAbs(std::cos(131'071.0), 6e-8));
}
