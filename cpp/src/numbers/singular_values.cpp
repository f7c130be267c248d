#include <posenc/numbers/linear_algebra.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace posenc {
namespace {

/// a . a, b . b and a . b of two columns.
struct Products {
  double aa = 0;
  double bb = 0;
  double ab = 0;
};

Products column_products(DoubleMatrixView m, std::size_t a, std::size_t b) {
  Products sums;
  for (std::size_t row = 0; row < m.rows(); ++row) {
    sums.aa += m(row, a) * m(row, a);
    sums.bb += m(row, b) * m(row, b);
    sums.ab += m(row, a) * m(row, b);
  }
  return sums;
}

/// Rotates two columns in their plane until they are orthogonal, by the smaller of the two possible angles.
void rotate_columns(DoubleMatrixView m, std::size_t a, std::size_t b, const Products& products) {
  const double zeta = (products.bb - products.aa) / (2 * products.ab);
  const double tangent = (zeta < 0 ? -1 : 1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
  const double cosine = 1 / std::sqrt(1 + tangent * tangent);
  const double sine = cosine * tangent;
  for (std::size_t row = 0; row < m.rows(); ++row) {
    const double x = m(row, a);
    const double y = m(row, b);
    m(row, a) = cosine * x - sine * y;
    m(row, b) = sine * x + cosine * y;
  }
}

}  // namespace

void one_sided_jacobi(DoubleMatrixView matrix) {
  constexpr double kTolerance = 8 * std::numeric_limits<double>::epsilon();  // as a cosine
  constexpr int kMaxSweeps = 30;                                             // typically eight
  bool has_converged = false;
  for (int sweep = 0; sweep < kMaxSweeps && !has_converged; ++sweep) {
    has_converged = true;
    for (std::size_t a = 0; a + 1 < matrix.columns(); ++a) {
      for (std::size_t b = a + 1; b < matrix.columns(); ++b) {
        const Products products = column_products(matrix, a, b);
        if (std::abs(products.ab) <= kTolerance * std::sqrt(products.aa * products.bb)) continue;
        rotate_columns(matrix, a, b, products);
        has_converged = false;
      }
    }
  }
}

double squared_column_norm(DoubleMatrixView matrix, std::size_t column) {
  return column_products(matrix, column, column).aa;
}

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
