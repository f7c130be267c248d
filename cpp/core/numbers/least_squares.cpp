#include <posenc/least_squares.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace posenc {
namespace {

void add_squares(std::span<const double> row, std::size_t first, std::span<double> lengths) {
  for (std::size_t j = first; j < lengths.size(); ++j) lengths[j] += row[j] * row[j];
}

/// m -= scale v (v^T m), for the columns of m from `first` on and the rows from `step` on, which v belongs to. Fills
/// `lengths`, unless it is empty, with the squared length of what is then left of each of these columns below the first
/// row: at each step anew, since keeping them up to date by subtraction would lose their digits, and while the row is
/// at hand. Not inlined: that would only copy its vectorised loops.
[[gnu::noinline]] void reflect(DoubleMatrixView m, std::size_t step, std::size_t first, std::span<const double> v,
                               double scale, std::span<double> sums, std::span<double> lengths) {
  std::fill(sums.begin(), sums.end(), 0.0);
  std::fill(lengths.begin(), lengths.end(), 0.0);
  for (std::size_t i = 0; i < v.size(); ++i) {
    const auto row = m.row(step + i);
    for (std::size_t j = first; j < row.size(); ++j) sums[j] += v[i] * row[j];
  }
  for (std::size_t i = 0; i < v.size(); ++i) {
    const auto row = m.row(step + i);
    const double factor = scale * v[i];
    for (std::size_t j = first; j < row.size(); ++j) row[j] -= factor * sums[j];
    if (i > 0) add_squares(row, first, lengths);
  }
}

/// x = R^-1 (Q^T B), row by row from the last; R stands in the upper triangle of `a`, Q^T B in `b`.
void substitute_back(DoubleMatrixView a, DoubleMatrixView b, std::span<const std::size_t> order, std::size_t rank,
                     DoubleMatrixView x) {
  std::fill(x.numbers().begin(), x.numbers().end(), 0.0);
  for (std::size_t i = rank; i-- > 0;) {
    const auto solved = x.row(order[i]);
    for (std::size_t target = 0; target < solved.size(); ++target) solved[target] = b(i, target);
    for (std::size_t j = i + 1; j < rank; ++j) {
      const auto other = x.row(order[j]);
      for (std::size_t target = 0; target < solved.size(); ++target) solved[target] -= a(i, j) * other[target];
    }
    for (auto& value : solved) value /= a(i, i);
  }
}

}  // namespace

std::size_t solve_least_squares(DoubleMatrixView a, DoubleMatrixView b, DoubleMatrixView x) {
  std::vector<std::size_t> order(a.columns());  // which column of A stands where
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<double> lengths(a.columns());
  std::vector<double> sums(std::max(a.columns(), b.columns()));
  for (std::size_t row = 0; row < a.rows(); ++row) add_squares(a.row(row), 0, lengths);
  std::vector<double> v;
  double shortest = 0;  // of a column that is not taken for dependent
  std::size_t rank = 0;
  for (; rank < std::min(a.rows(), a.columns()); ++rank) {
    // The pivot: the longest column comes next.
    const auto from = lengths.begin() + static_cast<std::ptrdiff_t>(rank);
    const auto pivot = static_cast<std::size_t>(std::max_element(from, lengths.end()) - lengths.begin());
    const double length = std::sqrt(lengths[pivot]);
    if (rank == 0) {
      const auto roundings = static_cast<double>(std::max(a.rows(), a.columns()));
      shortest = roundings * std::numeric_limits<double>::epsilon() * length;
    }
    if (length <= shortest) break;
    std::swap(order[rank], order[pivot]);
    for (std::size_t row = 0; row < a.rows(); ++row) std::swap(a(row, rank), a(row, pivot));

    // The reflection I - scale v v^T takes the column to (diagonal, 0, 0, ...), with the sign that cancels nothing.
    const double diagonal = a(rank, rank) > 0 ? -length : length;
    v.clear();
    for (std::size_t row = rank; row < a.rows(); ++row) v.push_back(a(row, rank));
    v[0] -= diagonal;
    const double scale = -1 / (diagonal * v[0]);
    reflect(a, rank, rank + 1, v, scale, sums, lengths);
    reflect(b, rank, 0, v, scale, sums, {});
    a(rank, rank) = diagonal;
  }
  substitute_back(a, b, order, rank, x);
  return rank;
}

}  // namespace posenc
