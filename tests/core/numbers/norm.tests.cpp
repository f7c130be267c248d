#include <posenc/norm.h>

#include <limits>
#include <vector>

#include "../catch.h"

using namespace posenc;

TEST_CASE("a norm is exact to rounding at any magnitude", "[norm]") {
  for (const double size : {1.0, 0x1p-1000, 0x1p-1070, 0x1p1000, 0x1p1020}) {
    CAPTURE(size);
    CHECK(euclidean_norm(std::vector<double>{3 * size, -4 * size}) == 5 * size);
  }
  CHECK(euclidean_norm(std::vector<double>{5e-324}) == 5e-324);
  CHECK(euclidean_norm(std::vector<double>{-std::numeric_limits<double>::max()}) == std::numeric_limits<double>::max());
  CHECK(euclidean_norm(std::vector<double>{0, -0.0}) == 0);
  CHECK(euclidean_norm(std::vector<double>{}) == 0);
}
