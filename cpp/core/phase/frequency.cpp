#include <posenc/frequency.h>

#include <cmath>
#include <numbers>

#include "fixed_point.h"

namespace posenc {
namespace {

constexpr Fraction kInversePi{{0x517cc1b7, 0x27220a94, 0xfe13abe8, 0xfa9a6ee0, 0x6db14acc, 0x9e21c820}};
constexpr Fraction kQuarterPi{{0xc90fdaa2, 0x2168c234, 0xc4c6628b, 0x80dc1cd1, 0x29024e08, 0x8a67cc74}};
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

/// a x 2^exponent, rounded. Precondition: a is at least 1/4, so that 62 of its first 64 bits count.
double rounded(const Fraction& a, int exponent) {
  const std::uint64_t first_bits = std::uint64_t{a.words[0]} << 32 | a.words[1];
  return std::ldexp(static_cast<double>(first_bits), exponent - 64);
}

/// 1 - a, but for the last bit.
Fraction complement(Fraction a) {
  for (std::uint32_t& word : a.words) word = ~word;
  return a;
}

/// A double above 0, exactly.
Scaled scaled(double number) {
  Scaled result;
  const auto bits = static_cast<std::uint64_t>(std::ldexp(std::frexp(number, &result.exponent), 64));
  result.significand = {{static_cast<std::uint32_t>(bits >> 32), static_cast<std::uint32_t>(bits)}};
  return result;
}

Scaled power(Scaled a, std::uint32_t n) {
  Scaled result;
  for (; n > 1; n /= 2) {
    if (n % 2 == 1) result = product(result, a);
    a = product(a, a);
  }
  return product(result, a);
}

/// base^(-1/n) within a part in 2^46: the product of those square roots, fourth roots ... of 1 / base that the binary
/// digits of 1/n name.
double estimated_root(double base, std::uint32_t n) {
  double result = 1;
  double root = 1 / base;
  std::uint32_t rest = 1;
  for (int digit = 0; digit < 64; ++digit) {
    root = std::sqrt(root);
    rest *= 2;
    if (rest < n) continue;
    rest -= n;
    result *= root;
  }
  return result;
}

/// base^(-1/n) by Newton's method for r^-n = base, in three steps. An r that is too small by its part e is followed by
/// one that is too small by (n + 1) / 2 e^2, so none is too large before the digits end. All rounding together makes
/// less than 2^-188 of the root.
Scaled inverse_root(double base, std::uint32_t n) {
  constexpr double kBelow = 1 - 0x1p-44;
  constexpr Fraction kRounding{{0, 0, 0, 0, 0, 1 << 8}};
  Scaled r = scaled(estimated_root(base, n) * kBelow);
  for (int step = 0; step < 3; ++step) {
    const Scaled below_one = product(scaled(base), power(r, n));
    if (below_one.exponent > 0) break;
    const Fraction part = quotient(complement(below_one.significand), n);
    r.significand = sum(r.significand, product(r.significand, part));
    if (!is_half_or_more(sum(r.significand, kRounding))) r = {kHalf, r.exponent + 1};  // the root is a power of two
  }
  return r;
}

/// Turns per position of a hand that makes `half_turns` x 2^exponent of them, rounded to 128 bits.
Turn turn_of(const Fraction& half_turns, int exponent) {
  const Fraction turns = halved(half_turns, 1 - exponent);
  Uint128 fraction = 0;
  for (std::size_t k = 0; k < 4; ++k) fraction = fraction << 32 | turns.words[k];
  return {fraction + (turns.words[4] >> 31)};
}

/// A hand that moves `power` units per position.
Frequency frequency_of(const Scaled& power, Unit unit) {
  const bool is_radian = unit == Unit::radian;
  const Fraction other = product(power.significand, is_radian ? kInversePi : kQuarterPi);  // in half turns, or radians
  const double speed = rounded(power.significand, power.exponent);
  return {turn_of(is_radian ? other : power.significand, power.exponent),
          is_radian ? speed : rounded(other, power.exponent + 2), (is_radian ? 2 * std::numbers::pi : 2) / speed};
}

}  // namespace

std::vector<Frequency> frequencies(std::size_t dimensions, double base, Unit unit) {
  const std::size_t pairs = dimensions / 2;
  const Scaled ratio = inverse_root(base, static_cast<std::uint32_t>(pairs));
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
