#pragma once

#include <cstdint>
#include <span>
#include <string>

#include <posenc/check.h>

namespace posenc {

/// A picture of a rectangle of a sinusoidal table: `positions` from top to bottom, dimensions from left to right, at
/// any zoom and anywhere. Position p covers the heights from p to p + 1, as dimension c does the widths.
struct WindowSpec {
  double width = 512;                  ///< pixels: whole, 1 to kMaxSamples
  double height = 512;                 ///< pixels: whole, 1 to kMaxSamples, and width x height at most kMaxPixels
  double from = 0;                     ///< the upper edge: any number from -2^53 to 2^53 - 1
  double positions = 512;              ///< from the upper to the lower edge: at least 1; from + positions <= 2^53
  double first_dimension = 0;          ///< the left edge: any number from 0
  double shown_dimensions = 128;       ///< from the left to the right edge: at least 1; the right one <= dimensions
  double dimensions = 128;             ///< of the table: an even number, 2 to kMaxDimensions
  double base = 10'000;                ///< above 1, finite
  std::string layout = "interleaved";  ///< 'interleaved' or 'halves'
  std::string colours = "viridis";     ///< 'viridis' or 'RdBu': the values from -1 to 1
};

Reason check(const WindowSpec& spec);

/// Fills `pixels` (height x width x 4 bytes: red, green, blue, opacity).
///
/// A pixel shows the position and the dimension that its middle lies in. If several have their middles within the pixel
/// it shows the mean of their values, so nothing flickers or makes false patterns. That mean costs no more than one
/// value: over n consecutive positions it is the sine at their middle times sin(n omega / 2) / (n sin(omega / 2)), the
/// kernel of Dirichlet. Values are right to 1e-11. Precondition: `check(spec)` found nothing, and `pixels` has that
/// size.
void fill_window_pixels(const WindowSpec& spec, std::span<std::uint8_t> pixels);

}  // namespace posenc
