#pragma once

#include <span>

#include <posenc/spec/call.h>

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

POSENC_CALL(WorkedExample, fill_worked_example,
            "Exponent, divisor, angle, sine and cosine of every pair at one real position.")
POSENC_RESULT("WorkedExample", "Every step of the formula: dimensions / 2 numbers in each array, one for each pair i.")
POSENC_ARRAY("exponent", arrays.exponent, (spec.dimensions / 2), "2i/d.")
POSENC_ARRAY("divisor", arrays.divisor, (spec.dimensions / 2), "base^(2i/d).")
POSENC_ARRAY("angle", arrays.angle, (spec.dimensions / 2), "position / divisor in radians, not reduced.")
POSENC_ARRAY("sine", arrays.sine, (spec.dimensions / 2), "The sine of the angle: dimension 2i.")
POSENC_ARRAY("cosine", arrays.cosine, (spec.dimensions / 2), "Its cosine: dimension 2i + 1.")
POSENC_END

}  // namespace posenc
