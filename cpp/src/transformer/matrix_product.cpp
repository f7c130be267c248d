#include "matrix_product.h"

#include "vector_math.h"

namespace posenc {
namespace {

template <typename Real>
struct MatrixProduct {
  StridedMatrix<Real> left;
  const Real* right;
  std::size_t right_step;
  Real* product;
  std::size_t product_step;
  std::size_t inner;
  bool accumulates;
};

/// `kRows` rows of `kVectors` vectors, with accumulators in registers.
template <std::size_t kRows, std::size_t kVectors, typename Real>
void multiply_block(const MatrixProduct<Real>& p, std::size_t row, std::size_t column) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  typename Vector<Real>::Type sums[kRows][kVectors] = {};
  if (p.accumulates) {
    for (std::size_t r = 0; r < kRows; ++r)
      for (std::size_t v = 0; v < kVectors; ++v)
        sums[r][v] = load(p.product + (row + r) * p.product_step + column + v * kWidth);
  }
  const Real* left = p.left.numbers + row * p.left.row_step;
  const Real* right = p.right + column;
  for (std::size_t k = 0; k < p.inner; ++k, left += p.left.column_step, right += p.right_step) {
    typename Vector<Real>::Type right_vectors[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) right_vectors[v] = load(right + v * kWidth);
    for (std::size_t r = 0; r < kRows; ++r) {
      const Real factor = left[r * p.left.row_step];
      for (std::size_t v = 0; v < kVectors; ++v) sums[r][v] += factor * right_vectors[v];
    }
  }
  for (std::size_t r = 0; r < kRows; ++r)
    for (std::size_t v = 0; v < kVectors; ++v)
      store(sums[r][v], p.product + (row + r) * p.product_step + column + v * kWidth);
}

/// All rows of a column stripe of `kVectors` vectors.
template <std::size_t kVectors, typename Real>
void multiply_stripe(const MatrixProduct<Real>& p, std::size_t rows, std::size_t column) {
  std::size_t row = 0;
  for (; row + 6 <= rows; row += 6) multiply_block<6, kVectors>(p, row, column);
  for (; row + 2 <= rows; row += 2) multiply_block<2, kVectors>(p, row, column);
  for (; row < rows; ++row) multiply_block<1, kVectors>(p, row, column);
}

/// A remaining single column.
template <typename Real>
void multiply_column(const MatrixProduct<Real>& p, std::size_t rows, std::size_t column) {
  for (std::size_t row = 0; row < rows; ++row) {
    Real& target = p.product[row * p.product_step + column];
    Real sum = p.accumulates ? target : Real{0};
    const Real* left = p.left.numbers + row * p.left.row_step;
    for (std::size_t k = 0; k < p.inner; ++k) sum += left[k * p.left.column_step] * p.right[k * p.right_step + column];
    target = sum;
  }
}

}  // namespace

template <typename Real>
void multiply(ProductSize size, StridedMatrix<Real> left, const Real* right, std::size_t right_step, Real* product,
              std::size_t product_step, Output output) {
  constexpr std::size_t kWidth = Vector<Real>::kWidth;
  const MatrixProduct<Real> p{left, right, right_step, product, product_step, size.inner, output == Output::accumulate};
  std::size_t column = 0;
  for (; column + 2 * kWidth <= size.columns; column += 2 * kWidth) multiply_stripe<2>(p, size.rows, column);
  for (; column + kWidth <= size.columns; column += kWidth) multiply_stripe<1>(p, size.rows, column);
  for (; column < size.columns; ++column) multiply_column(p, size.rows, column);
}

template void multiply(ProductSize, StridedMatrix<float>, const float*, std::size_t, float*, std::size_t, Output);
template void multiply(ProductSize, StridedMatrix<double>, const double*, std::size_t, double*, std::size_t, Output);

}  // namespace posenc
