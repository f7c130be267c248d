#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include <posenc/matrix_view.h>

namespace posenc::tests {

/// The smallest distance of two rows, by brute force.
inline double smallest_distance(DoubleMatrixView codes) {
  double min = std::numeric_limits<double>::infinity();
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    for (std::size_t q = p + 1; q < codes.rows(); ++q) {
      double squares = 0;
      for (std::size_t c = 0; c < codes.columns(); ++c) squares += std::pow(codes(p, c) - codes(q, c), 2);
      min = std::min(min, std::sqrt(squares));
    }
  }
  return min;
}

}  // namespace posenc::tests
