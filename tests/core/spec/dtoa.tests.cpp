#include <posenc/spec/dtoa.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

#include "../catch.h"

using namespace posenc;

TEST_CASE("a number is formatted with the fewest digits that parse back to it", "[dtoa]") {
  CHECK(to_string(7.0) == "7");
  CHECK(to_string(3.7) == "3.7");
  CHECK(to_string(-1.0) == "-1");
  CHECK(to_string(-0.0) == "0");
  CHECK(to_string(0.1 + 0.2) == "0.30000000000000004");
  CHECK(to_string(1.0 / 3) == "0.3333333333333333");
  CHECK(to_string(9007199254740994.0) == "9007199254740994");
  CHECK(to_string(123456789.125) == "123456789.125");
  CHECK(to_string(0x1p-25) == "2.9802322387695312e-8");  // exactly ...3125: ties go to the even digit
}

TEST_CASE("very large and very small numbers are formatted with an exponent", "[dtoa]") {
  CHECK(to_string(1e20) == "100000000000000000000");
  CHECK(to_string(1e21) == "1e+21");
  CHECK(to_string(1e300) == "1e+300");
  CHECK(to_string(-1.5e-7) == "-1.5e-7");
  CHECK(to_string(0.000001) == "0.000001");
  CHECK(to_string(std::numeric_limits<double>::max()) == "1.7976931348623157e+308");
  CHECK(to_string(std::numeric_limits<double>::min()) == "2.2250738585072014e-308");
  CHECK(to_string(std::numeric_limits<double>::denorm_min()) == "5e-324");
}

TEST_CASE("NaN and infinities have names", "[dtoa]") {
  CHECK(to_string(std::numeric_limits<double>::quiet_NaN()) == "nan");
  CHECK(to_string(std::numeric_limits<double>::infinity()) == "inf");
  CHECK(to_string(-std::numeric_limits<double>::infinity()) == "-inf");
}

TEST_CASE("integers are formatted in full", "[dtoa]") {
  CHECK(to_string(std::int64_t{0}) == "0");
  CHECK(to_string(std::int64_t{-9007199254740993}) == "-9007199254740993");
  CHECK(to_string(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
}

TEST_CASE("every formatted number parses back to the same double", "[dtoa][property]") {
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    const auto significand = static_cast<double>(random() >> 11);
    const double value = std::ldexp(significand, static_cast<int>(random() % 2000) - 1050);
    const double power = std::ldexp(1.0, static_cast<int>(random() % 2098) - 1074);  // uneven neighbours
    CAPTURE(value, power);
    REQUIRE(std::strtod(to_string(value).c_str(), nullptr) == value);
    REQUIRE(std::strtod(to_string(power).c_str(), nullptr) == power);
  }
}
