#include <posenc/orthogonal_columns.h>

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

Products products_of(DoubleMatrixView m, std::size_t a, std::size_t b) {
  Products sums;
  for (std::size_t row = 0; row < m.rows(); ++row) {
    sums.aa += m(row, a) * m(row, a);
    sums.bb += m(row, b) * m(row, b);
    sums.ab += m(row, a) * m(row, b);
  }
  return sums;
}

/// Turns two columns in their plane until they are orthogonal; the tangent is the smaller one of two that do.
void make_orthogonal(DoubleMatrixView m, std::size_t a, std::size_t b, const Products& of) {
  const double zeta = (of.bb - of.aa) / (2 * of.ab);
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

void make_columns_orthogonal(DoubleMatrixView matrix) {
  constexpr double kOrthogonal = 8 * std::numeric_limits<double>::epsilon();  // as a cosine
  constexpr int kMaxSweeps = 30;                                              // eight are usual: it converges fast
  bool is_orthogonal = false;
  for (int sweep = 0; sweep < kMaxSweeps && !is_orthogonal; ++sweep) {
    is_orthogonal = true;
    for (std::size_t a = 0; a + 1 < matrix.columns(); ++a) {
      for (std::size_t b = a + 1; b < matrix.columns(); ++b) {
        const Products of = products_of(matrix, a, b);
        if (std::abs(of.ab) <= kOrthogonal * std::sqrt(of.aa * of.bb)) continue;
        make_orthogonal(matrix, a, b, of);
        is_orthogonal = false;
      }
    }
  }
}

double squared_length(DoubleMatrixView matrix, std::size_t column) { return products_of(matrix, column, column).aa; }

}  // namespace posenc
