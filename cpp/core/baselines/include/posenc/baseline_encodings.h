#pragma once

#include <cstddef>
#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// One way to encode the positions 0 to length - 1.
struct AttemptSpec {
  std::string attempt = "sinusoidal";
  double length = 100;
  double shift = 1;
  double dimensions = 16;
  double base = 10'000;
  double seed = 1;
};

POSENC_SPEC(AttemptSpec, "A baseline encoding of the positions 0 to length - 1, and its metrics.")
POSENC_FIELD(attempt,
             one_of("integer|fraction|binary|sinusoidal|random", POSENC_DOC("AttemptName: A position encoding.")))
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
  double max = 0;                ///< largest absolute value in `codes`
  double neighbour_step = 0;     ///< distance between positions 0 and 1
  double smallest_distance = 0;  ///< between any two positions
  double linear_residual = 0;    ///< of the best matrix that shifts by k (shift_residual.h); NaN if not evaluated
  double affine_residual = 0;    ///< of the best matrix plus constant; NaN if not evaluated
};

/// Measures `codes` as filled by `fill_baseline`. Compares all pairs of positions, except for 'sinusoidal', where the
/// distance depends on the offset only.
BaselineMetrics measure(const AttemptSpec& spec, DoubleMatrixView codes);

}  // namespace posenc
