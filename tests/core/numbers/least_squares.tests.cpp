#include <posenc/numbers/linear_algebra.h>

#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct Matrix {
  Matrix(std::size_t rows, std::size_t columns, std::vector<double> numbers)
      : values(std::move(numbers)), rows(rows), columns(columns) {
    values.resize(rows * columns);
  }
  Matrix(std::size_t rows, std::size_t columns, Random& random) : Matrix(rows, columns, std::vector<double>()) {
    for (auto& value : values) value = random.normal();
  }
  DoubleMatrixView view() { return {values, rows, columns}; }
  double operator()(std::size_t row, std::size_t column) const { return values[row * columns + column]; }

  std::vector<double> values;
  std::size_t rows, columns;
};

struct Solution {
  Solution(Matrix a, Matrix b)  // copies: both are overwritten
      : x(a.columns, b.columns, std::vector<double>()), rank(solve_least_squares(a.view(), b.view(), x.view())) {}

  Matrix x;
  std::size_t rank;
};

/// The largest component of A^T (A x - B), 0 at the minimum.
double largest_gradient(const Matrix& a, const Matrix& b, const Matrix& x) {
  double largest = 0;
  for (std::size_t c = 0; c < a.columns; ++c) {
    for (std::size_t t = 0; t < b.columns; ++t) {
      double gradient = 0;
      for (std::size_t r = 0; r < a.rows; ++r) {
        double error = -b(r, t);
        for (std::size_t k = 0; k < a.columns; ++k) error += a(r, k) * x(k, t);
        gradient += a(r, c) * error;
      }
      largest = std::max(largest, std::abs(gradient));
    }
  }
  return largest;
}

}  // namespace

TEST_CASE("three points give the known regression line", "[least_squares]") {
  // (0, 1), (1, 2), (2, 4): y = 5/6 + 3/2 x
  const Solution line(Matrix(3, 2, {1, 0, 1, 1, 1, 2}), Matrix(3, 1, {1, 2, 4}));
  CHECK(line.rank == 2);
  CHECK_THAT(line.x(0, 0), WithinAbs(5.0 / 6, 1e-15));
  CHECK_THAT(line.x(1, 0), WithinAbs(1.5, 1e-15));
}

TEST_CASE("the residual is orthogonal to every column", "[least_squares][property]") {
  Random random(1);
  for (const auto& [rows, columns] : {std::pair{3, 3}, {10, 1}, {20, 7}, {100, 40}}) {
    const Matrix a(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), random);
    const Matrix b(static_cast<std::size_t>(rows), 3, random);
    const Solution solution(a, b);
    CHECK(solution.rank == static_cast<std::size_t>(columns));
    CHECK(largest_gradient(a, b, solution.x) < 1e-12);  // rows x columns roundings of numbers near 1, with room
  }
}

TEST_CASE("a system that has a solution is solved, however unequal its columns", "[least_squares][property]") {
  Random random(2);
  Matrix a(50, 5, random);
  for (std::size_t r = 0; r < 50; ++r) a.view()(r, 2) *= 1e6;
  const Matrix x(5, 2, random);
  Matrix b(50, 2, std::vector<double>());
  for (std::size_t r = 0; r < 50; ++r) {
    for (std::size_t t = 0; t < 2; ++t) {
      for (std::size_t k = 0; k < 5; ++k) b.view()(r, t) += a(r, k) * x(k, t);
    }
  }
  const Solution solution(a, b);
  CHECK(solution.rank == 5);
  for (std::size_t i = 0; i < 10; ++i) CHECK_THAT(solution.x.values[i], WithinAbs(x.values[i], 1e-9));  // 1e6 roundings
}

TEST_CASE("the rank counts the columns that do not depend on others", "[least_squares][property]") {
  Random random(3);
  Matrix a(30, 6, random);
  for (std::size_t r = 0; r < 30; ++r) {
    a.view()(r, 3) = a(r, 0) + 2 * a(r, 1);
    a.view()(r, 5) = 0;
  }
  const Matrix b(30, 2, random);
  const Solution solution(a, b);
  CHECK(solution.rank == 4);
  CHECK(largest_gradient(a, b, solution.x) < 1e-12);
  CHECK(solution.x(5, 0) == 0);
}

TEST_CASE("the smallest systems and those of rank 0 are solved, too", "[least_squares][edges]") {
  const Solution one(Matrix(1, 1, {4}), Matrix(1, 1, {-2}));
  CHECK(one.rank == 1);
  CHECK(one.x(0, 0) == -0.5);
  const Solution none(Matrix(3, 2, {}), Matrix(3, 1, {1, 2, 3}));
  CHECK(none.rank == 0);
  CHECK(none.x.values == std::vector<double>{0, 0});
  const Solution wide(Matrix(1, 3, {1, 2, 3}), Matrix(1, 1, {6}));  // fewer rows than columns: the longest serves
  CHECK(wide.rank == 1);
  CHECK(wide.x.values == std::vector<double>{0, 0, 2});
}

namespace {

/// The result of `solve_ridge` for A and b.
Matrix ridge_solution(const Matrix& a, const Matrix& b, double ridge) {
  Matrix beside(a.rows + a.columns, a.columns + 1, std::vector<double>());
  for (std::size_t r = 0; r < a.rows; ++r) {
    for (std::size_t c = 0; c < a.columns; ++c) beside.view()(r, c) = a(r, c);
    beside.view()(r, a.columns) = b(r, 0);
  }
  Matrix x(a.columns, 1, std::vector<double>());
  solve_ridge(beside.view(), ridge, x.values);
  return x;
}

}  // namespace

TEST_CASE("a ridge of 1 halves the coefficient of a unit column", "[least_squares]") {
  const Matrix x = ridge_solution(Matrix(2, 1, {0.6, 0.8}), Matrix(2, 1, {3, 4}), 1);
  CHECK_THAT(x(0, 0), WithinAbs(2.5, 1e-15));
}

TEST_CASE("any ridge equals explicit ridge rows, even with fewer rows than columns", "[least_squares][property]") {
  Random random(7);
  for (const std::size_t rows : {1U, 5U, 12U, 40U}) {
    for (const double ridge : {1e-12, 1e-3, 1.0, 1e6}) {
      const Matrix a(rows, 12, random);
      const Matrix b(rows, 1, random);
      Matrix tall(rows + 12, 12, a.values);
      for (std::size_t c = 0; c < 12; ++c) tall.view()(rows + c, c) = std::sqrt(ridge);
      const Solution whole(tall, Matrix(rows + 12, 1, b.values));
      const Matrix x = ridge_solution(a, b, ridge);
      CAPTURE(rows, ridge);
      for (std::size_t c = 0; c < 12; ++c) CHECK_THAT(x(c, 0), WithinAbs(whole.x(c, 0), 1e-6));
      CHECK(largest_gradient(tall, Matrix(rows + 12, 1, b.values), x) <= 1e-8 * (1 + ridge * 1e-6));
    }
  }
}

TEST_CASE("equal columns share a coefficient equally", "[least_squares]") {
  const Matrix x = ridge_solution(Matrix(3, 4, std::vector<double>(12, 1)), Matrix(3, 1, {2, 2, 2}), 1e-12);
  for (std::size_t c = 0; c < 4; ++c) CHECK_THAT(x(c, 0), WithinAbs(0.5, 1e-3));
}
