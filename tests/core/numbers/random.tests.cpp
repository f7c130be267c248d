#include <posenc/numbers/random.h>

#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct GoldenStream {
  std::uint64_t seed;
  std::uint64_t index;
  std::array<std::uint64_t, 4> integers;
  std::array<double, 4> normals;
};

constexpr GoldenStream kGoldenStreams[] = {
#include "../reference/random.inc"
};

}  // namespace

TEST_CASE("the integers are those of SplitMix64", "[random]") {
  Random random(1234567);  // a sequence that many implementations print
  CHECK(random.next() == 6457827717110365317u);
  CHECK(random.next() == 3203168211198807973u);
  CHECK(random.next() == 9817491932198370423u);
  CHECK(random.next() == 4593380528125082431u);
  CHECK(random.next() == 16408922859458223821u);
}

TEST_CASE("a stream depends on seed and index only: equal integers, normals within 1e-12", "[random][golden]") {
  for (const auto& golden : kGoldenStreams) {
    Random integers = Random::stream(golden.seed, golden.index);
    Random normals = Random::stream(golden.seed, golden.index);
    CAPTURE(golden.seed, golden.index);
    for (std::size_t i = 0; i < 4; ++i) {
      CHECK(integers.next() == golden.integers[i]);
      CHECK_THAT(normals.normal(), WithinAbs(golden.normals[i], 1e-12));
    }
  }
}

TEST_CASE("streams of neighbouring seeds and indices have no integer in common", "[random][property]") {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (std::uint64_t index = 0; index < 20; ++index) {
      Random random = Random::stream(seed, index);
      for (int i = 0; i < 100; ++i) seen.insert(random.next());
    }
  }
  CHECK(seen.size() == 40'000);
}

TEST_CASE("normals have mean 0, variance 1 and the tails of the normal distribution", "[random][property]") {
  constexpr int kCount = 200'000;
  Random random = Random::stream(5, 0);
  double sum = 0;
  double squares = 0;
  double products = 0;
  int beyond_two = 0;
  double before = 0;
  for (int i = 0; i < kCount; ++i) {
    const double x = random.normal();
    sum += x;
    squares += x * x;
    products += x * before;
    beyond_two += std::abs(x) > 2 ? 1 : 0;
    before = x;
  }
  // Four standard errors of each estimate: 4 / sqrt(n), times sqrt(2) for squares, and of a binomial with p = 0.0455.
  const double four = 4 / std::sqrt(kCount);
  CHECK_THAT(sum / kCount, WithinAbs(0, four));
  CHECK_THAT(squares / kCount, WithinAbs(1, four * 1.4143));
  CHECK_THAT(products / kCount, WithinAbs(0, four));
  CHECK_THAT(static_cast<double>(beyond_two) / kCount, WithinAbs(0.0455003, four * 0.2084));
}

TEST_CASE("below(n) is uniform over 0 to n - 1", "[random][property]") {
  Random random(3);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) {
    const std::size_t number = random.below(6);
    REQUIRE(number < 6);
    ++counts[number];
  }
  for (const int count : counts) CHECK_THAT(count, WithinAbs(10'000, 4 * 91.3));  // sqrt(60000 x 1/6 x 5/6)
  CHECK(random.below(1) == 0);
  CHECK(random.below(std::numeric_limits<std::size_t>::max()) < std::numeric_limits<std::size_t>::max());
}

TEST_CASE("uniform numbers lie from 0 to below 1", "[random][property]") {
  Random random(9);
  double sum = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double number = random.uniform();
    REQUIRE((number >= 0 && number < 1));
    REQUIRE(number * 0x1p53 == std::floor(number * 0x1p53));
    sum += number;
  }
  CHECK_THAT(sum / 100'000, WithinAbs(0.5, 4 / std::sqrt(12 * 100'000.0)));  // four standard deviations
}

TEST_CASE("fnv1a_hash is the published FNV-1a", "[random]") {
  CHECK(fnv1a_hash("") == 0xcbf29ce484222325);
  CHECK(fnv1a_hash("a") == 0xaf63dc4c8601ec8c);
  CHECK(fnv1a_hash("foobar") == 0x85944171f73967e8);
  CHECK(fnv1a_hash("位置") != fnv1a_hash("編碼"));
}
