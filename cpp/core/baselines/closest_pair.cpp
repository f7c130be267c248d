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

/// The squared distance of two rows, or some number >= `bound` if it is as large. Checks only every four columns, since
/// mispredicted branches cost more than the sums.
double squared_distance(std::span<const double> a, std::span<const double> b, double bound) {
  double sum = 0;
  std::size_t i = 0;
  for (; i + 4 <= a.size() && sum < bound; i += 4) {
    double even = (a[i] - b[i]) * (a[i] - b[i]);
    double odd = (a[i + 1] - b[i + 1]) * (a[i + 1] - b[i + 1]);
    even += (a[i + 2] - b[i + 2]) * (a[i + 2] - b[i + 2]);
    odd += (a[i + 3] - b[i + 3]) * (a[i + 3] - b[i + 3]);
    sum += even + odd;
  }
  for (; i < a.size() && sum < bound; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

/// The rows of `codes` in a given order, as floats in groups of eight with columns interleaved, so that a column of a
/// group is two vectors. Padded with rows at infinity.
class FloatBlocks {
 public:
  static constexpr std::size_t kLanes = 8;

  FloatBlocks(DoubleMatrixView codes, std::span<const std::size_t> order)
      : columns_(codes.columns()),
        numbers_((codes.rows() + kLanes - 1) / kLanes * kLanes * columns_, std::numeric_limits<float>::infinity()) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto row = codes.row(order[i]);
      for (std::size_t c = 0; c < columns_; ++c) numbers_[offset(i, c)] = static_cast<float>(row[c]);
    }
  }

  /// The rows of the group at `begin` whose squared distance to row `i` may be below `bound`: bit k is row begin + k.
  unsigned candidates(std::size_t i, std::size_t begin, float bound) const {
    const Float4 limit{bound, bound, bound, bound};
    const float* row = &numbers_[offset(i, 0)];
    const float* group = &numbers_[offset(begin, 0)];
    Float4 low{};
    Float4 high{};
    for (std::size_t c = 0; c < columns_; row += kLanes, group += kLanes) {
      const Float4 number{*row, *row, *row, *row};
      const Float4 low_difference = number - load4(group);
      const Float4 high_difference = number - load4(group + 4);
      low += low_difference * low_difference;
      high += high_difference * high_difference;
      // Sums only grow. Check every four columns, since mispredicted branches cost more than the sums.
      if (++c % 4 == 0 && !any((low <= limit) | (high <= limit))) return 0;
    }
    unsigned rows = 0;
    for (unsigned k = 0; k < 4; ++k)
      rows |= static_cast<unsigned>(low[k] <= bound) << k | static_cast<unsigned>(high[k] <= bound) << (k + 4);
    return rows;
  }

 private:
  template <typename Mask>
  static bool any(Mask mask) {
    const auto halves = reinterpret_cast<Word2>(mask);
    return (halves[0] | halves[1]) != 0;
  }

  std::size_t offset(std::size_t row, std::size_t column) const {
    return (row / kLanes * columns_ + column) * kLanes + row % kLanes;
  }

  std::size_t columns_;
  std::vector<float> numbers_;
};

/// A bound in float arithmetic (`FloatBlocks`) that no true squared distance below `squared` exceeds. Rounding moves a
/// row of norm <= `norm` by u norm (u = 2^-24), a difference by twice that plus u of its own length <= 2 norm; squares
/// and sums grow by u per column. The bound is doubled for safety.
float float_limit(double squared, double norm, std::size_t columns) {
  constexpr double kUnit = 0x1p-24;
  const double inflated = std::sqrt(squared) + 8 * kUnit * norm;
  return static_cast<float>(inflated * inflated * (1 + 2 * kUnit * static_cast<double>(columns + 4)));
}

double largest_norm(DoubleMatrixView codes) {
  double max = 0;
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    const auto row = codes.row(p);
    max = std::max(max, std::inner_product(row.begin(), row.end(), row.begin(), 0.0));
  }
  return std::sqrt(max);
}

}  // namespace

double closest_pair_distance(DoubleMatrixView codes) {
  std::vector<std::size_t> order(codes.rows());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Heapsort: fast enough, and a kilobyte smaller than std::sort.
  const auto is_before = [codes](std::size_t p, std::size_t q) { return codes(p, 0) < codes(q, 0); };
  std::make_heap(order.begin(), order.end(), is_before);
  std::sort_heap(order.begin(), order.end(), is_before);
  const FloatBlocks rows(codes, order);
  const double norm = largest_norm(codes);
  double min = std::numeric_limits<double>::infinity();
  float bound = std::numeric_limits<float>::infinity();
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    const auto row = codes.row(order[i]);
    constexpr auto kLanes = FloatBlocks::kLanes;
    for (std::size_t begin = (i + 1) / kLanes * kLanes; begin < order.size(); begin += kLanes) {
      const double gap = codes(order[std::max(begin, i + 1)], 0) - row[0];
      if (gap * gap >= min) break;
      for (unsigned candidates = rows.candidates(i, begin, bound); candidates != 0; candidates &= candidates - 1) {
        const std::size_t j = begin + static_cast<std::size_t>(std::countr_zero(candidates));
        if (j <= i || j >= order.size()) continue;
        const double squared = squared_distance(row, codes.row(order[j]), min);
        if (squared >= min) continue;
        min = squared;
        bound = float_limit(min, norm, codes.columns());
      }
    }
  }
  return std::sqrt(min);
}

double row_distance(std::span<const double> a, std::span<const double> b) {
  return std::sqrt(squared_distance(a, b, std::numeric_limits<double>::infinity()));
}

}  // namespace posenc
