#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string_view>

#include <posenc/fields.h>

namespace posenc {

/// The number formats that models are computed and kept in.
constexpr Constraint kAnyNumberFormat =
    one_of("fp32|fp16|bf16|e4m3|e5m2",
           POSENC_DOC("NumberFormat: IEEE 754 binary32 and binary16, bfloat16, and the 8-bit E4M3 (without infinities) "
                      "and E5M2 of the Open Compute Project."));

/// The treatment of a number beyond the largest one.
constexpr Constraint kAnyOverflow = one_of(
    "infinite|saturate", POSENC_DOC("Overflow: Beyond the largest number, infinity (E4M3, which has none: NaN), or the "
                                    "largest number."));

/// A binary format: a sign, an exponent and a significand whose first bit is not kept.
struct NumberFormat {
  int exponent_bits;
  int significand_bits;  ///< with the one that is not kept
  int min_exponent;      ///< of the smallest normal number, 2^least_exponent
  double largest;
  bool has_infinity;

  int bits() const { return exponent_bits + significand_bits; }
  double smallest_normal() const;
  double smallest() const;  ///< subnormal
  /// From a number of this size to the next larger one; NaN of what is not finite.
  double spacing(double value) const;
  /// The nearest number of the format; of two as near, the one whose significand ends in 0.
  double round(double value, bool saturates = false) const;
  /// The bits of a number that the format has. NaN has all bits of its exponent and its significand.
  std::uint32_t code(double value) const;
  /// The number that a code stands for; bits above the format's are left out.
  double value(std::uint32_t code) const;
};

/// Rounding to a format, or none: what `NumberFormat::round` does, prepared for loops and without a branch.
class Rounding {
 public:
  /// Leaves all numbers as they are.
  Rounding() = default;
  explicit Rounding(const NumberFormat& format, bool saturates = false);

  double operator()(double value) const {
    constexpr std::uint64_t kExponent = 0x7ff0000000000000;
    std::uint64_t bits = 0;  // std::bit_cast is missing in older Emscriptens
    std::memcpy(&bits, &value, sizeof bits);
    bits &= kExponent;
    double power = 0;  // 2^exponent of the value
    std::memcpy(&power, &bits, sizeof power);
    // Beside a number of 2^52 spacings there is no room for what is less than one: it is rounded, ties to even.
    const double shift = std::max(power, smallest_normal_) * shift_;
    const double rounded = std::copysign((value + shift) - shift, value);
    if (std::abs(rounded) <= largest_) return rounded;
    return value != value ? value : std::copysign(beyond_, value);
  }

 private:
  double smallest_normal_ = 0;
  double shift_ = 0;  ///< 1.5 x 2^52 spacings of the numbers from 1 to 2
  double largest_ = std::numeric_limits<double>::infinity();
  double beyond_ = largest_;
};

/// The format of a name of `kAnyNumberFormat`.
NumberFormat number_format(std::string_view name);

}  // namespace posenc
