#include <posenc/norm.h>

#include <limits>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

double norm_of_all(const std::vector<double>& numbers) {
  return norm_of(numbers.size(), [&numbers](std::size_t k) { return numbers[k]; });
}

}  // namespace

TEST_CASE("a norm has all its digits, however large or small its numbers are", "[norm]") {
  for (const double size : {1.0, 0x1p-1000, 0x1p-1070, 0x1p1000, 0x1p1020}) {
    CAPTURE(size);
    CHECK(norm_of_all({3 * size, -4 * size}) == 5 * size);
  }
  CHECK(norm_of_all({5e-324}) == 5e-324);
  CHECK(norm_of_all({-std::numeric_limits<double>::max()}) == std::numeric_limits<double>::max());
  CHECK(norm_of_all({0, -0.0}) == 0);
  CHECK(norm_of_all({}) == 0);
}
