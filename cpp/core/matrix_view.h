#pragma once

#include <cassert>
#include <cstddef>
#include <span>

namespace posenc {

/// A row-major matrix (rows x columns) over floats that live elsewhere.
class MatrixView {
 public:
  /// Precondition: `values` holds at least rows x columns floats.
  MatrixView(std::span<float> values, std::size_t rows, std::size_t columns)
      : values_(values.first(rows * columns)), rows_(rows), columns_(columns) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::span<float> row(std::size_t index) const { return values_.subspan(index * columns_, columns_); }

  float& operator()(std::size_t row, std::size_t column) const {
    assert(row < rows_ && column < columns_);
    return values_[row * columns_ + column];
  }

 private:
  std::span<float> values_;
  std::size_t rows_;
  std::size_t columns_;
};

}  // namespace posenc
