#include "closest_pair.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include <posenc/simd.h>

namespace posenc {
namespace {

/// The squared distance of two rows, or any number from `enough` on if it is as large as that. That is asked only once
/// in four columns: a branch that cannot be foretold costs more than the sums.
double squared_distance(std::span<const double> a, std::span<const double> b, double enough) {
  double sum = 0;
  std::size_t i = 0;
  for (; i + 4 <= a.size() && sum < enough; i += 4) {
    double even = (a[i] - b[i]) * (a[i] - b[i]);
    double odd = (a[i + 1] - b[i + 1]) * (a[i + 1] - b[i + 1]);
    even += (a[i + 2] - b[i + 2]) * (a[i + 2] - b[i + 2]);
    odd += (a[i + 3] - b[i + 3]) * (a[i + 3] - b[i + 3]);
    sum += even + odd;
  }
  for (; i < a.size() && sum < enough; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

/// The rows of `codes` in another order, as floats in groups of eight: first the first column of all eight, then the
/// second of all, so that two instructions take a column of a group. Behind the last row stand rows at infinity.
class FloatRows {
 public:
  static constexpr std::size_t kGroup = 8;

  FloatRows(DoubleMatrixView codes, std::span<const std::size_t> order)
      : columns_(codes.columns()),
        numbers_((codes.rows() + kGroup - 1) / kGroup * kGroup * columns_, std::numeric_limits<float>::infinity()) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto row = codes.row(order[i]);
      for (std::size_t c = 0; c < columns_; ++c) numbers_[place(i, c)] = static_cast<float>(row[c]);
    }
  }

  /// The rows of the group that begins at `begin` which may be nearer to row `i` than `enough`, a squared distance: bit
  /// k is row begin + k.
  unsigned candidates(std::size_t i, std::size_t begin, float enough) const {
    const Float4 limit{enough, enough, enough, enough};
    const float* one = &numbers_[place(i, 0)];
    const float* group = &numbers_[place(begin, 0)];
    Float4 low{};
    Float4 high{};
    for (std::size_t c = 0; c < columns_; one += kGroup, group += kGroup) {
      const Float4 number{*one, *one, *one, *one};
      const Float4 low_gap = number - load4(group);
      const Float4 high_gap = number - load4(group + 4);
      low += low_gap * low_gap;
      high += high_gap * high_gap;
      // Sums only grow. They are looked at once in four columns: a branch that cannot be foretold costs more than them.
      if (++c % 4 == 0 && !is_any((low <= limit) | (high <= limit))) return 0;
    }
    unsigned rows = 0;
    for (unsigned k = 0; k < 4; ++k)
      rows |= static_cast<unsigned>(low[k] <= enough) << k | static_cast<unsigned>(high[k] <= enough) << (k + 4);
    return rows;
  }

 private:
  template <typename Mask>
  static bool is_any(Mask mask) {
    const auto words = reinterpret_cast<Word2>(mask);
    return (words[0] | words[1]) != 0;
  }

  std::size_t place(std::size_t row, std::size_t column) const {
    return (row / kGroup * columns_ + column) * kGroup + row % kGroup;
  }

  std::size_t columns_;
  std::vector<float> numbers_;
};

/// A limit for squared distances as `FloatRows` finds them: none is above it that is below `squared` in truth. A row
/// whose norm is at most `norm` moves by u norm (u = 2^-24) when it is rounded, a difference by twice that and u of its
/// own length, which is 2 norm at most; squares and their sums grow by u for each column. All of it is taken twice.
float float_limit(double squared, double norm, std::size_t columns) {
  constexpr double kUnit = 0x1p-24;
  const double moved = std::sqrt(squared) + 8 * kUnit * norm;
  return static_cast<float>(moved * moved * (1 + 2 * kUnit * static_cast<double>(columns + 4)));
}

double largest_norm(DoubleMatrixView codes) {
  double largest = 0;
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    const auto row = codes.row(p);
    largest = std::max(largest, std::inner_product(row.begin(), row.end(), row.begin(), 0.0));
  }
  return std::sqrt(largest);
}

}  // namespace

double closest_pair_distance(DoubleMatrixView codes) {
  std::vector<std::size_t> order(codes.rows());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Sorted by a heap: as good here, and a kilobyte smaller than std::sort.
  const auto is_before = [codes](std::size_t p, std::size_t q) { return codes(p, 0) < codes(q, 0); };
  std::make_heap(order.begin(), order.end(), is_before);
  std::sort_heap(order.begin(), order.end(), is_before);
  const FloatRows rows(codes, order);
  const double norm = largest_norm(codes);
  double min = std::numeric_limits<double>::infinity();
  float enough = std::numeric_limits<float>::infinity();
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    const auto row = codes.row(order[i]);
    constexpr auto kGroup = FloatRows::kGroup;
    for (std::size_t begin = (i + 1) / kGroup * kGroup; begin < order.size(); begin += kGroup) {
      const double gap = codes(order[std::max(begin, i + 1)], 0) - row[0];
      if (gap * gap >= min) break;
      for (unsigned left = rows.candidates(i, begin, enough); left != 0; left &= left - 1) {
        const std::size_t j = begin + static_cast<std::size_t>(std::countr_zero(left));
        if (j <= i || j >= order.size()) continue;
        const double squared = squared_distance(row, codes.row(order[j]), min);
        if (squared >= min) continue;
        min = squared;
        enough = float_limit(min, norm, codes.columns());
      }
    }
  }
  return std::sqrt(min);
}

double distance(std::span<const double> a, std::span<const double> b) {
  return std::sqrt(squared_distance(a, b, std::numeric_limits<double>::infinity()));
}

}  // namespace posenc
