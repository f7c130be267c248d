#pragma once

#include <posenc/spec/check.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// A table of sinusoidal encodings. Numbers are doubles because JavaScript has no others.
struct SinusoidalSpec {
  double positions = 64;
  double dimensions = 128;
  double base = 10'000;
  double offset = 0;
  LayoutName layout = "interleaved";
};

POSENC_SPEC(SinusoidalSpec, "A table of sinusoidal encodings, positions x dimensions.")
POSENC_FIELD(positions, integer(1, kMaxPositions), "Rows.")
POSENC_FIELD(dimensions, kEvenDimensions, "Columns.")
POSENC_FIELD(base, kBaseAboveOne, "Nearly the ratio of the longest to the shortest wavelength.")
POSENC_FIELD(offset, integer(-kMaxPosition, kMaxPosition),
             "The position of the first row; offset + positions is at most 2^53.")
POSENC_FIELD(layout, kAnyLayout)
POSENC_END

/// Why `spec` is invalid, or nullopt.
std::optional<ValidationError> check(const SinusoidalSpec& spec);

/// Fills `table` (positions x dimensions) with sine and cosine of
///
///     theta = (offset + row) base^(-2 pair / dimensions)
///
/// in the columns of the layout (Vaswani et al. 2017, section 3.5).
///
/// The readable reference: an exact phase, then one sine and cosine per pair. Results are correctly rounded floats,
/// except for about one in 10^8 that lies too near the midpoint of two floats, and below about 2^-48, where the phase
/// ends (phase.h): those are within 2^-73. Wrong in tests: none of 22 million. Precondition: `spec` is valid and
/// `table` has that shape.
void fill_sinusoidal(const SinusoidalSpec& spec, MatrixView table);

}  // namespace posenc
