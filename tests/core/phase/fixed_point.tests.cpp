#include "phase/fixed_point.h"

#include "../catch.h"

using namespace posenc;

namespace {

constexpr Fraction kThird{{0x55555555, 0x55555555, 0x55555555, 0x55555555, 0x55555555, 0x55555555}};
constexpr Fraction kHalf{{0x80000000}};
constexpr Fraction kQuarter{{0x40000000}};
constexpr Fraction kLeast{{0, 0, 0, 0, 0, 1}};
constexpr Fraction kZero{};

}  // namespace

TEST_CASE("a product of fractions is rounded down", "[fixed_point]") {
  CHECK(product(kHalf, kHalf) == kQuarter);
  CHECK(product(kLeast, kHalf) == kZero);
  CHECK(product(kThird, kHalf) == halved(kThird, 1));
}

TEST_CASE("a sum of fractions loses its whole part", "[fixed_point]") {
  CHECK(sum(kHalf, kHalf) == kZero);
  CHECK(sum(sum(kThird, kThird), sum(kThird, kLeast)) == kZero);
  CHECK(doubled(kQuarter) == kHalf);
  CHECK(is_half_or_more(kHalf));
  CHECK_FALSE(is_half_or_more(kThird));
}

TEST_CASE("halving crosses words and ends in zero", "[fixed_point]") {
  CHECK(halved(kHalf, 0) == kHalf);
  CHECK(halved(kHalf, 191) == kLeast);
  CHECK(halved(kHalf, 192) == kZero);
  CHECK(halved(kHalf, 100'000) == kZero);
  CHECK(halved(Fraction{{1}}, 1) == Fraction{{0, 0x80000000}});
}

TEST_CASE("a quotient carries the remainder of each word into the next, and is rounded down", "[fixed_point]") {
  constexpr Fraction kSixth{{0x2aaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa}};
  CHECK(quotient(kHalf, 3) == kSixth);
  CHECK(quotient(kThird, 1) == kThird);
  CHECK(quotient(kHalf, 0x80000000) == Fraction{{1}});
  CHECK(quotient(kLeast, 2) == kZero);
}
