#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posenc {

/// Consecutive positions or dimensions that share `pixels` neighbouring pixels: one of them, or one pixel.
struct PixelSpan {
  std::int64_t first;
  std::int64_t count;
  std::size_t pixels;
};

/// The runs along one edge of a picture, `pixels` long, which goes from `from` to from + span. A pixel shows the one
/// position or dimension that its middle lies in, or all that have their middles within it.
///
/// Precondition: |from| and |from + span| are at most 2^53, and span is at least 1.
std::vector<PixelSpan> pixel_spans(double from, double span, std::size_t pixels);

}  // namespace posenc
