#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/sincos_x2.h>

namespace posenc {

/// The hands of four neighbouring pairs, two and two: one cache line.
struct PhasorBlock4 {
  static constexpr std::size_t kPairs = 4;
  std::array<SinCosX2, kPairs / 2> phasors;
};

/// All hands at one position, in groups.
using PhasorRow = std::vector<PhasorBlock4>;

/// The groups that `pairs` hands make. Precondition: pairs >= PhasorBlock4::kPairs.
inline std::size_t block_count(std::size_t pairs) { return (pairs + PhasorBlock4::kPairs - 1) / PhasorBlock4::kPairs; }

/// The first pair of a group. Where the pairs are no whole number of groups, the last one starts early and repeats some
/// of the one before it: so every group is full, and there is no rest to be treated apart.
inline std::size_t first_pair_of_block(std::size_t block, std::size_t pairs) {
  const std::size_t pair = block * PhasorBlock4::kPairs;
  return pair + PhasorBlock4::kPairs <= pairs ? pair : pairs - PhasorBlock4::kPairs;
}

/// The hands at position half_positions / 2, from exact phases: each double within 2^-53.
PhasorRow phasors_at(std::int64_t half_positions, std::span<const Frequency> frequencies);

/// Hands that were turned back and turned ahead by the same angles.
template <typename T>
struct BothRotations {
  T minus;
  T plus;
};

/// sin(a - b), cos(a - b), sin(a + b) and cos(a + b) from the sines and the cosines of a and b: the same four products
/// serve both ways. Rounding adds 1.2e-16 at most to their errors.
inline BothRotations<SinCosX2> rotate_both(const SinCosX2& a, const SinCosX2& b) {
  const Double2 sc = a.sine * b.cosine;
  const Double2 cs = a.cosine * b.sine;
  const Double2 cc = a.cosine * b.cosine;
  const Double2 ss = a.sine * b.sine;
  return {{sc - cs, cc + ss}, {sc + cs, cc - ss}};
}

/// The same for all hands, into rows that are used again and again: fresh ones cost as much as the turning.
void rotate_both(const PhasorRow& a, const PhasorRow& b, BothRotations<PhasorRow>& rotated);

}  // namespace posenc
