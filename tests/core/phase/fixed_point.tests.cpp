#include "phase/fixed_point.h"

#include "../catch.h"

using namespace posenc;

namespace {

constexpr Fixed192 kThird{{0x55555555, 0x55555555, 0x55555555, 0x55555555, 0x55555555, 0x55555555}};
constexpr Fixed192 kHalf{{0x80000000}};
constexpr Fixed192 kQuarter{{0x40000000}};
constexpr Fixed192 kLeast{{0, 0, 0, 0, 0, 1}};
constexpr Fixed192 kZero{};

}  // namespace

TEST_CASE("a product of fractions is rounded down", "[fixed_point]") {
  CHECK(multiply(kHalf, kHalf) == kQuarter);
  CHECK(multiply(kLeast, kHalf) == kZero);
  CHECK(multiply(kThird, kHalf) == shift_right(kThird, 1));
}

TEST_CASE("a sum of fractions loses its whole part", "[fixed_point]") {
  CHECK(add(kHalf, kHalf) == kZero);
  CHECK(add(add(kThird, kThird), add(kThird, kLeast)) == kZero);
  CHECK(add(kQuarter, kQuarter) == kHalf);
  CHECK(is_half_or_more(kHalf));
  CHECK_FALSE(is_half_or_more(kThird));
}

TEST_CASE("shifting right crosses limbs and ends in zero", "[fixed_point]") {
  CHECK(shift_right(kHalf, 0) == kHalf);
  CHECK(shift_right(kHalf, 191) == kLeast);
  CHECK(shift_right(kHalf, 192) == kZero);
  CHECK(shift_right(kHalf, 100'000) == kZero);
  CHECK(shift_right(Fixed192{{1}}, 1) == Fixed192{{0, 0x80000000}});
}

TEST_CASE("division carries remainders across limbs and rounds down", "[fixed_point]") {
  constexpr Fixed192 kSixth{{0x2aaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa}};
  CHECK(divide_by_word(kHalf, 3) == kSixth);
  CHECK(divide_by_word(kThird, 1) == kThird);
  CHECK(divide_by_word(kHalf, 0x80000000) == Fixed192{{1}});
  CHECK(divide_by_word(kLeast, 2) == kZero);
}
