#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/frequency.h>

namespace posenc {

/// The phasors of four consecutive pairs, in twos: one cache line.
struct PhasorBlock4 {
  static constexpr std::size_t kPairs = 4;
  std::array<SinCosX2, kPairs / 2> phasors;
};

/// All pairs at one position.
using PhasorRow = std::vector<PhasorBlock4>;

/// Blocks for `pairs` pairs. Precondition: pairs >= PhasorBlock4::kPairs.
inline std::size_t block_count(std::size_t pairs) { return (pairs + PhasorBlock4::kPairs - 1) / PhasorBlock4::kPairs; }

/// The first pair of a block. If the pairs do not divide evenly, the last block overlaps the one before, so every block
/// is full and no remainder loop is needed.
inline std::size_t first_pair_of_block(std::size_t block, std::size_t pairs) {
  const std::size_t pair = block * PhasorBlock4::kPairs;
  return pair + PhasorBlock4::kPairs <= pairs ? pair : pairs - PhasorBlock4::kPairs;
}

/// The phasors at position half_positions / 2, from exact phases, each within 2^-53.
PhasorRow phasors_at(std::int64_t half_positions, std::span<const Frequency> frequencies);

/// The results of rotating by -b and by +b.
template <typename T>
struct BothRotations {
  T minus;
  T plus;
};

/// sin and cos of a - b and a + b: both share the same four products. Rounding adds at most 1.2e-16.
inline BothRotations<SinCosX2> rotate_both(const SinCosX2& a, const SinCosX2& b) {
  const Double2 sc = a.sine * b.cosine;
  const Double2 cs = a.cosine * b.sine;
  const Double2 cc = a.cosine * b.cosine;
  const Double2 ss = a.sine * b.sine;
  return {{sc - cs, cc + ss}, {sc + cs, cc - ss}};
}

/// The same for all pairs, into reused rows: fresh allocations would cost as much as the rotations.
void rotate_both(const PhasorRow& a, const PhasorRow& b, BothRotations<PhasorRow>& rotated);

}  // namespace posenc
