#pragma once

#include <cstddef>

namespace posenc {

/// A strided matrix: element (row, column) is at row x row_step + column x column_step. Transposes need no copy.
template <typename Real>
struct StridedMatrix {
  const Real* numbers;
  std::size_t row_step;
  std::size_t column_step;
};

template <typename Real>
constexpr StridedMatrix<Real> row_major(const Real* numbers, std::size_t columns) {
  return {numbers, columns, 1};
}

template <typename Real>
constexpr StridedMatrix<Real> transposed(const Real* numbers, std::size_t columns) {
  return {numbers, 1, columns};
}

/// Overwrite the output or accumulate into it (beta = 0 or 1 in BLAS).
enum class Output : bool { overwrite, accumulate };

/// (rows x inner) times (inner x columns).
struct ProductSize {
  std::size_t rows;
  std::size_t inner;
  std::size_t columns;
};

/// `product` (rows x columns, row stride `product_step`) = or += left x right. `right` has row stride `right_step` and
/// contiguous columns.
///
/// Blocks of 6 x 8 accumulators in 128-bit vectors, without fused multiply-add, so that native and wasm give the same
/// bits.
template <typename Real>
void multiply(ProductSize size, StridedMatrix<Real> left, const Real* right, std::size_t right_step, Real* product,
              std::size_t product_step, Output output = Output::overwrite);

}  // namespace posenc
