#pragma once

#include <cstddef>
#include <vector>

#include <posenc/phase.h>

namespace posenc {

/// The angle of the first hand per position: one radian (the paper), or half a turn, with which hand i turns once in 2
/// base^(2i/d) positions: at base 2^(d/2) in exactly 2 2^i, as bit i of a counter does.
enum class Unit { radian, half_turn };

/// The speed of one pair of dimensions, three ways.
struct Frequency {
  Phase turns_per_position;  ///< modulo one turn, within 2^-128 of a turn
  double omega = 0;          ///< radians per position, within 1 unit in the last place
  /// Positions per turn, within 2 units in the last place; exact where it is a power of two, Infinity where it is
  /// beyond the largest double.
  double period = 0;
};

/// The frequencies of all dimensions / 2 pairs, the fastest first: base^(-2i / dimensions) of the unit per position
/// (Vaswani et al. 2017, section 3.5).
///
/// Computed with 192-bit fractions, in about 1 microsecond and 0.05 more for each pair.
/// Precondition: dimensions is even, 2 to kMaxDimensions; base is finite and above 1.
std::vector<Frequency> pair_frequencies(std::size_t dimensions, double base, Unit unit = Unit::radian);

}  // namespace posenc
