#pragma once

#include <cstdint>

namespace posenc {

__extension__ typedef unsigned __int128 Uint128;  // `__extension__`: -Wpedantic knows no 128-bit integers
__extension__ typedef __int128 Int128;

/// An angle modulo one turn: fraction / 2^128 of a turn.
///
/// Whole turns fall off by integer overflow, so a phase is as exact at position 2^53 as at 1, which a position times a
/// frequency in double is not: that is already wrong by 8e-5 radians at 10^12.
struct Phase {
  Uint128 fraction = 0;

  bool operator==(const Phase&) const = default;
};

/// A phase that remembers the whole turns: turns + phase.
struct UnwrappedPhase {
  std::int64_t turns = 0;  ///< rounded down, so negative for every angle that is below 0 as a multiple of 2^-128
  Phase phase;
};

struct SinCos {
  double sine = 0;
  double cosine = 1;
};

/// So many turns, 0 to 2^53, modulo one: exact for turns from 2^-11 on, within 2^-64 of a turn below.
inline Phase phase_from_turns(double turns) {
  const double rest = turns - static_cast<double>(static_cast<std::uint64_t>(turns));
  return {Uint128{static_cast<std::uint64_t>(rest * 0x1p64)} << 64};
}

/// position x turns_per_position modulo one turn. Exact, but for the rounding of `turns_per_position` itself: 2^-129 of
/// a turn times the position, at most 2^-76 of a turn.
inline Phase phase_at(Phase turns_per_position, std::int64_t position) {
  return {turns_per_position.fraction * static_cast<Uint128>(static_cast<Int128>(position))};
}

/// The same for a real position, with the whole turns counted. The angle is rounded towards 0 to a multiple of 2^-128
/// of a turn. Precondition: |position| <= 2^53.
UnwrappedPhase unwrapped_phase_at(Phase turns_per_position, double position);

/// The phase of `unwrapped_phase_at`, without the count.
inline Phase real_phase_at(Phase turns_per_position, double position) {
  return unwrapped_phase_at(turns_per_position, position).phase;
}

/// a + b and a - b modulo one turn, exact.
inline Phase operator+(Phase a, Phase b) { return {a.fraction + b.fraction}; }
inline Phase operator-(Phase a, Phase b) { return {a.fraction - b.fraction}; }

/// The phase in radians, 0 <= angle < 2 pi, within 2 units in the last place.
double to_radians(Phase phase);

/// Sine and cosine of the phase, each within 2^-53 (8.8e-17 was the most among 16 million random phases) and, however
/// small it is, within 2 units in the last place. Zeros are exact and positive.
SinCos sincos(Phase phase);

}  // namespace posenc
