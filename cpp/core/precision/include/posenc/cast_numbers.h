#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/number_format.h>

namespace posenc {

inline constexpr int kMaxCastNumbers = 4'096;

/// Numbers to round to a format, and bit patterns to decode.
struct CastNumbersSpec {
  std::string format = "bf16";
  std::string overflow = "infinite";
  std::vector<double> values = {};
  std::vector<double> codes = {};
  double below = 131'072;
};

POSENC_SPEC(CastNumbersSpec, "Numbers to round to a format, and bit patterns to decode.")
POSENC_FIELD(format, kAnyNumberFormat)
POSENC_FIELD(overflow, kAnyOverflow)
POSENC_FIELD(values, array_of(Type::doubles, kMaxCastNumbers, kAnyFinite), "Rounded to nearest, ties to even.")
POSENC_FIELD(codes, array_of(Type::doubles, kMaxCastNumbers, integer(0, 4'294'967'295.0)),
             "Bit patterns as integers; higher bits are ignored.")
POSENC_FIELD(below, integer(1, 16'777'216), "The integers 0 to below - 1 are rounded and the distinct results counted.")
POSENC_END

/// One element per value or per code.
struct CastNumbers {
  std::span<double> values;        ///< rounded
  std::span<double> spacings;      ///< distance to the next larger magnitude; NaN if not finite
  std::span<double> decoded;       ///< the values of `codes`
  std::span<std::uint32_t> codes;  ///< the bit patterns of the rounded values
};

/// Counts over the integers and over the values.
struct CastCounts {
  double distinct = 0;         ///< distinct results of rounding the integers below `below`, saturating
  double first_missing = 0;    ///< the first integer that the format cannot represent
  double distinct_values = 0;  ///< distinct rounded values; all NaNs count as one
};

/// Fills the result. Integers are counted per power of two, not one by one. Precondition: `spec` is valid.
CastCounts fill_cast_numbers(const CastNumbersSpec& spec, const CastNumbers& result);

}  // namespace posenc
