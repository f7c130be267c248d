#include <posenc/exponentials.h>

#include <cmath>
#include <limits>
#include <random>

#include "../catch.h"

using namespace posenc;

namespace {

/// From -most to most, and at times close to 0.
double random_number(std::mt19937_64& source, double max) {
  const double number = (static_cast<double>(source() >> 11) * 0x1p-52 - 1) * max;
  return source() % 4 == 0 ? std::ldexp(number, -static_cast<int>(source() % 100)) : number;
}

}  // namespace

TEST_CASE("logarithms are right to 4e-16 of themselves, of tiny and of huge numbers", "[exponentials][property]") {
  std::mt19937_64 source(1);
  for (int round = 0; round < 20'000; ++round) {
    const double value = std::exp(random_number(source, 708));
    CAPTURE(value);
    REQUIRE(std::abs(log_of(value) - std::log(value)) <= 5e-16 * std::abs(std::log(value)));  // 1e-16 is the library's
  }
  CHECK(log_of(1) == 0);
  CHECK(log_of(5e-324) == std::log(5e-324));
}

TEST_CASE("powers of e are right to 4e-16 of themselves, down to the smallest", "[exponentials][property]") {
  std::mt19937_64 source(2);
  for (int round = 0; round < 20'000; ++round) {
    const double power = random_number(source, 708);
    CAPTURE(power);
    REQUIRE(std::abs(exp_of(power) / std::exp(power) - 1) <= 5e-16);  // 1e-16 is the library's
  }
  CHECK(exp_of(0) == 1);
  CHECK(exp_of(-0.0) == 1);
  CHECK(exp_of(-1e300) == 0);
  CHECK(exp_of(-std::numeric_limits<double>::infinity()) == 0);
}
