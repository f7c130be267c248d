#include "pixel_spans.h"

#include <algorithm>
#include <cmath>

namespace posenc {

std::vector<PixelSpan> pixel_spans(double from, double span, std::size_t pixels) {
  // Relative to floor(from), so that distant positions are as exact as those near 0.
  const double origin = std::floor(from);
  const double edge = from - origin;
  const double scale = span / static_cast<double>(pixels);
  const double last = std::floor(std::nextafter(edge + span, 0));  // guards against rounding beyond the edge
  const auto stop = [=](double pixel) { return edge + pixel * scale; };
  std::vector<PixelSpan> spans;
  for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
    const auto at = static_cast<double>(pixel);
    double first = std::floor(stop(at + 0.5));  // the one at the pixel's centre
    double end = first + 1;
    if (scale > 1) {  // all with their centre in the pixel
      first = std::ceil(stop(at) - 0.5);
      end = std::ceil(stop(at + 1) - 0.5);
    }
    first = std::min(first, last);
    end = std::clamp(end, first + 1, last + 1);
    const PixelSpan run{static_cast<std::int64_t>(origin + first), static_cast<std::int64_t>(end - first), 1};
    const bool is_same = !spans.empty() && spans.back().first == run.first && spans.back().count == run.count;
    if (is_same) ++spans.back().pixels;
    if (!is_same) spans.push_back(run);
  }
  return spans;
}

}  // namespace posenc
