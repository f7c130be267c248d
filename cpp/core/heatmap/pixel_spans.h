#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posenc {

/// Consecutive positions (or dimensions) shown by the same `pixels` pixels: several positions in one pixel, or one
/// position in several.
struct PixelSpan {
  std::int64_t first;
  std::int64_t count;
  std::size_t pixels;
};

/// The spans along an edge of `pixels` pixels that covers [from, from + span). A pixel shows the position at its
/// centre, or all positions whose centres it contains.
///
/// Precondition: |from| and |from + span| are at most 2^53, and span is at least 1.
std::vector<PixelSpan> pixel_spans(double from, double span, std::size_t pixels);

}  // namespace posenc
