#pragma once

#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// A table of sinusoidal encodings. The numbers are doubles because JavaScript has no others; `check` decides which of
/// them make sense.
struct SinusoidalSpec {
  double positions = 64;
  double dimensions = 128;
  double base = 10'000;
  double offset = 0;
  std::string layout = "interleaved";
};

POSENC_SPEC(SinusoidalSpec, "A table of sinusoidal encodings, positions x dimensions.")
POSENC_FIELD(positions, integer(1, kMaxPositions), "Rows.")
POSENC_FIELD(dimensions, kEvenDimensions, "Columns.")
POSENC_FIELD(base, kBaseAboveOne, "Nearly the ratio of the longest to the shortest wavelength.")
POSENC_FIELD(offset, integer(-kMaxPosition, kMaxPosition),
             "The position of the first row; offset + positions is at most 2^53.")
POSENC_FIELD(layout, kAnyLayout)
POSENC_END

/// The reason why `spec` cannot be drawn, in words for its author, or nothing if it can.
std::optional<ValidationError> check(const SinusoidalSpec& spec);

/// Fills `table` (positions x dimensions) with the sine and the cosine of
///
///     theta = (offset + row) base^(-2 pair / dimensions)
///
/// in the columns that the layout says (Vaswani et al. 2017, section 3.5).
///
/// This is the readable reference: an exact phase, then one sine and one cosine a pair. Each number is the exact one
/// rounded to float, but for about one in 10^8 that lies too near the middle of two floats, and for those below 2^-48
/// or so, where the phase ends (phase.h): they are right to 2^-73. Found wrong so far: none, of 22 million.
/// Precondition: `check(spec)` found nothing, and `table` has that shape.
void fill_sinusoidal(const SinusoidalSpec& spec, MatrixView table);

}  // namespace posenc
