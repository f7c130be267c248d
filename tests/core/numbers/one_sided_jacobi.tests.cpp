#include <posenc/one_sided_jacobi.h>

#include <algorithm>
#include <vector>

#include <posenc/random.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

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
