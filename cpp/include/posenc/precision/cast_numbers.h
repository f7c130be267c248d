#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <posenc/precision/number_format.h>
#include <posenc/spec/call.h>

namespace posenc {

inline constexpr int kMaxCastNumbers = 4'096;

/// Numbers to round to a format, and bit patterns to decode.
struct CastNumbersSpec {
  NumberFormatName format = "bf16";
  OverflowName overflow = "infinite";
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
  std::span<double> values;
  std::span<double> spacings;
  std::span<double> decoded;
  std::span<std::uint32_t> codes;
};

/// Counts over the integers and over the values.
struct CastCounts {
  NumberFormat format = {};
  double distinct = 0;         ///< distinct results of rounding the integers below `below`, saturating
  double first_missing = 0;    ///< the first integer that the format cannot represent
  double distinct_values = 0;  ///< distinct rounded values; all NaNs count as one
};

/// Fills the result. Integers are counted per power of two, not one by one. Precondition: `spec` is valid.
CastCounts fill_cast_numbers(const CastNumbersSpec& spec, const CastNumbers& result);

POSENC_CALL(CastNumbers, fill_cast_numbers,
            "Numbers rounded to a number format, bit patterns decoded, and which integers the format has.")
POSENC_RESULT("CastNumbers", "The rounded numbers and the properties of the format.")
POSENC_VALUE("exponentBits", values.format.exponent_bits, "Bits of the exponent.")
POSENC_VALUE("significandBits", values.format.significand_bits, "Bits of the significand, including the implicit one.")
POSENC_VALUE("largest", values.format.largest, "The largest number of the format.")
POSENC_VALUE("smallestNormal", values.format.smallest_normal(), "The smallest normal number.")
POSENC_VALUE("smallest", values.format.smallest(), "The smallest subnormal number.")
POSENC_VALUE("firstMissing", values.first_missing, "The first integer that the format cannot represent.")
POSENC_VALUE("distinct", values.distinct,
             "The number of distinct results of rounding the integers from 0 to below - 1, saturating.")
POSENC_ARRAY("values", arrays.values, (spec.values.size()), "The rounded values.")
POSENC_ARRAY("codes", arrays.codes, (spec.values.size()), "Their bit patterns.")
POSENC_ARRAY("spacings", arrays.spacings, (spec.values.size()),
             "From each to the next larger magnitude; NaN if not finite.")
POSENC_VALUE("distinctValues", values.distinct_values, "The number of distinct rounded values.")
POSENC_ARRAY("decoded", arrays.decoded, (spec.codes.size()),
             "The values of `codes`: numbers, NaN, Infinity or -Infinity.")
POSENC_END

}  // namespace posenc
