#pragma once

#include <cstddef>
#include <limits>

#include <posenc/spec/call.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// A shift by k, learned from examples by least squares.
struct LearnedShiftSpec {
  double positions = 100;
  double from = 0;
  double shift = 5;
  double dimensions = 8;
  double base = 10'000;
  double seed = 1;
};

POSENC_SPEC(LearnedShiftSpec, "A shift by k learned from examples.")
POSENC_FIELD(positions, integer(2, kMaxLearnedPositions), "Examples, at the positions from, from + 1, ...")
POSENC_FIELD(from, integer(-kMaxPosition / 2, kMaxPosition / 2))
POSENC_FIELD(shift, integer(-kMaxPosition / 2, kMaxPosition / 2), "k.")
POSENC_FIELD(dimensions, even(2, kMaxLearnedDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(seed, kAnySeed, "Of the held-out positions.")
POSENC_END

/// The outcome of a fit.
enum class ShiftOutcome { unique, not_unique, too_few };

template <>
inline constexpr Choices kWordsOf<ShiftOutcome> = {
    "unique|not-unique|too-few", "ShiftOutcome",
    "The outcome: the examples determine one matrix, R_k; or many fit within rounding, since some pairs hardly move; "
    "or there are fewer examples than dimensions."};

struct LearnedShift {
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();

  ShiftOutcome outcome = ShiftOutcome::unique;
  double rank = 0;
  double condition = kInfinity;
  double training_residual = 0;
  double held_out_residual = 0;
  double largest_difference = 0;
};

/// Fills `matrix` (dimensions x dimensions) with the M that minimises the sum of |M PE(p) - PE(p + k)|^2 over the
/// examples, by QR (linear_algebra.h), encodings interleaved. Evaluated on kHeldOutPositions positions, drawn by `seed`
/// from as many positions on each side of the examples as there are examples. Precondition: `spec` is valid and
/// `matrix` has that shape.
LearnedShift fill_learned_shift(const LearnedShiftSpec& spec, DoubleMatrixView matrix);

inline constexpr int kHeldOutPositions = 100;

/// Peak temporary memory of `fill_learned_shift`, in bytes.
std::size_t learned_shift_bytes(const LearnedShiftSpec& spec);

POSENC_CALL(LearnedShift, fill_learned_shift, "A shift matrix fitted to examples by least squares.")
POSENC_WORKSPACE(learned_shift_bytes(spec))
POSENC_RESULT("LearnedShift", "The least-squares matrix, and its residuals at and beyond the examples.")
POSENC_ARRAY("matrix", arrays, (spec.dimensions, spec.dimensions),
             "Row-major, dimensions x dimensions, interleaved; compare with the matrix of `rotation`.")
POSENC_VALUE("outcome", values.outcome)
POSENC_VALUE("rank", values.rank, "Numerical rank of the examples (positions x dimensions).")
POSENC_VALUE("condition", values.condition,
             "Their condition number; from 1e16 on noise, Infinity with too few examples.")
POSENC_VALUE("trainingResidual", values.training_residual,
             "At the examples: sqrt(sum of squared errors / sum of squared encodings).")
POSENC_VALUE("heldOutResidual", values.held_out_residual,
             "The same at 100 held-out positions before and after the examples, within the length of the examples.")
POSENC_VALUE("largestDifference", values.largest_difference, "The largest difference of an entry from R_k.")
POSENC_END

}  // namespace posenc
