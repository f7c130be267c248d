#pragma once

#include <posenc/spec/call.h>

namespace posenc {

using ColoursName = Choice<"viridis|RdBu">;

/// A rectangle of a sinusoidal table, positions from top to bottom and dimensions from left to right, at any zoom.
/// Position p covers heights p to p + 1; dimension c covers widths c to c + 1.
struct WindowSpec {
  double width = 512;
  double height = 512;
  double from = 0;
  double positions = 512;
  double first_dimension = 0;
  double shown_dimensions = 128;
  double dimensions = 128;
  double base = 10'000;
  LayoutName layout = "interleaved";
  ColoursName colours = "viridis";
};

POSENC_SPEC(WindowSpec,
            "A picture of a rectangle of a table: positions from top to bottom, dimensions from left to right. "
            "Position p covers the heights from p to p + 1, as dimension c does the widths.")
POSENC_FIELD(width, integer(1, kMaxSamples), "In pixels.")
POSENC_FIELD(height, integer(1, kMaxSamples), "In pixels; width x height is at most 2^24.")
POSENC_FIELD(from, real(-kMaxPosition, kMaxPosition - 1), "The position at the top edge.")
POSENC_FIELD(positions, real(1, kMaxPosition), "From the top to the bottom edge; from + positions is at most 2^53.")
POSENC_FIELD(first_dimension, real(0, kMaxDimensions - 1), "The dimension at the left edge.")
POSENC_FIELD(shown_dimensions, real(1, kMaxDimensions), "From the left to the right edge, which is at most dimensions.")
POSENC_FIELD(dimensions, kEvenDimensions, "Of the table.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyLayout)
POSENC_FIELD(colours,
             choice("Colours", "The colours of the values from -1 to 1: violet to yellow, or red over white to blue."))
POSENC_END

std::optional<ValidationError> check(const WindowSpec& spec);

/// Fills `pixels` (height x width x RGBA).
///
/// A pixel shows the position and dimension at its centre, or the mean over all whose centres it contains, which avoids
/// flicker and aliasing. The mean over n consecutive positions costs one value: the sine at their middle times the
/// Dirichlet kernel sin(n omega / 2) / (n sin(omega / 2)). Values are within 1e-11. Precondition: `spec` is valid and
/// `pixels` has that size.
void render_heatmap(const WindowSpec& spec, Pixels pixels);

POSENC_CALL(WindowPixels, render_heatmap,
            "A rectangle of a table as the pixels of an ImageData. To draw every frame, `lend` it instead.")
POSENC_WORKSPACE(1 << 20)  // spans of 8,192 pixels, 2,048 pairs
POSENC_RESULT(
    "",
    "Height x width x 4: red, green, blue and opacity, as a canvas takes them. A pixel shows the mean of what "
    "it covers.")
POSENC_ARRAY("", arrays, (spec.height, 4 * spec.width))
POSENC_END

}  // namespace posenc
