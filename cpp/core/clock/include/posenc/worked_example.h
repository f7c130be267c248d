#pragma once

#include <span>

#include <posenc/check.h>

namespace posenc {

/// The formula, step by step, at one real position.
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

/// The steps of sin and cos (position / base^(2i/d)) (Vaswani et al. 2017, section 3.5). Each span has dimensions / 2
/// numbers, one per pair i. Errors are in units in the last place (ulp).
struct WorkedExample {
  std::span<double> exponent;  ///< 2i/d, rounded once
  std::span<double> divisor;   ///< base^(2i/d), within 2 ulp
  std::span<double> angle;     ///< position / divisor in radians, not reduced, within 3 ulp
  std::span<double> sine;      ///< of the exact angle, not of `angle`: within 2^-53
  std::span<double> cosine;
};

/// Precondition: `spec` is valid.
void fill_worked_example(const WorkedExampleSpec& spec, const WorkedExample& steps);

}  // namespace posenc
