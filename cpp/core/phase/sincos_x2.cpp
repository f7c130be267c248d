#include <posenc/sincos_x2.h>

#include "sine_series.h"

namespace posenc {
namespace {

/// The 128 bits of two fractions of a turn.
struct Uint128x2 {
  Word2 high;
  Word2 low;
};

/// A comparison result as a bit mask.
template <typename Comparison>
Word2 mask(Comparison comparison) {
  return (Word2)comparison;
}

/// Element-wise mask ? if_set : if_clear.
Double2 select(Word2 mask, Double2 if_set, Double2 if_clear) {
  return (Double2)((mask & (Word2)if_set) | (~mask & (Word2)if_clear));
}

/// Integers below 2^52 to double, via the mantissa of 2^52 + integer.
Double2 as_doubles(Word2 integers) {
  constexpr std::uint64_t kBitsOfTwoToThe52 = 0x4330000000000000;
  return (Double2)(integers | kBitsOfTwoToThe52) - 0x1p52;
}

/// Two's complement negation where the mask is set.
Uint128x2 negate_where(Word2 is_negative, Uint128x2 value) {
  const Word2 carry = is_negative & mask(value.low == Word2{});
  return {(value.high ^ is_negative) - carry, (value.low ^ is_negative) - is_negative};
}

/// Precondition: both fractions are at most an eighth of a turn.
Angle<Double2> small_angle(Uint128x2 fraction) {
  constexpr int kLowBits = 36;  // leaves 26 bits above
  const Double2 high = as_doubles(fraction.high >> kLowBits) * 0x1p-28;
  const Double2 low_word = as_doubles(fraction.low >> 32) * 0x1p-96 + as_doubles(fraction.low & 0xffffffff) * 0x1p-128;
  const Double2 low = as_doubles(fraction.high & ((std::uint64_t{1} << kLowBits) - 1)) * 0x1p-64 + low_word;
  return angle_of_turns(high, low);
}

Uint128x2 split(Phase first, Phase second) {
  return {Word2{static_cast<std::uint64_t>(first.fraction >> 64), static_cast<std::uint64_t>(second.fraction >> 64)},
          Word2{static_cast<std::uint64_t>(first.fraction), static_cast<std::uint64_t>(second.fraction)}};
}

}  // namespace

SinCosX2 sincos(Phase first, Phase second) {
  constexpr std::uint64_t kEighth = std::uint64_t{1} << 61;
  const Uint128x2 phase = split(first, second);
  const Word2 quarter = (phase.high + kEighth) >> 62;                     // the nearest quarter turn
  const Uint128x2 remainder = {phase.high - (quarter << 62), phase.low};  // from -1/8 to 1/8 of a turn
  const Word2 is_negative = Word2{} - (remainder.high >> 63);
  const Angle<Double2> angle = small_angle(negate_where(is_negative, remainder));

  const Double2 sine_of_magnitude = sine_series(angle);
  const Double2 cosine = cosine_series(angle);
  const Double2 sine =
      select(is_negative, 0 - sine_of_magnitude, sine_of_magnitude);  // 0 - x, not -x: no negative zero

  const Word2 is_odd = Word2{} - (quarter & 1);  // a quarter turn swaps the two ...
  const Double2 x = select(is_odd, cosine, sine);
  const Double2 y = select(is_odd, sine, cosine);
  const Word2 x_is_negated = Word2{} - (quarter >> 1);  // ... and quarters 2 and 3 change the sign of the sine,
  const Word2 y_is_negated = Word2{} - (((quarter + 1) >> 1) & 1);  // quarters 1 and 2 that of the cosine
  return {select(x_is_negated, 0 - x, x), select(y_is_negated, 0 - y, y)};
}

}  // namespace posenc
