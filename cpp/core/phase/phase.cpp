#include <posenc/phase.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "sine_series.h"

namespace posenc {
namespace {

constexpr double kTwoPi = 2 * std::numbers::pi;
constexpr double kTwoToMinus64 = 0x1p-64;
constexpr double kTwoToMinus128 = 0x1p-128;

std::uint64_t high_word(Uint128 value) { return static_cast<std::uint64_t>(value >> 64); }
std::uint64_t low_word(Uint128 value) { return static_cast<std::uint64_t>(value); }

/// value / 2^128, rounded to double.
double as_fraction(Uint128 value) {
  return static_cast<double>(high_word(value)) * kTwoToMinus64 + static_cast<double>(low_word(value)) * kTwoToMinus128;
}

/// Precondition: fraction <= 2^125, an eighth of a turn.
Angle<double> small_angle(Uint128 fraction) {
  constexpr int kLowBits = 100;  // leaves 26 bits above
  const auto high = static_cast<double>(static_cast<std::uint64_t>(fraction >> kLowBits)) * 0x1p-28;
  return angle_of_turns(high, as_fraction(fraction & ((Uint128{1} << kLowBits) - 1)));
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

SinCos sincos(Phase phase) {
  constexpr Uint128 kEighth = Uint128{1} << 125;
  const auto quarter = static_cast<unsigned>((phase.fraction + kEighth) >> 126);  // the nearest quarter turn
  const Uint128 remainder = phase.fraction - (Uint128{quarter} << 126);           // from -1/8 to 1/8 of a turn
  const bool is_negative = (remainder >> 127) != 0;
  const Angle<double> angle = small_angle(is_negative ? -remainder : remainder);
  const double sine = is_negative ? 0 - sine_series(angle) : sine_series(angle);
  const double cosine = cosine_series(angle);
  switch (quarter) {
    case 0: return {sine, cosine};
    case 1: return {cosine, 0 - sine};  // 0 - x, not -x: no negative zero
    case 2: return {0 - sine, -cosine};
    default: return {-cosine, sine};
  }
}

}  // namespace posenc
