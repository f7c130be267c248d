#include "baselines/closest_pair.h"

#include <vector>

#include <posenc/random.h>
#include "../catch.h"
#include "all_pairs.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("the closest pair matches brute force", "[closest_pair][property]") {
  Random random(1);
  for (const std::size_t columns : {1u, 2u, 3u, 4u, 5u, 11u, 16u, 64u}) {
    for (const std::size_t rows : {2u, 3u, 50u, 300u}) {
      std::vector<double> codes(rows * columns);
      for (auto& number : codes) number = random.normal();
      const DoubleMatrixView view(codes, rows, columns);
      const double min = smallest_distance(view);
      CAPTURE(rows, columns);
      CHECK_THAT(closest_pair_distance(view), WithinAbs(min, min * 1e-14));  // sums of 64 in another order
    }
  }
}

TEST_CASE("the closest pair is found even if rows differ by less than float precision", "[closest_pair][property]") {
  Random random(2);
  for (const double spread : {1e-9, 3e-8, 3e-7, 3e-6, 1e-3}) {  // between neighbouring floats lie 1.2e-7 here
    for (const std::size_t columns : {1u, 2u, 3u, 11u, 16u}) {
      std::vector<double> codes(300 * columns);
      for (auto& number : codes) number = 1 + spread * random.normal();
      const DoubleMatrixView view(codes, 300, columns);
      const double min = smallest_distance(view);
      CAPTURE(spread, columns);
      CHECK_THAT(closest_pair_distance(view), WithinAbs(min, min * 1e-14));
    }
  }
}

TEST_CASE("two equal rows are at distance zero, wherever they stand", "[closest_pair][edges]") {
  std::vector<double> codes(40);
  for (std::size_t i = 0; i < 40; ++i) codes[i] = static_cast<double>((i * 7) % 40);
  codes[2 * 2] = codes[2 * 17];
  codes[2 * 2 + 1] = codes[2 * 17 + 1];
  CHECK(closest_pair_distance({codes, 20, 2}) == 0);
}

TEST_CASE("the distance of two rows is Euclidean", "[closest_pair]") {
  CHECK(row_distance(std::vector<double>{0, 0}, std::vector<double>{3, 4}) == 5);
  CHECK(row_distance(std::vector<double>{1, 1, 1, 1, 1}, std::vector<double>{1, 1, 1, 1, -1}) == 2);
}
