#include "transformer/matrix_product.h"

#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;

namespace {

std::vector<float> drawn(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<float> numbers(count);
  for (float& number : numbers) number = static_cast<float>(random.normal());
  return numbers;
}

}  // namespace

TEST_CASE("a matrix product is right at every size, transposed too") {
  const std::size_t rows = GENERATE(std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{13});
  const std::size_t inner = GENERATE(std::size_t{1}, std::size_t{5}, std::size_t{16});
  const std::size_t columns = GENERATE(std::size_t{1}, std::size_t{4}, std::size_t{11}, std::size_t{24});
  const bool across = GENERATE(false, true);
  const bool added = GENERATE(false, true);
  CAPTURE(rows, inner, columns, across, added);
  const auto left = drawn(rows * inner, 1);
  const auto right = drawn(inner * columns, 2);
  const std::size_t step = columns + 3;  // gaps between rows aren't touched
  std::vector<float> product = drawn(rows * step, 3);
  const auto before = product;
  const auto factor = across ? transposed(left.data(), rows) : row_major(left.data(), inner);
  multiply({rows, inner, columns}, factor, right.data(), columns, product.data(), step,
           added ? Output::accumulate : Output::overwrite);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < step; ++column) {
      if (column >= columns) {
        CHECK(product[row * step + column] == before[row * step + column]);
        continue;
      }
      double sum = added ? static_cast<double>(before[row * step + column]) : 0;
      for (std::size_t k = 0; k < inner; ++k)
        sum += static_cast<double>(across ? left[k * rows + row] : left[row * inner + k]) *
               static_cast<double>(right[k * columns + column]);
      CHECK(static_cast<double>(product[row * step + column]) == Approx(sum).margin(1e-5));
    }
  }
}
