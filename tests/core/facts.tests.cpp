// Every number about the sinusoidal encoding in the text of the tour.

#include <algorithm>
#include <cmath>
#include <string>

#include <posenc/clock/comparison.h>
#include <posenc/clock/pairs.h>
#include "catch.h"
#include "support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// The dot product of two encodings k apart: the sum of the cosines of all pairs.
double dot_at(double k, double dimensions) { return compare({k, 0, dimensions}).dot; }

double distance_at(double k, double dimensions) { return compare({k, 0, dimensions}).distance; }

/// The offset from 1 to `last` whose two encodings are nearest.
int nearest_offset(int last, double dimensions) {
  int nearest = 1;
  double min = distance_at(1, dimensions);
  for (int k = 2; k <= last; ++k) {
    const double distance = distance_at(k, dimensions);
    if (distance < min) {
      min = distance;
      nearest = k;
    }
  }
  return nearest;
}

double slowest_period(double dimensions) { return Clock({.dimensions = dimensions}).hands.period.back(); }

/// The sum of the squares of the `count` largest frequencies.
double squared_speed(double dimensions, std::size_t count) {
  double sum = 0;
  const Clock clock({.dimensions = dimensions});
  for (const double speed : clock.hands.frequency.first(count)) sum += speed * speed;
  return sum;
}

}  // namespace

TEST_CASE("positions 1, 2 and 3 at d = 4 are the numbers of the worked example", "[facts]") {
  const Table table({.positions = 4, .dimensions = 4});
  const double expected[3][4] = {{0.84147098, 0.54030231, 0.00999983, 0.99995000},
                                 {0.90929743, -0.41614684, 0.01999867, 0.99980001},
                                 {0.14112001, -0.98999250, 0.02999550, 0.99955003}};
  for (std::size_t p = 0; p < 3; ++p) {
    for (std::size_t column = 0; column < 4; ++column) {
      CHECK_THAT(table.view(p + 1, column), WithinAbs(expected[p][column], 5e-9 + 3e-8));  // 8 decimals, and float
    }
  }
}

TEST_CASE("the third column of the worked example is 0.0100 to 0.0899", "[facts]") {
  const Table table({.positions = 10, .dimensions = 4});
  const double third[] = {0.0100, 0.0200, 0.0300, 0.0400, 0.0500, 0.0600, 0.0699, 0.0799, 0.0899};
  for (std::size_t p = 0; p < 9; ++p) CHECK_THAT(table.view(p + 1, 2), WithinAbs(third[p], 5e-5));  // 4 decimals
  CHECK_THAT(table.view(1, 3), WithinAbs(0.99995000, 3.5e-8));
  CHECK_THAT(table.view(8, 3), WithinAbs(0.9968, 5e-5));
}

TEST_CASE("shifting by k is one and the same rotation of every pair", "[facts][property]") {
  const std::size_t k = GENERATE(std::size_t{1}, std::size_t{7}, std::size_t{50});
  const Table table({.positions = 101, .dimensions = 32});
  const Clock shift({.position = static_cast<double>(k), .dimensions = 32});
  for (std::size_t p = 0; p + k < 101; ++p) {
    for (std::size_t i = 0; i < 16; ++i) {
      const double sine = table.view(p, 2 * i);
      const double cosine = table.view(p, 2 * i + 1);
      const double sine_k = shift.hands.sine[i];
      const double cosine_k = shift.hands.cosine[i];
      REQUIRE_THAT(cosine_k * sine + sine_k * cosine, WithinAbs(table.view(p + k, 2 * i), 1e-7));  // three floats
      REQUIRE_THAT(-sine_k * sine + cosine_k * cosine, WithinAbs(table.view(p + k, 2 * i + 1), 1e-7));
    }
  }
}

TEST_CASE("the norm of an encoding at d = 512 is 16", "[facts]") {
  const Table table({.positions = 100, .dimensions = 512});
  for (std::size_t p = 0; p < 100; ++p)
    CHECK_THAT(std::sqrt(dot(table.view.row(p), table.view.row(p))), WithinAbs(16, 1e-6));
}

TEST_CASE("the slowest wavelength is 628.3, 54,410 and 60,611 positions", "[facts]") {
  CHECK_THAT(slowest_period(4), WithinAbs(628.3, 0.05));
  CHECK_THAT(slowest_period(128), WithinAbs(54'410, 0.5));
  CHECK_THAT(slowest_period(512), WithinAbs(60'611, 0.5));
  // Spacing by d/2 - 1, as in Tensor2Tensor, reaches the base itself: 62,832.
  CHECK_THAT(2 * 3.141592653589793 * 10'000, WithinAbs(62'832, 0.5));
}

TEST_CASE("an odd number of dimensions is rejected", "[facts]") { CHECK(check(SinusoidalSpec{.dimensions = 7})); }

TEST_CASE("a pair of 1 radian per position nearly repeats after 44 and after 710 positions", "[facts]") {
  CHECK_THAT(distance_at(44, 2), WithinAbs(1.8e-2, 5e-4));
  CHECK_THAT(distance_at(710, 2), WithinAbs(6e-5, 5e-7));
}

TEST_CASE("at d = 4 the nearest two of 5,000 positions are 1885 apart, at distance 0.044", "[facts]") {
  CHECK(nearest_offset(4'999, 4) == 1885);
  CHECK_THAT(distance_at(1885, 4), WithinAbs(0.044, 5e-4));
  CHECK_THAT(distance_at(13'823, 4), WithinAbs(0.0077, 5e-5));
  CHECK_THAT(distance_at(84'823, 4), WithinAbs(0.0016, 5e-5));
}

TEST_CASE("at d = 512 the nearest two of 5,000 positions are neighbours, at distance 3.71", "[facts]") {
  CHECK(nearest_offset(4'999, 512) == 1);
  CHECK_THAT(distance_at(1, 512), WithinAbs(3.71, 5e-3));
}

TEST_CASE("at d = 512 similarity increases at 2,436 of the 4,999 distances, first at 44", "[facts]") {
  int rises = 0;
  int first = 0;
  double before = dot_at(0, 512);
  for (int k = 1; k <= 4'999; ++k) {
    const double here = dot_at(k, 512);
    if (here > before && rises++ == 0) first = k;
    before = here;
  }
  CHECK(rises == 2'436);
  CHECK(first == 44);
}

TEST_CASE("at d = 128 the sum of cosines is first negative at distance 1,707", "[facts]") {
  int k = 1;
  while (dot_at(k, 128) >= 0 && k < 5'000) ++k;
  CHECK(k == 1'707);
}

TEST_CASE("the bound on a receiver's error is 0.6616, 0.5001 and 0.2635 of the noise", "[facts]") {
  CHECK_THAT(1 / std::sqrt(squared_speed(64, 32)), WithinAbs(0.6616, 5e-5));
  CHECK_THAT(1 / std::sqrt(squared_speed(128, 64)), WithinAbs(0.5001, 5e-5));
  CHECK_THAT(1 / std::sqrt(squared_speed(512, 256)), WithinAbs(0.2635, 5e-5));
}

TEST_CASE("at d = 512 the 32 fastest pairs carry 90 % of the Fisher information, and 64 carry 99 %", "[facts]") {
  CHECK_THAT(squared_speed(512, 32) / squared_speed(512, 256), WithinAbs(0.90, 5e-3));
  CHECK_THAT(squared_speed(512, 64) / squared_speed(512, 256), WithinAbs(0.99, 5e-3));
}
