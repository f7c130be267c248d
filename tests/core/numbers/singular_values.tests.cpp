#include <posenc/numbers/linear_algebra.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

double condition(std::vector<double> numbers, std::size_t rows) {
  return condition_number({numbers, rows, numbers.size() / rows});
}

}  // namespace

TEST_CASE("columns become orthogonal and preserve the Frobenius norm", "[one_sided_jacobi][property]") {
  Random random(1);
  std::vector<double> numbers(12 * 5);
  double before = 0;
  for (double& number : numbers) {
    number = random.normal();
    before += number * number;
  }
  const DoubleMatrixView matrix(numbers, 12, 5);
  one_sided_jacobi(matrix);
  double after = 0;
  for (std::size_t a = 0; a < 5; ++a) {
    after += squared_column_norm(matrix, a);
    for (std::size_t b = 0; b < a; ++b) {
      double product = 0;
      for (std::size_t row = 0; row < 12; ++row) product += matrix(row, a) * matrix(row, b);
      CHECK_THAT(product, WithinAbs(0, 1e-13));  // roundings of squares of about 12
    }
  }
  CHECK_THAT(after, WithinAbs(before, 1e-12));
}

TEST_CASE("a wide matrix ends with zero columns", "[one_sided_jacobi][edges]") {
  std::vector<double> numbers = {3, 4, 0};
  const DoubleMatrixView matrix(numbers, 1, 3);
  one_sided_jacobi(matrix);
  CHECK_THAT(squared_column_norm(matrix, 0) + squared_column_norm(matrix, 1) + squared_column_norm(matrix, 2),
             WithinAbs(25, 1e-13));
  std::vector<double> lengths = {squared_column_norm(matrix, 0), squared_column_norm(matrix, 1),
                                 squared_column_norm(matrix, 2)};
  std::sort(lengths.begin(), lengths.end());
  CHECK_THAT(lengths[1], WithinAbs(0, 1e-28));
}

TEST_CASE("the condition number of a diagonal matrix is the ratio of its extreme entries", "[condition_number]") {
  CHECK(condition({3, 0, 0, -12}, 2) == 4);
  CHECK(condition({-7}, 1) == 1);
}

TEST_CASE("the 3 x 3 Hilbert matrix has condition number 524.0567775860644", "[condition_number][golden]") {
  const double third = 1.0 / 3;
  const double found = condition({1, 0.5, third, 0.5, third, 0.25, third, 0.25, 0.2}, 3);
  CHECK_THAT(found, WithinAbs(524.0567775860644, 524 * 524 * 1e-15));  // condition x roundings
}

TEST_CASE("rotating the rows leaves the condition number unchanged", "[condition_number][property]") {
  Random random(1);
  std::vector<double> numbers(40 * 6);
  for (auto& number : numbers) number = random.normal();
  const double before = condition(numbers, 40);
  const double cosine = std::cos(0.7);
  const double sine = std::sin(0.7);
  for (std::size_t column = 0; column < 6; ++column) {
    const double x = numbers[column];
    const double y = numbers[6 + column];
    numbers[column] = cosine * x - sine * y;
    numbers[6 + column] = sine * x + cosine * y;
  }
  CHECK_THAT(condition(numbers, 40), WithinAbs(before, before * 1e-13));
  CHECK(before > 1);
}

TEST_CASE("dependent columns give a condition number beyond double precision", "[condition_number][edges]") {
  CHECK(condition({1, 2, 2, 4, 3, 6}, 3) > 1e15);
  CHECK(condition({1, 0, 2, 0, 3, 0}, 3) == std::numeric_limits<double>::infinity());
}
