#pragma once

#include <cstddef>
#include <cstdint>

#include <posenc/spec/call.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// Relative residual of the best matrix that shifts encodings.
struct ShiftResidual {
  double linear = 0;  ///< of code(p) M = code(p + k)
  double affine = 0;  ///< of code(p) M + c = code(p + k)
};

/// Fits one matrix that maps the encoding of every p to that of p + shift, for `codes` (positions x columns).
///
/// Least squares on a random half of the pairs (p, p + shift), chosen by `seed`; evaluated on the other half as
/// sqrt(sum of squared errors / sum of squared encodings), so 0 is a perfect shift. On its own training pairs, a matrix
/// with enough columns fits anything; so both residuals are NaN ("not evaluated") unless there are more than 2 x
/// columns pairs. Precondition: 0 < shift < positions; no encoding after the first is all zeros.
ShiftResidual shift_residual(DoubleMatrixView codes, std::size_t shift, std::uint64_t seed);

/// Peak temporary memory of `shift_residual`, in bytes.
std::size_t shift_residual_bytes(std::size_t positions, std::size_t columns);

using AttemptName = Choice<"integer|fraction|binary|sinusoidal|random">;

/// One way to encode the positions 0 to length - 1.
struct AttemptSpec {
  AttemptName attempt = "sinusoidal";
  double length = 100;
  double shift = 1;
  double dimensions = 16;
  double base = 10'000;
  double seed = 1;
};

POSENC_SPEC(AttemptSpec, "A baseline encoding of the positions 0 to length - 1, and its metrics.")
POSENC_FIELD(attempt, choice("AttemptName", "A position encoding."))
POSENC_FIELD(length, integer(kMinBaselineLength, kMaxBaselineLength), "Words in the sentence.")
POSENC_FIELD(shift, integer(1, kMaxBaselineLength - 1),
             "k, by which one matrix shifts every position; less than length.")
POSENC_FIELD(dimensions, even(2, kMaxBaselineDimensions),
             "Of 'sinusoidal' and 'random'; the others have as many as they need.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(seed, kAnySeed, "Of 'random', and of the split into training and held-out pairs.")
POSENC_END

std::optional<ValidationError> check(const AttemptSpec& spec);

/// Columns of an encoding: 1 for 'integer' and 'fraction', the bit width of length - 1 for 'binary', otherwise
/// `dimensions`. Precondition: `spec` is valid.
std::size_t baseline_columns(const AttemptSpec& spec);

/// Fills `codes` (length x columns) with the encoding of each position p:
///
///     integer     p
///     fraction    p / (length - 1)
///     binary      the bits of p, least significant first
///     sinusoidal  PE(p), interleaved, in full double precision
///     random      N(0, 1), seeded by `seed` and p
///
/// Precondition: `spec` is valid and `codes` has that shape.
void fill_baseline(const AttemptSpec& spec, DoubleMatrixView codes);

/// Metrics for the three requirements: unique, bounded, relative.
struct BaselineMetrics {
  double max = 0;
  double neighbour_step = 0;
  double smallest_distance = 0;
  double linear_residual = 0;
  double affine_residual = 0;
};

/// Measures `codes` as filled by `fill_baseline`. Compares all pairs of positions, except for 'sinusoidal', where the
/// distance depends on the offset only.
BaselineMetrics measure(const AttemptSpec& spec, DoubleMatrixView codes);

/// Both: the encodings of all positions, and their metrics.
BaselineMetrics measure_baseline(const AttemptSpec& spec, DoubleMatrixView codes);

POSENC_CALL(Attempt, measure_baseline, "A baseline position encoding, and how it meets the three requirements.")
POSENC_WORKSPACE(shift_residual_bytes(to_size(spec.length), baseline_columns(spec)))
POSENC_RESULT("Attempt", "The metrics for the three requirements.")
POSENC_VALUE("columns", arrays.columns(), "Numbers per encoding.")
POSENC_ARRAY("codes", arrays, (spec.length, baseline_columns(spec)),
             "Row-major, length x columns: the encoding of every position.")
POSENC_VALUE("largest", values.max, "The largest absolute value in `codes`.")
POSENC_VALUE("neighbourStep", values.neighbour_step, "The distance of positions 0 and 1.")
POSENC_VALUE("smallestDistance", values.smallest_distance, "The smallest distance between any two positions.")
POSENC_VALUE(
    "linearResidual", values.linear_residual,
    "The relative residual of the best matrix that shifts by k, fitted to a random half of the pairs (p, p + k) and "
    "evaluated on the other half. NaN unless length - shift > 2 x columns, since otherwise anything fits.")
POSENC_VALUE("affineResidual", values.affine_residual, "The same for a matrix plus constant.")
POSENC_END

}  // namespace posenc
