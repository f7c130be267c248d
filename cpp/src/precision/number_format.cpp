#include <posenc/precision/number_format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace posenc {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// 2^exponent <= |value| < 2^(exponent + 1), for finite nonzero values.
int exponent_of(double value) { return std::ilogb(value); }

}  // namespace

double NumberFormat::smallest_normal() const { return std::ldexp(1, min_exponent); }

double NumberFormat::smallest() const { return std::ldexp(1, min_exponent - significand_bits + 1); }

double NumberFormat::spacing(double value) const {
  if (!std::isfinite(value)) return kNaN;
  const int exponent = value == 0 ? min_exponent : std::max(exponent_of(value), min_exponent);
  return std::ldexp(1, exponent - significand_bits + 1);
}

double NumberFormat::round(double value, bool saturates) const { return Rounding(*this, saturates)(value); }

std::uint32_t NumberFormat::code(double value) const {
  const int stored_bits = significand_bits - 1;
  const std::uint32_t sign = std::signbit(value) ? std::uint32_t{1} << (exponent_bits + stored_bits) : 0;
  const std::uint32_t all_exponent = ((std::uint32_t{1} << exponent_bits) - 1) << stored_bits;
  if (std::isnan(value)) return sign | all_exponent | ((std::uint32_t{1} << stored_bits) - 1);
  if (std::isinf(value)) return sign | all_exponent;
  const double size = std::abs(value);
  if (size < smallest_normal()) return sign | static_cast<std::uint32_t>(size / smallest());
  const int exponent = exponent_of(size);
  const auto significand = static_cast<std::uint32_t>(std::ldexp(size, stored_bits - exponent));  // its leading 1 ...
  return sign + (static_cast<std::uint32_t>(exponent - min_exponent) << stored_bits) +
         significand;  // ... increments the exponent
}

double NumberFormat::value(std::uint32_t code) const {
  const int stored_bits = significand_bits - 1;
  const std::uint32_t max = (std::uint32_t{1} << exponent_bits) - 1;
  const std::uint32_t significand = code & ((std::uint32_t{1} << stored_bits) - 1);
  const std::uint32_t exponent = code >> stored_bits & max;
  const double sign = (code >> (exponent_bits + stored_bits) & 1) != 0 ? -1 : 1;
  if (exponent == max && has_infinity) return significand == 0 ? sign * kInfinity : std::copysign(kNaN, sign);
  if (exponent == max && significand + 1 == std::uint32_t{1} << stored_bits) return std::copysign(kNaN, sign);
  if (exponent == 0) return sign * significand * smallest();
  const auto whole = static_cast<double>(significand + (std::uint32_t{1} << stored_bits));
  return sign * std::ldexp(whole, static_cast<int>(exponent) - 1 + min_exponent - stored_bits);
}

Rounding::Rounding(const NumberFormat& format, bool saturates)
    : smallest_normal_(format.smallest_normal()),
      shift_(std::ldexp(1.5, 53 - format.significand_bits)),
      largest_(format.largest),
      beyond_(saturates             ? format.largest
              : format.has_infinity ? kInfinity
                                    : kNaN) {}

NumberFormat number_format(NumberFormatName name) {
  if (name == "fp32") return {8, 24, -126, 0x1.fffffep127, true};
  if (name == "fp16") return {5, 11, -14, 65'504, true};
  if (name == "bf16") return {8, 8, -126, 0x1.fep127, true};
  if (name == "e4m3") return {4, 4, -6, 448, false};
  return {5, 3, -14, 57'344, true};  // e5m2
}

}  // namespace posenc
