#pragma once

#include <cstddef>
#include <limits>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// A shift by k learned from examples, as if nobody knew of rotations.
struct LearnedShiftSpec {
  double positions = 100;
  double from = 0;
  double shift = 5;
  double dimensions = 8;
  double base = 10'000;
  double seed = 1;
};

POSENC_SPEC(LearnedShiftSpec, "A shift by k learned from examples.")
POSENC_FIELD(positions, integer(2, kMaxLearnedPositions), "Examples, at the whole positions from, from + 1, ...")
POSENC_FIELD(from, integer(-kMaxPosition / 2, kMaxPosition / 2))
POSENC_FIELD(shift, integer(-kMaxPosition / 2, kMaxPosition / 2), "k.")
POSENC_FIELD(dimensions, even(2, kMaxLearnedDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(seed, kAnySeed, "Of the held-out positions.")
POSENC_END

/// The three ways in which a search can end.
enum class ShiftOutcome {
  unique,      ///< the examples leave one matrix only, and it is R_k
  not_unique,  ///< within rounding many matrices fit the examples: some hands hardly move over them
  too_few,     ///< fewer examples than dimensions: anything fits
};

/// 'unique', 'not-unique' or 'too-few'.
const char* to_string(ShiftOutcome outcome);

struct LearnedShift {
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();

  ShiftOutcome outcome = ShiftOutcome::unique;
  double rank = 0;                ///< of the examples (positions x dimensions), by pivots above rounding
  double condition = kInfinity;   ///< largest singular value over the smallest (from 1e16 on: noise); too few: infinity
  double training_residual = 0;   ///< relative: root of the sum of squared errors over that of squared codes
  double held_out_residual = 0;   ///< the same at positions that were not learned from
  double largest_difference = 0;  ///< of any number from that of R_k
};

/// Fills `matrix` (dimensions x dimensions) with the M for which the sum of |M PE(p) - PE(p + k)|^2 over the examples
/// is least, by QR (least_squares.h), codes interleaved. It is judged on kHeldOutPositions whole positions that `seed`
/// draws from the ones before and after the examples, as many on each side as there are examples.
/// Precondition: `check(spec)` found nothing, and `matrix` has that shape.
LearnedShift fill_learned_shift(const LearnedShiftSpec& spec, DoubleMatrixView matrix);

inline constexpr int kHeldOutPositions = 100;

/// The bytes of memory that `fill_learned_shift` takes and gives back, at most.
std::size_t learned_shift_bytes(const LearnedShiftSpec& spec);

}  // namespace posenc
