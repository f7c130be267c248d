#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace posenc {

/// A non-owning row-major matrix (rows x columns).
template <typename Number>
class MatrixViewOf {
 public:
  MatrixViewOf() = default;
  /// Precondition: `values` holds at least rows x columns numbers.
  MatrixViewOf(std::span<Number> values, std::size_t rows, std::size_t columns)
      : values_(values.first(rows * columns)), rows_(rows), columns_(columns) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::span<Number> numbers() const { return values_; }
  std::span<Number> row(std::size_t index) const { return values_.subspan(index * columns_, columns_); }

  Number& operator()(std::size_t row, std::size_t column) const {
    assert(row < rows_ && column < columns_);
    return values_[row * columns_ + column];
  }

 private:
  std::span<Number> values_;
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
};

/// float for tables, double for linear algebra.
using MatrixView = MatrixViewOf<float>;
using DoubleMatrixView = MatrixViewOf<double>;

/// An owning matrix, initially 0.
template <typename Number>
class MatrixOf {
 public:
  MatrixOf(std::size_t rows, std::size_t columns) : values_(rows * columns), rows_(rows), columns_(columns) {}
  MatrixViewOf<Number> view() { return {values_, rows_, columns_}; }

 private:
  std::vector<Number> values_;
  std::size_t rows_;
  std::size_t columns_;
};

}  // namespace posenc
