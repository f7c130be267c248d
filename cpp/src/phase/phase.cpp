#include <posenc/phase/phase.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posenc {
namespace {

constexpr double kTwoPi = 2 * std::numbers::pi;

std::uint64_t high_word(Uint128 value) { return static_cast<std::uint64_t>(value >> 64); }
std::uint64_t low_word(Uint128 value) { return static_cast<std::uint64_t>(value); }

/// value / 2^128, rounded to double.
double as_fraction(Uint128 value) {
  return static_cast<double>(high_word(value)) * 0x1p-64 + static_cast<double>(low_word(value)) * 0x1p-128;
}

/// An angle in radians as an unevaluated sum of two numbers.
struct Angle {
  Double2 value;
  Double2 tail;
};

/// high + low turns in radians. Precondition: `high` has at most 26 significant bits, so that its product with the
/// first 27 bits of 2 pi is exact.
Angle angle_of_turns(Double2 high, Double2 low) {
  constexpr double kTwoPiHigh = 105'414'357.0 / 16'777'216.0;  // the first 27 bits of 2 pi ...
  constexpr double kTwoPiLow = 0x1.10b4611a62633p-28;          // ... and the rest of it
  const Double2 coarse = high * kTwoPiHigh;
  const Double2 fine = high * kTwoPiLow + low * kTwoPi;
  const Double2 value = coarse + fine;
  return {value, (coarse - value) + fine};
}

// Taylor series. For |x| <= pi/4 the first omitted term is below 2^-62 of the sine and 2^-58 of the cosine.

/// The sine of an angle up to pi/4.
Double2 sine_series(Angle angle) {
  const Double2 x = angle.value;
  const Double2 z = x * x;
  Double2 p = z * (1 / 355'687'428'096'000.0);  // 17!
  p = p - 1 / 1'307'674'368'000.0;              // 15!
  p = p * z + 1 / 6'227'020'800.0;              // 13!
  p = p * z - 1 / 39'916'800.0;                 // 11!
  p = p * z + 1 / 362'880.0;                    // 9!
  p = p * z - 1 / 5'040.0;                      // 7!
  p = p * z + 1 / 120.0;                        // 5!
  p = p * z - 1 / 6.0;                          // 3!
  return x + (p * z * x + angle.tail * (1 - z / 2));
}

/// The cosine of an angle up to pi/4.
Double2 cosine_series(Angle angle) {
  const Double2 x = angle.value;
  const Double2 z = x * x;
  Double2 p = z * (1 / 20'922'789'888'000.0);  // 16!
  p = p - 1 / 87'178'291'200.0;                // 14!
  p = p * z + 1 / 479'001'600.0;               // 12!
  p = p * z - 1 / 3'628'800.0;                 // 10!
  p = p * z + 1 / 40'320.0;                    // 8!
  p = p * z - 1 / 720.0;                       // 6!
  p = p * z + 1 / 24.0;                        // 4!
  const Double2 parabola = 1 - z / 2;
  const Double2 lost = (1 - parabola) - z / 2;  // rounding error of the parabola
  return parabola + (lost + (p * z * z - x * angle.tail));
}

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
Angle small_angle(Uint128x2 fraction) {
  constexpr int kLowBits = 36;  // leaves 26 bits above
  const Double2 high = as_doubles(fraction.high >> kLowBits) * 0x1p-28;
  const Double2 low_word = as_doubles(fraction.low >> 32) * 0x1p-96 + as_doubles(fraction.low & 0xffffffff) * 0x1p-128;
  const Double2 low = as_doubles(fraction.high & ((std::uint64_t{1} << kLowBits) - 1)) * 0x1p-64 + low_word;
  return angle_of_turns(high, low);
}

Uint128x2 split(Phase first, Phase second) {
  return {Word2{high_word(first.fraction), high_word(second.fraction)},
          Word2{low_word(first.fraction), low_word(second.fraction)}};
}

}  // namespace

UnwrappedPhase unwrapped_phase_at(Phase turns_per_position, double position) {
  // |position| = significand / 2^shift with integers.
  int exponent = 0;
  std::frexp(std::abs(position), &exponent);
  const int shift = std::max(0, 53 - exponent);
  const auto significand = static_cast<std::uint64_t>(std::ldexp(std::abs(position), shift));

  // 181-bit product: `whole` turns above, 128 bits of fraction below, in units of 2^-shift.
  const Uint128 low = Uint128{low_word(turns_per_position.fraction)} * significand;
  const Uint128 high = Uint128{high_word(turns_per_position.fraction)} * significand + high_word(low);
  const Uint128 whole = high_word(high);
  const Uint128 fraction = (high << 64) | low_word(low);

  Uint128 turns = shift < 64 ? whole >> shift : 0;
  Uint128 phase = shift < 128 ? fraction >> shift : 0;
  if (shift > 0 && shift < 128) phase |= whole << (128 - shift);
  if (shift >= 128 && shift < 192) phase |= whole >> (shift - 128);
  if (position < 0) {
    turns = phase == 0 ? -turns : -turns - 1;
    phase = -phase;
  }
  return {static_cast<std::int64_t>(turns), {phase}};
}

double to_radians(Phase phase) {
  constexpr double kMaxAngle = 0x1.921fb54442d17p+2;  // the largest double below 2 pi in double
  return std::min(as_fraction(phase.fraction) * kTwoPi, kMaxAngle);
}

SinCosX2 sincos(Phase first, Phase second) {
  constexpr std::uint64_t kEighth = std::uint64_t{1} << 61;
  const Uint128x2 phase = split(first, second);
  const Word2 quarter = (phase.high + kEighth) >> 62;                     // the nearest quarter turn
  const Uint128x2 remainder = {phase.high - (quarter << 62), phase.low};  // from -1/8 to 1/8 of a turn
  const Word2 is_negative = Word2{} - (remainder.high >> 63);
  const Angle angle = small_angle(negate_where(is_negative, remainder));

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
