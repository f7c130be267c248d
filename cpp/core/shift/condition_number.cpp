#include "condition_number.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <posenc/one_sided_jacobi.h>

namespace posenc {

double condition_number(DoubleMatrixView matrix) {
  one_sided_jacobi(matrix);
  double longest = 0;
  double shortest = std::numeric_limits<double>::infinity();
  for (std::size_t column = 0; column < matrix.columns(); ++column) {
    const double square = squared_column_norm(matrix, column);
    longest = std::max(longest, square);
    shortest = std::min(shortest, square);
  }
  return std::sqrt(longest / shortest);
}

}  // namespace posenc
