#include <posenc/phase/frequency.h>

#include <cmath>
#include <numbers>

#include "fixed_point.h"

namespace posenc {
namespace {

constexpr Fixed192 kInversePi{{0x517cc1b7, 0x27220a94, 0xfe13abe8, 0xfa9a6ee0, 0x6db14acc, 0x9e21c820}};
constexpr Fixed192 kQuarterPi{{0xc90fdaa2, 0x2168c234, 0xc4c6628b, 0x80dc1cd1, 0x29024e08, 0x8a67cc74}};
constexpr Fixed192 kHalf{{0x80000000, 0, 0, 0, 0, 0}};

/// significand x 2^exponent, the significand in [1/2, 1).
struct BigFloat {
  Fixed192 significand = kHalf;
  int exponent = 1;
};

BigFloat multiply(const BigFloat& a, const BigFloat& b) {
  const Fixed192 significand = multiply(a.significand, b.significand);
  const int exponent = a.exponent + b.exponent;
  return is_half_or_more(significand) ? BigFloat{significand, exponent}
                                      : BigFloat{add(significand, significand), exponent - 1};
}

/// a x 2^exponent, rounded. Precondition: a >= 1/4, so that 62 of its first 64 bits are significant.
double to_double(const Fixed192& a, int exponent) {
  const std::uint64_t first_bits = std::uint64_t{a.limbs[0]} << 32 | a.limbs[1];
  return std::ldexp(static_cast<double>(first_bits), exponent - 64);
}

/// 1 - a, up to the last bit.
Fixed192 complement(Fixed192 a) {
  for (std::uint32_t& limb : a.limbs) limb = ~limb;
  return a;
}

/// A positive double, exactly.
BigFloat to_big_float(double number) {
  BigFloat result;
  const auto bits = static_cast<std::uint64_t>(std::ldexp(std::frexp(number, &result.exponent), 64));
  result.significand = {{static_cast<std::uint32_t>(bits >> 32), static_cast<std::uint32_t>(bits)}};
  return result;
}

BigFloat power(BigFloat a, std::uint32_t n) {
  BigFloat result;
  for (; n > 1; n /= 2) {
    if (n % 2 == 1) result = multiply(result, a);
    a = multiply(a, a);
  }
  return multiply(result, a);
}

/// base^(-1/n) with relative error 2^-46: the product of the repeated square roots of 1 / base selected by the bits of
/// 1/n.
double approximate_root(double base, std::uint32_t n) {
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

/// base^(-1/n) by three Newton steps for r^-n = base. If r is too small by a relative error e, the next is too small by
/// (n + 1) / 2 e^2, so r approaches from below. Rounding adds less than 2^-188 relative.
BigFloat inverse_root(double base, std::uint32_t n) {
  constexpr double kUnderestimate = 1 - 0x1p-44;
  constexpr Fixed192 kRoundingSlack{{0, 0, 0, 0, 0, 1 << 8}};
  BigFloat r = to_big_float(approximate_root(base, n) * kUnderestimate);
  for (int step = 0; step < 3; ++step) {
    const BigFloat residual = multiply(to_big_float(base), power(r, n));
    if (residual.exponent > 0) break;
    const Fixed192 correction = divide_by_word(complement(residual.significand), n);
    r.significand = add(r.significand, multiply(r.significand, correction));
    if (!is_half_or_more(add(r.significand, kRoundingSlack)))
      r = {kHalf, r.exponent + 1};  // the root is a power of two
  }
  return r;
}

/// half_turns x 2^exponent half turns, as a phase rounded to 128 bits.
Phase to_phase(const Fixed192& half_turns, int exponent) {
  const Fixed192 turns = shift_right(half_turns, 1 - exponent);
  Uint128 fraction = 0;
  for (std::size_t k = 0; k < 4; ++k) fraction = fraction << 32 | turns.limbs[k];
  return {fraction + (turns.limbs[4] >> 31)};
}

/// The frequency of `power` units per position.
Frequency make_frequency(const BigFloat& power, Unit unit) {
  const bool is_radian = unit == Unit::radian;
  const Fixed192 converted =
      multiply(power.significand, is_radian ? kInversePi : kQuarterPi);  // to half turns, or to radians
  const double units_per_position = to_double(power.significand, power.exponent);
  return {to_phase(is_radian ? converted : power.significand, power.exponent),
          is_radian ? units_per_position : to_double(converted, power.exponent + 2),
          (is_radian ? 2 * std::numbers::pi : 2) / units_per_position};
}

}  // namespace

std::vector<Frequency> pair_frequencies(std::size_t dimensions, double base, Unit unit) {
  const std::size_t pairs = dimensions / 2;
  const BigFloat ratio = inverse_root(base, static_cast<std::uint32_t>(pairs));
  std::vector<Frequency> result;
  result.reserve(pairs);
  BigFloat power;  // ratio^i, starting at 1
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    result.push_back(make_frequency(power, unit));
    power = multiply(power, ratio);
  }
  return result;
}

std::vector<Phase> phase_increments(std::span<const Frequency> frequencies) {
  std::vector<Phase> increments;
  increments.reserve(frequencies.size());
  for (const Frequency& frequency : frequencies) increments.push_back(frequency.turns_per_position);
  return increments;
}

}  // namespace posenc
