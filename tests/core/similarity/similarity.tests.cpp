#include <posenc/similarity/similarity.h>

#include <cmath>
#include <utility>
#include <vector>

#include <posenc/clock/comparison.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

std::vector<double> similarities(const SimilaritySpec& spec) {
  std::vector<double> products(static_cast<std::size_t>(spec.count));
  fill_similarity(spec, products);
  return products;
}

/// The dot product of two encodings by compensated summation (Neumaier 1974).
double direct_product(double a, double b, const std::vector<Frequency>& speeds) {
  double sum = 0;
  double lost = 0;
  const auto add = [&](double term) {
    const double next = sum + term;
    lost += std::abs(sum) >= std::abs(term) ? (sum - next) + term : (term - next) + sum;
    sum = next;
  };
  for (const auto& speed : speeds) {
    const auto p = sincos(real_phase_at(speed.turns_per_position, a));
    const auto q = sincos(real_phase_at(speed.turns_per_position, b));
    add(p.sine * q.sine);
    add(p.cosine * q.cosine);
  }
  return sum + lost;
}

/// The error bound in similarity.h.
double promised_error(double dimensions) {
  const double pairs = dimensions / 2;
  return 3e-14 * pairs + pairs * pairs * 0x1p-55;
}

}  // namespace

TEST_CASE("similarity is the dot product of the encodings", "[similarity][property]") {
  for (const double dimensions : {2.0, 4.0, 6.0, 62.0, 64.0, 512.0, 4096.0}) {
    const auto speeds = pair_frequencies(static_cast<std::size_t>(dimensions), 10'000);
    for (const auto& [position, from] : {std::pair{0.0, 0.0}, {3.7, -20.5}, {1e12, 1e12 - 40}, {0.0, 0x1p53 - 80}}) {
      const auto products = similarities({position, from, 75, dimensions, 10'000});
      for (std::size_t k = 0; k < products.size(); ++k) {
        CAPTURE(dimensions, position, from, k);
        const double direct = direct_product(position, from + static_cast<double>(k), speeds);
        REQUIRE_THAT(products[k], WithinAbs(direct, promised_error(dimensions)));
      }
    }
  }
}

TEST_CASE("thousands of similarities are as exact, at any base", "[similarity][property]") {
  for (const auto& [dimensions, base] :
       {std::pair{2.0, 10'000.0}, {32.0, 1e6}, {512.0, 10'000.0}, {510.0, 1.5}, {4096.0, 5e5}, {68.0, 1e300}}) {
    const auto speeds = pair_frequencies(static_cast<std::size_t>(dimensions), base);
    const auto products = similarities({1e6, 1e6 - 1300.5, 5000, dimensions, base});
    const std::size_t apart = dimensions > 1000 ? 331 : 13;  // a prime, so that every step from an anchor is covered
    for (std::size_t k = 0; k < products.size(); k += k % 100 == 0 ? 1 : apart) {
      CAPTURE(dimensions, base, k);
      const double direct = direct_product(1e6, 1e6 - 1300.5 + static_cast<double>(k), speeds);
      REQUIRE_THAT(products[k], WithinAbs(direct, promised_error(dimensions)));
    }
  }
}

TEST_CASE("the last of the most similarities is as exact, at the largest bases", "[similarity][edges]") {
  const double base = GENERATE(1e300, 1.7e308);
  const double dimensions = GENERATE(68.0, 512.0);
  const auto speeds = pair_frequencies(static_cast<std::size_t>(dimensions), base);
  const auto products = similarities({0, 0, kMaxPositions, dimensions, base});
  for (std::size_t k = 0; k < products.size(); k += 497) {
    CAPTURE(base, dimensions, k);
    REQUIRE_THAT(products[k], WithinAbs(direct_product(0, static_cast<double>(k), speeds), promised_error(dimensions)));
  }
}

TEST_CASE("similarity is largest at distance 0 and symmetric", "[similarity]") {
  const auto products = similarities({1e9, 1e9 - 400, 801, 128, 10'000});
  CHECK_THAT(products[400], WithinAbs(64, 64e-15));
  for (std::size_t k = 1; k <= 400; ++k) {
    REQUIRE(products[400 + k] < 64);
    REQUIRE_THAT(products[400 - k], WithinAbs(products[400 + k], 64e-15));
  }
}

TEST_CASE("any count of positions works", "[similarity][edges]") {
  const auto all = similarities({5, 0, 200, 10, 10'000});
  for (std::size_t count = 1; count <= 100; ++count) {
    const auto some = similarities({5, 0, static_cast<double>(count), 10, 10'000});
    for (std::size_t k = 0; k < count; ++k) REQUIRE_THAT(some[k], WithinAbs(all[k], 5e-15));
  }
  CHECK(similarities({0, 0, kMaxPositions, 2, 10'000}).size() == kMaxPositions);
}

TEST_CASE("an invalid similarity spec is rejected", "[similarity][check]") {
  CHECK_FALSE(check(SimilaritySpec{}));
  CHECK(to_string(check(SimilaritySpec{.count = 0})) == "count must be a whole number from 1 to 131072, got 0");
  CHECK(to_string(check(SimilaritySpec{.from = 0x1p53})).substr(0, 4) == "from");
  CHECK(to_string(check(SimilaritySpec{.from = 0x1p53 - 3, .count = 9})) ==
        "from + count must be at most 9007199254740992, got 9007199254740998");
}
