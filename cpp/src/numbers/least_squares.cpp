#include <posenc/numbers/linear_algebra.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include <posenc/phase/simd.h>

namespace posenc {
namespace {

void add_squares(std::span<const double> row, std::size_t first, std::span<double> lengths) {
  for (std::size_t j = first; j < lengths.size(); ++j) lengths[j] += row[j] * row[j];
}

/// m -= scale v (v^T m) for the columns of m from `first` on and the rows from `step` on. Recomputes `lengths`, unless
/// empty: the squared norms of these columns below the first row, since downdating by subtraction would cancel digits.
/// Not inlined: that would only duplicate its vectorised loops.
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

/// x = R^-1 (Q^T B), from the last row up. R is the upper triangle of `a`, Q^T B is in `b`.
void back_substitute(DoubleMatrixView a, DoubleMatrixView b, std::span<const std::size_t> order, std::size_t rank,
                     DoubleMatrixView x) {
  std::fill(x.numbers().begin(), x.numbers().end(), 0.0);
  for (std::size_t i = rank; i-- > 0;) {
    const auto solution = x.row(order[i]);
    for (std::size_t target = 0; target < solution.size(); ++target) solution[target] = b(i, target);
    for (std::size_t j = i + 1; j < rank; ++j) {
      const auto other = x.row(order[j]);
      for (std::size_t target = 0; target < solution.size(); ++target) solution[target] -= a(i, j) * other[target];
    }
    for (auto& value : solution) value /= a(i, i);
  }
}

/// products[j] += row[first] row[j] for j >= first.
void add_products(std::span<const double> row, std::size_t first, std::span<double> products) {
  for (std::size_t j = first; j < row.size(); ++j) products[j] += row[first] * row[j];
}

/// One row of m -= v sums for the columns after k, where v = row[k], then `add_products`. The hot loop of a fit, two
/// columns per vector.
void reflect_row(std::span<double> row, std::size_t k, std::span<const double> sums, std::span<double> next) {
  const std::size_t first = k + 1;
  const double factor = row[k];
  const double leader = row[first] - factor * sums[first];
  std::size_t j = first;
  for (; j + 1 < row.size(); j += 2) {
    const Double2 lanes = load2(&row[j]) - factor * load2(&sums[j]);
    store2(lanes, &row[j]);
    store2(load2(&next[j]) + leader * lanes, &next[j]);
  }
  if (j < row.size()) {
    row[j] -= factor * sums[j];
    next[j] += leader * row[j];
  }
}

}  // namespace

std::size_t solve_least_squares(DoubleMatrixView a, DoubleMatrixView b, DoubleMatrixView x) {
  std::vector<std::size_t> order(a.columns());  // column permutation
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<double> lengths(a.columns());
  std::vector<double> sums(std::max(a.columns(), b.columns()));
  for (std::size_t row = 0; row < a.rows(); ++row) add_squares(a.row(row), 0, lengths);
  std::vector<double> v;
  double tolerance = 0;  // for columns counted as dependent
  std::size_t rank = 0;
  for (; rank < std::min(a.rows(), a.columns()); ++rank) {
    // Pivot on the longest column.
    const auto from = lengths.begin() + static_cast<std::ptrdiff_t>(rank);
    const auto pivot = static_cast<std::size_t>(std::max_element(from, lengths.end()) - lengths.begin());
    const double length = std::sqrt(lengths[pivot]);
    if (rank == 0) {
      const auto size = static_cast<double>(std::max(a.rows(), a.columns()));
      tolerance = size * std::numeric_limits<double>::epsilon() * length;
    }
    if (length <= tolerance) break;
    std::swap(order[rank], order[pivot]);
    for (std::size_t row = 0; row < a.rows(); ++row) std::swap(a(row, rank), a(row, pivot));

    // The reflection I - scale v v^T maps the column to (diagonal, 0, 0, ...), with the sign that avoids cancellation.
    const double diagonal = a(rank, rank) > 0 ? -length : length;
    v.clear();
    for (std::size_t row = rank; row < a.rows(); ++row) v.push_back(a(row, rank));
    v[0] -= diagonal;
    const double scale = -1 / (diagonal * v[0]);
    reflect(a, rank, rank + 1, v, scale, sums, lengths);
    reflect(b, rank, 0, v, scale, sums, {});
    a(rank, rank) = diagonal;
  }
  back_substitute(a, b, order, rank, x);
  return rank;
}

void solve_ridge(DoubleMatrixView a, double ridge, std::span<double> x) {
  const std::size_t columns = x.size();
  const std::size_t rows = a.rows() - columns;
  for (std::size_t k = 0; k < columns; ++k) {
    const auto row = a.row(rows + k);
    std::fill(row.begin(), row.end(), 0.0);
    row[k] = std::sqrt(ridge);
  }
  // Dot products of column k with each column over its nonzero rows; each step accumulates those of the next.
  std::vector<double> sums(columns + 1);
  std::vector<double> next(columns + 1);
  for (std::size_t i = 0; i < rows; ++i) add_products(a.row(i), 0, next);
  for (std::size_t k = 0; k < columns; ++k) {
    next[k] += ridge;  // row k of the ridge, not yet modified
    sums.swap(next);
    std::fill(next.begin(), next.end(), 0.0);
    const auto top = a.row(k);
    const double diagonal = top[k] > 0 ? -std::sqrt(sums[k]) : std::sqrt(sums[k]);
    const double first = top[k] - diagonal;  // v[0]; the rest of v is the column
    for (std::size_t j = k + 1; j <= columns; ++j) {
      sums[j] = (sums[j] - diagonal * top[j]) / (-diagonal * first);
      top[j] -= first * sums[j];
    }
    top[k] = diagonal;
    for (std::size_t i = k + 1; i <= rows + k; ++i) reflect_row(a.row(i), k, sums, next);
  }
  for (std::size_t i = columns; i-- > 0;) {
    double residual = a(i, columns);
    for (std::size_t j = i + 1; j < columns; ++j) residual -= a(i, j) * x[j];
    x[i] = residual / a(i, i);
  }
}

}  // namespace posenc
