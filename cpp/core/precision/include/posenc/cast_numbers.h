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

/// Numbers to be rounded to a format, and bits to be read in it.
struct CastNumbersSpec {
  std::string format = "bf16";
  std::string overflow = "infinite";
  std::vector<double> values = {};
  std::vector<double> codes = {};
  double below = 131'072;
};

POSENC_SPEC(CastNumbersSpec, "Numbers to be rounded to a format, and bits to be read in it.")
POSENC_FIELD(format, kAnyNumberFormat)
POSENC_FIELD(overflow, kAnyOverflow)
POSENC_FIELD(values, array_of(Type::doubles, kMaxCastNumbers, kAnyFinite),
             "To be rounded to the nearest number of the format, ties to even.")
POSENC_FIELD(codes, array_of(Type::doubles, kMaxCastNumbers, integer(0, 4'294'967'295.0)),
             "Bits of numbers of the format, as whole numbers; those above the format's are left out.")
POSENC_FIELD(below, integer(1, 16'777'216), "The whole numbers 0 to below - 1 are counted: how many stay different.")
POSENC_END

/// Of each value, and of each code.
struct CastNumbers {
  std::span<double> values;        ///< rounded
  std::span<double> spacings;      ///< from the rounded value to the next one of larger size; NaN of what is not finite
  std::span<double> decoded;       ///< what the codes mean
  std::span<std::uint32_t> codes;  ///< the bits of the rounded values
};

/// Counts of the numbers that the format has or lacks.
struct CastCounts {
  double distinct = 0;       ///< different numbers that the whole ones below the bound become, if the largest saturate
  double first_missing = 0;  ///< the first whole number that the format does not have
  double distinct_values = 0;  ///< different numbers among the rounded values, all NaNs being one
};

/// Fills the result. Whole numbers are counted by their powers of two, not one by one.
/// Precondition: `check(spec)` found nothing.
CastCounts fill_cast_numbers(const CastNumbersSpec& spec, const CastNumbers& result);

}  // namespace posenc
