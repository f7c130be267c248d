#pragma once

#include <cstdint>

#include <posenc/phase/simd.h>

namespace posenc {

__extension__ typedef unsigned __int128 Uint128;  // silences -Wpedantic
__extension__ typedef __int128 Int128;

/// An angle modulo one turn: fraction / 2^128 of a turn.
///
/// Full turns drop out by integer overflow, so phases are as exact at position 2^53 as at 1. In double, position times
/// frequency is already off by 8e-5 radians at 10^12.
struct Phase {
  Uint128 fraction = 0;

  bool operator==(const Phase&) const = default;
};

/// A phase plus full turns.
struct UnwrappedPhase {
  std::int64_t turns = 0;  ///< rounded down: negative for any negative angle that is not 0 in units of 2^-128
  Phase phase;
};

struct SinCos {
  double sine = 0;
  double cosine = 1;
};

struct SinCosX2 {
  Double2 sine;
  Double2 cosine;
};

/// `turns` modulo one, for 0 to 2^53: exact from 2^-11 on, within 2^-64 of a turn below.
inline Phase phase_from_turns(double turns) {
  const double rest = turns - static_cast<double>(static_cast<std::uint64_t>(turns));
  return {Uint128{static_cast<std::uint64_t>(rest * 0x1p64)} << 64};
}

/// position x turns_per_position modulo one turn. Exact up to the rounding of `turns_per_position`: 2^-129 of a turn
/// times the position, at most 2^-76 of a turn.
inline Phase phase_at(Phase turns_per_position, std::int64_t position) {
  return {turns_per_position.fraction * static_cast<Uint128>(static_cast<Int128>(position))};
}

/// The same at the position half_positions / 2, which need not be a double.
inline Phase half_phase_at(Phase turns_per_position, std::int64_t half_positions) {
  const Uint128 half_step = (half_positions & 1) != 0 ? turns_per_position.fraction / 2 : 0;
  return {phase_at(turns_per_position, half_positions >> 1).fraction + half_step};
}

/// The same for a real position, with full turns counted. Rounds towards 0 to a multiple of 2^-128 of a turn.
/// Precondition: |position| <= 2^53.
UnwrappedPhase unwrapped_phase_at(Phase turns_per_position, double position);

/// `unwrapped_phase_at` without the turns.
inline Phase real_phase_at(Phase turns_per_position, double position) {
  return unwrapped_phase_at(turns_per_position, position).phase;
}

/// a + b and a - b modulo one turn, exact.
inline Phase operator+(Phase a, Phase b) { return {a.fraction + b.fraction}; }
inline Phase operator-(Phase a, Phase b) { return {a.fraction - b.fraction}; }

/// The phase in radians, 0 <= angle < 2 pi, within 2 ulp.
double to_radians(Phase phase);

/// Sine and cosine of two phases, each within 2^-53 (largest error in 16 million random phases: 8.8e-17) and within 2
/// ulp even near 0. Zeros are exact and positive. Not inlined, to keep wasm small.
[[gnu::noinline]] SinCosX2 sincos(Phase first, Phase second);

/// The same of one phase, in the same time.
inline SinCos sincos(Phase phase) {
  const SinCosX2 both = sincos(phase, phase);
  return {both.sine[0], both.cosine[0]};
}

}  // namespace posenc
