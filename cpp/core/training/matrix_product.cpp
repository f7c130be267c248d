#include "matrix_product.h"

#include "vector_math.h"

namespace posenc {
namespace {

template <typename Real>
struct Product {
  Factor<Real> left;
  const Real* right;
  std::size_t right_step;
  Real* product;
  std::size_t product_step;
  std::size_t inner;
  bool added;
};

/// `kRows` rows of `kVectors` vectors: the sums stay in registers while the inner dimension runs.
template <std::size_t kRows, std::size_t kVectors, typename Real>
void block(const Product<Real>& p, std::size_t row, std::size_t column) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  typename Vector<Real>::Type sums[kRows][kVectors] = {};
  if (p.added) {
    for (std::size_t r = 0; r < kRows; ++r)
      for (std::size_t v = 0; v < kVectors; ++v)
        sums[r][v] = loaded(p.product + (row + r) * p.product_step + column + v * kWidth);
  }
  const Real* left = p.left.numbers + row * p.left.row_step;
  const Real* right = p.right + column;
  for (std::size_t k = 0; k < p.inner; ++k, left += p.left.column_step, right += p.right_step) {
    typename Vector<Real>::Type shared[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) shared[v] = loaded(right + v * kWidth);
    for (std::size_t r = 0; r < kRows; ++r) {
      const Real factor = left[r * p.left.row_step];
      for (std::size_t v = 0; v < kVectors; ++v) sums[r][v] += factor * shared[v];
    }
  }
  for (std::size_t r = 0; r < kRows; ++r)
    for (std::size_t v = 0; v < kVectors; ++v)
      store(sums[r][v], p.product + (row + r) * p.product_step + column + v * kWidth);
}

/// All rows of a stripe of `kVectors` vectors.
template <std::size_t kVectors, typename Real>
void stripe(const Product<Real>& p, std::size_t rows, std::size_t column) {
  std::size_t row = 0;
  for (; row + 6 <= rows; row += 6) block<6, kVectors>(p, row, column);
  for (; row + 2 <= rows; row += 2) block<2, kVectors>(p, row, column);
  for (; row < rows; ++row) block<1, kVectors>(p, row, column);
}

/// The columns that fill no vector, one by one.
template <typename Real>
void single(const Product<Real>& p, std::size_t rows, std::size_t column) {
  for (std::size_t row = 0; row < rows; ++row) {
    Real& target = p.product[row * p.product_step + column];
    Real sum = p.added ? target : Real{0};
    const Real* left = p.left.numbers + row * p.left.row_step;
    for (std::size_t k = 0; k < p.inner; ++k) sum += left[k * p.left.column_step] * p.right[k * p.right_step + column];
    target = sum;
  }
}

}  // namespace

template <typename Real>
void multiply(ProductSize size, Factor<Real> left, const Real* right, std::size_t right_step, Real* product,
              std::size_t product_step, Sum sum) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  const Product<Real> p{left, right, right_step, product, product_step, size.inner, sum == Sum::added};
  std::size_t column = 0;
  for (; column + 2 * kWidth <= size.columns; column += 2 * kWidth) stripe<2>(p, size.rows, column);
  for (; column + kWidth <= size.columns; column += kWidth) stripe<1>(p, size.rows, column);
  for (; column < size.columns; ++column) single(p, size.rows, column);
}

template void multiply(ProductSize, Factor<float>, const float*, std::size_t, float*, std::size_t, Sum);
template void multiply(ProductSize, Factor<double>, const double*, std::size_t, double*, std::size_t, Sum);

}  // namespace posenc
