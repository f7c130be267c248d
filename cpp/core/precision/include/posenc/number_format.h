#pragma once

#include <cstdint>
#include <string_view>

#include <posenc/fields.h>

namespace posenc {

/// The number formats that models are computed and kept in.
constexpr Rule kAnyNumberFormat =
    one_of("fp32|fp16|bf16|e4m3|e5m2",
           POSENC_DOC("NumberFormat: IEEE 754 binary32 and binary16, bfloat16, and the 8-bit E4M3 (without infinities) "
                      "and E5M2 of the Open Compute Project."));

/// The treatment of a number beyond the largest one.
constexpr Rule kAnyOverflow = one_of(
    "infinite|saturate", POSENC_DOC("Overflow: Beyond the largest number, infinity (E4M3, which has none: NaN), or the "
                                    "largest number."));

/// A binary format: a sign, an exponent and a significand whose first bit is not kept.
struct NumberFormat {
  int exponent_bits;
  int significand_bits;  ///< with the one that is not kept
  int least_exponent;    ///< of the smallest normal number, 2^least_exponent
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

/// The format of a name of `kAnyNumberFormat`.
NumberFormat number_format(std::string_view name);

}  // namespace posenc
