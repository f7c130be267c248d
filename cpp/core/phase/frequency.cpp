#include <posenc/frequency.h>

#include <cmath>
#include <numbers>

#include "fixed_point.h"

namespace posenc {
namespace {

constexpr Fraction kInversePi{{0x517cc1b7, 0x27220a94, 0xfe13abe8, 0xfa9a6ee0, 0x6db14acc, 0x9e21c820}};
constexpr Fraction kLogOfTwo{{0xb17217f7, 0xd1cf79ab, 0xc9e3b398, 0x03f2f6af, 0x40f34326, 0x7298b62d}};
constexpr Fraction kHalf{{0x80000000, 0, 0, 0, 0, 0}};

/// significand x 2^exponent, the significand in [1/2, 1).
struct Scaled {
  Fraction significand = kHalf;
  int exponent = 1;
};

Scaled product(const Scaled& a, const Scaled& b) {
  const Fraction significand = product(a.significand, b.significand);
  const int exponent = a.exponent + b.exponent;
  return is_half_or_more(significand) ? Scaled{significand, exponent} : Scaled{doubled(significand), exponent - 1};
}

/// The first two words as one number: significand x 2^64.
std::uint64_t first_bits(const Fraction& a) { return std::uint64_t{a.words[0]} << 32 | a.words[1]; }

/// log2(base), bit by bit: squaring x doubles its logarithm, and whether x^2 reaches 2 is the next bit.
/// Rounding adds at most 2^-190 for each of the 192 bits. Precondition: base is finite and above 1.
MixedNumber log2_of(double base) {
  int exponent = 0;
  const double significand = std::frexp(base, &exponent);
  const auto bits = static_cast<std::uint64_t>(std::ldexp(significand, 64));
  Fraction half_x{{static_cast<std::uint32_t>(bits >> 32), static_cast<std::uint32_t>(bits)}};  // x = base / 2^whole

  MixedNumber result{static_cast<std::uint32_t>(exponent - 1), {}};
  for (std::size_t k = 0; k < Fraction::kWords; ++k) {
    for (int bit = 31; bit >= 0; --bit) {
      const Fraction quarter_square = product(half_x, half_x);
      const bool reaches_two = is_half_or_more(quarter_square);
      if (reaches_two) result.fraction.words[k] |= std::uint32_t{1} << bit;
      half_x = reaches_two ? quarter_square : doubled(quarter_square);
    }
  }
  return result;
}

/// 2^g / 2 for 0 < g < 1, by the series of e^x for x = g ln 2 / 2^8 and eight squarings. The first term left out is
/// below 2^-200; eight squarings make 2^-182 of the rounding.
Fraction half_of_power_of_two(const Fraction& g) {
  constexpr int kSquarings = 8;
  constexpr std::uint32_t kTerms = 18;
  const Fraction x = halved(product(g, kLogOfTwo), kSquarings);
  Fraction series;  // e^x - 1 = x (1 + x/2 (1 + x/3 (...)))
  for (std::uint32_t n = kTerms; n > 0; --n) series = quotient({0, sum(x, product(x, series))}, n).fraction;
  Fraction half_power = sum(kHalf, halved(series, 1));
  for (int k = 0; k < kSquarings; ++k) half_power = doubled(product(half_power, half_power));
  return half_power;
}

/// 2^-t for t >= 0.
Scaled inverse_power_of_two(const MixedNumber& t) {
  const int whole = static_cast<int>(t.whole);
  if (t.fraction == Fraction{}) return {kHalf, 1 - whole};
  Fraction complement;  // 1 - fraction, but for the last bit
  for (std::size_t k = 0; k < Fraction::kWords; ++k) complement.words[k] = ~t.fraction.words[k];
  return {half_of_power_of_two(complement), -whole};
}

/// Turns per position of a hand that moves `power` units per position, rounded to 128 bits.
Turn turn_of(const Scaled& power, Unit unit) {
  const Fraction half_turns = unit == Unit::radian ? product(power.significand, kInversePi) : power.significand;
  const Fraction turns = halved(half_turns, 1 - power.exponent);
  Uint128 fraction = 0;
  for (std::size_t k = 0; k < 4; ++k) fraction = fraction << 32 | turns.words[k];
  return {fraction + (turns.words[4] >> 31)};
}

Frequency frequency_of(const Scaled& power, Unit unit) {
  const double speed = std::ldexp(static_cast<double>(first_bits(power.significand)), power.exponent - 64);
  return unit == Unit::radian ? Frequency{turn_of(power, unit), speed, 2 * std::numbers::pi / speed}
                              : Frequency{turn_of(power, unit), std::numbers::pi * speed, 2 / speed};
}

}  // namespace

std::vector<Frequency> frequencies(std::size_t dimensions, double base, Unit unit) {
  const std::size_t pairs = dimensions / 2;
  const Scaled ratio = inverse_power_of_two(quotient(log2_of(base), static_cast<std::uint32_t>(pairs)));
  std::vector<Frequency> result;
  result.reserve(pairs);
  Scaled power;  // ratio^i, starting at 1
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    result.push_back(frequency_of(power, unit));
    power = product(power, ratio);
  }
  return result;
}

}  // namespace posenc
