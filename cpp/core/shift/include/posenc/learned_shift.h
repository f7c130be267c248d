#pragma once

#include <cstddef>
#include <limits>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

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
enum class ShiftOutcome {
  unique,      ///< the examples determine one matrix, R_k
  not_unique,  ///< many matrices fit within rounding: some pairs hardly move over the examples
  too_few,     ///< fewer examples than dimensions: underdetermined
};

/// 'unique', 'not-unique' or 'too-few'.
const char* to_string(ShiftOutcome outcome);

struct LearnedShift {
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();

  ShiftOutcome outcome = ShiftOutcome::unique;
  double rank = 0;                ///< numerical rank of the examples (positions x dimensions)
  double condition = kInfinity;   ///< of the examples (from 1e16 on: noise); infinity if too few
  double training_residual = 0;   ///< relative: sqrt(sum of squared errors / sum of squared encodings)
  double held_out_residual = 0;   ///< the same at positions not used for the fit
  double largest_difference = 0;  ///< of any entry from that of R_k
};

/// Fills `matrix` (dimensions x dimensions) with the M that minimises the sum of |M PE(p) - PE(p + k)|^2 over the
/// examples, by QR (least_squares.h), encodings interleaved. Evaluated on kHeldOutPositions positions, drawn by `seed`
/// from as many positions on each side of the examples as there are examples. Precondition: `spec` is valid and
/// `matrix` has that shape.
LearnedShift fill_learned_shift(const LearnedShiftSpec& spec, DoubleMatrixView matrix);

inline constexpr int kHeldOutPositions = 100;

/// Peak temporary memory of `fill_learned_shift`, in bytes.
std::size_t learned_shift_bytes(const LearnedShiftSpec& spec);

}  // namespace posenc
