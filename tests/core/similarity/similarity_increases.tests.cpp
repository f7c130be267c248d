#include <posenc/similarity/similarity_increases.h>

#include <algorithm>
#include <vector>

#include <posenc/similarity/similarity.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

std::vector<double> rises(const SimilarityRisesSpec& spec) {
  const auto positions = static_cast<std::size_t>(spec.positions);
  std::vector<double> products(positions);
  std::vector<double> found(positions - 1);
  found.resize(find_similarity_increases(spec, {products, found}));
  return found;
}

}  // namespace

TEST_CASE("similarity at d = 512 increases at 2,436 of 4,999 distances, first 44", "[similarity][increases][facts]") {
  const auto found = rises({5'000, 512, 10'000});
  CHECK(found.size() == 2'436);
  CHECK(found.front() == 44);
}

TEST_CASE("with a single pair similarity increases in the second half of each period", "[similarity][increases]") {
  // cos k > cos(k - 1) if k - 1/2 is between half a turn and a full one, by the difference identity.
  CHECK(rises({14, 2, 10'000}) == std::vector<double>{4, 5, 6, 10, 11, 12, 13});
}

TEST_CASE("a distance is reported exactly if its similarity exceeds the previous",
          "[similarity][increases][property]") {
  for (const double dimensions : {2.0, 6.0, 64.0, 4096.0}) {
    const auto found = rises({700, dimensions, 500});
    std::vector<double> products(700);
    fill_similarity({.position = 3, .from = 3, .count = 700, .dimensions = dimensions, .base = 500}, products);
    for (std::size_t k = 1; k < products.size(); ++k) {
      CAPTURE(dimensions, k);
      const bool is_found = std::binary_search(found.begin(), found.end(), static_cast<double>(k));
      REQUIRE(is_found == (products[k] > products[k - 1]));
    }
  }
}

TEST_CASE("two positions have one distance, without an increase", "[similarity][increases][edges]") {
  CHECK(rises({2, 128, 10'000}).empty());
}

TEST_CASE("an invalid spec of similarity increases is rejected", "[similarity][increases][check]") {
  CHECK_FALSE(check(SimilarityRisesSpec{}));
  CHECK_FALSE(check(SimilarityRisesSpec{.positions = kMaxPositions}));
  CHECK(to_string(check(SimilarityRisesSpec{.positions = 1})) ==
        "positions must be a whole number from 2 to 131072, got 1");
  CHECK(to_string(check(SimilarityRisesSpec{.dimensions = 7})).substr(0, 10) == "dimensions");
  CHECK(to_string(check(SimilarityRisesSpec{.base = 1})).substr(0, 4) == "base");
}
