#pragma once

#include <span>

#include <posenc/check.h>

namespace posenc {

/// The formula worked out at one position.
struct WorkedExampleSpec {
  double position = 1;
  double dimensions = 4;
  double base = 10'000;
};

POSENC_SPEC(WorkedExampleSpec, "The formula worked out at one real position.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

/// Every step of sin and cos (position / base^(2i/d)) (Vaswani et al. 2017, section 3.5). Each span has dimensions / 2
/// numbers, one for each pair i; "units" are of the last place of a double.
struct WorkedExample {
  std::span<double> exponent;  ///< 2i/d, rounded once
  std::span<double> divisor;   ///< base^(2i/d), within 2 units
  std::span<double> angle;     ///< position / divisor in radians, whole turns and all, within 3 units
  std::span<double> sine;      ///< of the exact angle, not of the rounded one above: within 2^-53
  std::span<double> cosine;
};

/// Precondition: `check(spec)` found nothing.
void fill_worked_example(const WorkedExampleSpec& spec, const WorkedExample& steps);

}  // namespace posenc
