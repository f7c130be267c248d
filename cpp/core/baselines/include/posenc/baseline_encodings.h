#pragma once

#include <cstddef>
#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// One way to tell the positions 0 to length - 1 of a sentence apart.
struct AttemptSpec {
  std::string attempt = "sinusoidal";
  double length = 100;
  double shift = 1;
  double dimensions = 16;
  double base = 10'000;
  double seed = 1;
};

POSENC_SPEC(AttemptSpec, "The codes of the positions 0 to length - 1, and their measurements.")
POSENC_FIELD(attempt, one_of("integer|fraction|binary|sinusoidal|random",
                             POSENC_DOC("AttemptName: One way to tell the positions of a sentence apart.")))
POSENC_FIELD(length, integer(kMinBaselineLength, kMaxBaselineLength), "Words in the sentence.")
POSENC_FIELD(shift, integer(1, kMaxBaselineLength - 1),
             "k, by which one matrix is to move every position: below length.")
POSENC_FIELD(dimensions, even(2, kMaxBaselineDimensions),
             "Numbers in a code of 'sinusoidal' and 'random'; the others have as many as they need.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(seed, kAnySeed, "Of 'random', and of the halves on which the matrix is fitted and judged.")
POSENC_END

std::optional<ValidationError> check(const AttemptSpec& spec);

/// The number of columns of a position's code: 1 for 'integer' and 'fraction', as many digits as length - 1 has for
/// 'binary', else dimensions. Precondition: `check(spec)` found nothing.
std::size_t baseline_columns(const AttemptSpec& spec);

/// Fills `codes` (length x columns) with the codes of all positions p:
///
///     integer     p
///     fraction    p / (length - 1)
///     binary      the binary digits of p, the least significant first
///     sinusoidal  PE(p), interleaved, to the last digit of a double
///     random      numbers from N(0, 1) that depend on the seed and p alone
///
/// Precondition: `check(spec)` found nothing, and `codes` has that shape.
void fill_baseline(const AttemptSpec& spec, DoubleMatrixView codes);

/// The measured values for the three demands (unique, bounded, relative).
struct BaselineMetrics {
  double max = 0;                ///< the largest absolute value of any number of any code
  double neighbour_step = 0;     ///< the distance of positions 0 and 1
  double smallest_distance = 0;  ///< of any two positions
  double linear_residual = 0;    ///< of the best matrix that shifts by k; NaN if not judged (shift_residual.h)
  double affine_residual = 0;    ///< of the best matrix and constant; NaN if not judged
};

/// The measurements of `codes` as `fill_baseline` made them. All pairs of positions are compared, but for 'sinusoidal',
/// where the distance depends on the offset alone.
BaselineMetrics measure(const AttemptSpec& spec, DoubleMatrixView codes);

}  // namespace posenc
