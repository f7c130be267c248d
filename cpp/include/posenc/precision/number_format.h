#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include <posenc/spec/fields.h>

namespace posenc {

/// Number formats for computing and storing models.
using NumberFormatName = Choice<"fp32|fp16|bf16|e4m3|e5m2">;
constexpr Constraint kAnyNumberFormat =
    choice("NumberFormat",
           "IEEE 754 binary32 and binary16, bfloat16, and the 8-bit E4M3 (without infinities) "
           "and E5M2 of the Open Compute Project.");

/// What happens above the largest finite number.
using OverflowName = Choice<"infinite|saturate">;
constexpr Constraint kAnyOverflow =
    choice("Overflow", "Above the largest number: infinity (NaN for E4M3, which has none), or the largest number.");

/// A binary floating-point format: sign, exponent, and a significand with an implicit leading bit.
struct NumberFormat {
  int exponent_bits = 0;
  int significand_bits = 0;  ///< including the implicit bit
  int min_exponent = 0;      ///< of the smallest normal number, 2^min_exponent
  double largest = 0;
  bool has_infinity = false;

  int bits() const { return exponent_bits + significand_bits; }
  double smallest_normal() const;
  double smallest() const;  ///< the smallest subnormal
  /// Distance from a number of this magnitude to the next larger one; NaN if not finite.
  double spacing(double value) const;
  /// Rounds to nearest, ties to even.
  double round(double value, bool saturates = false) const;
  /// The bit pattern of a representable number. NaN sets all exponent and significand bits.
  std::uint32_t code(double value) const;
  /// The value of a bit pattern; higher bits are ignored.
  double value(std::uint32_t code) const;
};

/// `NumberFormat::round` without branches, for loops; or no rounding.
class Rounding {
 public:
  /// The identity.
  Rounding() = default;
  explicit Rounding(const NumberFormat& format, bool saturates = false);

  double operator()(double value) const {
    constexpr std::uint64_t kExponent = 0x7ff0000000000000;
    std::uint64_t bits = 0;  // std::bit_cast is missing in older Emscriptens
    std::memcpy(&bits, &value, sizeof bits);
    bits &= kExponent;
    double power = 0;  // 2^exponent of the value
    std::memcpy(&power, &bits, sizeof power);
    // Adding 2^52 spacings and subtracting them again rounds to a multiple of the spacing, ties to even.
    const double shift = std::max(power, smallest_normal_) * shift_;
    const double rounded = std::copysign((value + shift) - shift, value);
    if (std::abs(rounded) <= largest_) return rounded;
    return value != value ? value : std::copysign(beyond_, value);
  }

 private:
  double smallest_normal_ = 0;
  double shift_ = 0;  ///< 1.5 x 2^52 spacings of the numbers in [1, 2)
  double largest_ = std::numeric_limits<double>::infinity();
  double beyond_ = largest_;
};

NumberFormat number_format(NumberFormatName name);

}  // namespace posenc
