#include <posenc/numbers/elementary.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

/// From -max to max, sometimes close to 0.
double random_number(std::mt19937_64& source, double max) {
  const double number = (static_cast<double>(source() >> 11) * 0x1p-52 - 1) * max;
  return source() % 4 == 0 ? std::ldexp(number, -static_cast<int>(source() % 100)) : number;
}

}  // namespace

TEST_CASE("logarithms have relative errors below 4e-16 at any magnitude", "[exponentials][property]") {
  std::mt19937_64 source(1);
  for (int round = 0; round < 20'000; ++round) {
    const double value = std::exp(random_number(source, 708));
    CAPTURE(value);
    REQUIRE(std::abs(compact_log(value) - std::log(value)) <=
            5e-16 * std::abs(std::log(value)));  // 1e-16 is the library's
  }
  CHECK(compact_log(1) == 0);
  CHECK(compact_log(5e-324) == std::log(5e-324));
}

TEST_CASE("exponentials have relative errors below 4e-16 at any magnitude", "[exponentials][property]") {
  std::mt19937_64 source(2);
  for (int round = 0; round < 20'000; ++round) {
    const double power = random_number(source, 708);
    CAPTURE(power);
    REQUIRE(std::abs(compact_exp(power) / std::exp(power) - 1) <= 5e-16);  // 1e-16 is the library's
  }
  CHECK(compact_exp(0) == 1);
  CHECK(compact_exp(-0.0) == 1);
  CHECK(compact_exp(-1e300) == 0);
  CHECK(compact_exp(-std::numeric_limits<double>::infinity()) == 0);
}

TEST_CASE("a norm is exact to rounding at any magnitude", "[norm]") {
  for (const double size : {1.0, 0x1p-1000, 0x1p-1070, 0x1p1000, 0x1p1020}) {
    CAPTURE(size);
    CHECK(euclidean_norm(std::vector<double>{3 * size, -4 * size}) == 5 * size);
  }
  CHECK(euclidean_norm(std::vector<double>{5e-324}) == 5e-324);
  CHECK(euclidean_norm(std::vector<double>{-std::numeric_limits<double>::max()}) == std::numeric_limits<double>::max());
  CHECK(euclidean_norm(std::vector<double>{0, -0.0}) == 0);
  CHECK(euclidean_norm(std::vector<double>{}) == 0);
}
