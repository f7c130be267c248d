#pragma once

#include <cstddef>

namespace posenc {

/// A matrix read where it lies: the number of a row and a column stands at row x row_step + column x column_step. So a
/// transpose is read without being made.
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

/// The two modes of a product: it replaces the values before it, or is added to them.
enum class Output : bool { overwrite, accumulate };

/// The sizes of a product (rows x inner) (inner x columns).
struct ProductSize {
  std::size_t rows;
  std::size_t inner;
  std::size_t columns;
};

/// `product` (rows x columns, its rows `product_step` apart) = left x right, or that added to it. The rows of `right`
/// lie `right_step` apart, and its columns side by side.
///
/// Blocks of 6 x 8 sums stay in vectors of 128 bits, the widest that WebAssembly has, and no multiplication is fused
/// with its addition: native and wasm give the same bits.
template <typename Real>
void multiply(ProductSize size, StridedMatrix<Real> left, const Real* right, std::size_t right_step, Real* product,
              std::size_t product_step, Output output = Output::overwrite);

}  // namespace posenc
