#include <posenc/precision/number_format.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;

namespace {

std::string any_small_format() { return GENERATE("fp16", "bf16", "e4m3", "e5m2"); }

/// std::bit_cast, missing in older Emscriptens.
template <typename To, typename From>
To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

bool is_same(double a, double b) {
  return bits_as<std::uint64_t>(a) == bits_as<std::uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

/// The value of a bit pattern by definition, in units of the smallest subnormal.
double defined(const std::string& name, std::uint32_t code) {
  const int kept = name == "fp16" ? 10 : name == "bf16" ? 7 : name == "e4m3" ? 3 : 2;
  const int exponents = name == "fp16" || name == "e5m2" ? 5 : name == "bf16" ? 8 : 4;
  const int exponent = static_cast<int>(code >> kept) % (1 << exponents);
  const int rest = static_cast<int>(code) % (1 << kept);
  const bool is_negative = code >> (kept + exponents) == 1;
  const int bias = (1 << (exponents - 1)) - 1;
  if (exponent == (1 << exponents) - 1) {
    if (name == "e4m3" ? rest == 7 : rest > 0) return std::nan("");
    if (name != "e4m3") return is_negative ? -INFINITY : INFINITY;
  }
  const double size = exponent == 0 ? rest * std::pow(2.0, 1 - bias - kept)
                                    : (1 + rest / std::pow(2.0, kept)) * std::pow(2.0, exponent - bias);
  return is_negative ? -size : size;
}

}  // namespace

TEST_CASE("every code of the small formats decodes to its defined value and round-trips", "[number_format]") {
  const std::string name = any_small_format();
  const NumberFormat format = number_format(NumberFormatName(name));
  std::uint32_t wrong = 0;
  for (std::uint32_t code = 0; code < 1U << format.bits(); ++code) {
    const double value = format.value(code);
    const bool comes_back =
        std::isnan(value) ? std::isnan(format.value(format.code(value))) : format.code(value) == code;
    if (!is_same(value, defined(name, code)) || !comes_back || !is_same(format.round(value), value)) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("rounding is to nearest, ties to even", "[number_format]") {
  const std::string name = any_small_format();
  const NumberFormat format = number_format(NumberFormatName(name));
  std::uint32_t wrong = 0;
  // Positive codes are in the order of their values.
  for (std::uint32_t code = 0; defined(name, code + 1) <= format.largest; ++code) {
    const double low = defined(name, code);
    const double high = defined(name, code + 1);
    const double middle = (low + high) / 2;  // a double has digits enough
    const double even = code % 2 == 0 ? low : high;
    for (const double sign : {1.0, -1.0}) {
      if (!is_same(format.round(sign * middle), sign * even)) ++wrong;
      if (!is_same(format.round(sign * std::nextafter(middle, low)), sign * low)) ++wrong;
      if (!is_same(format.round(sign * std::nextafter(middle, high)), sign * high)) ++wrong;
    }
    if (low > 0 && format.spacing(low) != high - low) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("above the largest number is infinity (NaN in E4M3), or saturation", "[number_format]") {
  const auto [name, last, beyond] = GENERATE(
      std::tuple("fp16", 65'519.9, 65'520.0), std::tuple("bf16", 3.39e38, 3.4e38), std::tuple("e4m3", 464.0, 464.1),
      std::tuple("e5m2", 61'439.0, 61'440.0), std::tuple("fp32", 3.4028235e38, 3.4028236e38));
  const NumberFormat format = number_format(NumberFormatName(name));
  CHECK(format.round(last) == format.largest);
  CHECK(format.round(-last) == -format.largest);
  const double over = format.round(-beyond);
  CHECK((std::string(name) == "e4m3" ? std::isnan(over) : over == -INFINITY));
  CHECK(format.round(-beyond, true) == -format.largest);
  CHECK(format.round(INFINITY, true) == format.largest);
  CHECK(std::isnan(format.round(NAN, true)));
  CHECK(std::isnan(format.spacing(over)));
}

TEST_CASE("zeros keep their sign, and the smallest subnormals are those of the standards", "[number_format]") {
  const auto [name, smallest] =
      GENERATE(std::pair("fp32", 0x1p-149), std::pair("fp16", 0x1p-24), std::pair("bf16", 0x1p-133),
               std::pair("e4m3", 0x1p-9), std::pair("e5m2", 0x1p-16));
  const NumberFormat format = number_format(NumberFormatName(name));
  CHECK(format.smallest() == smallest);
  CHECK(is_same(format.round(-0.0), -0.0));
  CHECK(is_same(format.round(-smallest / 2), -0.0));
  CHECK(format.round(smallest * 0.500001) == smallest);
  CHECK(format.spacing(0) == smallest);
  CHECK(format.value(format.code(-0.0)) == 0);
}

TEST_CASE("without a format no number is rounded", "[number_format]") {
  constexpr double kLargest = std::numeric_limits<double>::max();
  constexpr double kSmallest = std::numeric_limits<double>::denorm_min();
  for (const double number : {0.0, 1.0, 0.1, 1e-300, 1e300, kSmallest, kLargest, double(INFINITY), double(NAN)}) {
    CAPTURE(number);
    CHECK(is_same(Rounding()(number), number));
    CHECK(is_same(Rounding()(-number), -number));
  }
}

TEST_CASE("the largest and smallest doubles are rounded like all others", "[number_format]") {
  const NumberFormat format = number_format(NumberFormatName(any_small_format()));
  for (const double number : {1e300, std::numeric_limits<double>::max()}) {
    CHECK(is_same(format.round(number), format.round(INFINITY)));
    CHECK(format.round(-number, true) == -format.largest);
  }
  CHECK(is_same(format.round(-std::numeric_limits<double>::denorm_min()), -0.0));
}

TEST_CASE("fp32 rounds like the hardware", "[number_format]") {
  const NumberFormat format = number_format("fp32");
  Random random(1);
  std::uint32_t wrong = 0;
  for (int exponent = -160; exponent < 130; ++exponent) {
    for (int trial = 0; trial < 500; ++trial) {
      const double number = std::ldexp(random.normal(), exponent);
      if (std::abs(number) > format.largest) continue;
      const auto single = static_cast<float>(number);
      if (!is_same(format.round(number), single)) ++wrong;
      if (format.code(single) != bits_as<std::uint32_t>(single)) ++wrong;
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("every code of bf16 is the upper half of a float", "[number_format]") {
  const NumberFormat format = number_format("bf16");
  std::uint32_t wrong = 0;
  for (std::uint32_t code = 0; code < 1U << 16; ++code) {
    if (!is_same(format.value(code), bits_as<float>(code << 16))) ++wrong;
  }
  CHECK(wrong == 0);
}

#ifdef __FLT16_MANT_DIG__
TEST_CASE("fp16 matches the compiler's half, for all codes and midpoints", "[number_format]") {
  __extension__ typedef _Float16 Half;
  const NumberFormat format = number_format("fp16");
  std::uint32_t wrong = 0;
  for (std::uint32_t code = 0; code < 1U << 16; ++code) {
    const auto half = bits_as<Half>(static_cast<std::uint16_t>(code));
    const auto value = static_cast<double>(half);
    if (!is_same(format.value(code), value)) ++wrong;
    const double moved = value * 1.000244140625;  // by half a step or less
    if (!is_same(format.round(moved), static_cast<double>(static_cast<Half>(moved)))) ++wrong;
  }
  CHECK(wrong == 0);
}
#endif
