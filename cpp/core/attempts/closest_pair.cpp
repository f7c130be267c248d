#include "closest_pair.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

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

}  // namespace

double closest_pair_distance(DoubleMatrixView codes) {
  std::vector<std::size_t> order(codes.rows());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Sorted by a heap: as good here, and a kilobyte smaller than std::sort.
  const auto is_before = [codes](std::size_t p, std::size_t q) { return codes(p, 0) < codes(q, 0); };
  std::make_heap(order.begin(), order.end(), is_before);
  std::sort_heap(order.begin(), order.end(), is_before);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto row = codes.row(order[i]);
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      const auto other = codes.row(order[j]);
      const double gap = other[0] - row[0];
      if (gap * gap >= least) break;
      least = std::min(least, squared_distance(row, other, least));
    }
  }
  return std::sqrt(least);
}

double distance(std::span<const double> a, std::span<const double> b) {
  return std::sqrt(squared_distance(a, b, std::numeric_limits<double>::infinity()));
}

}  // namespace posenc
