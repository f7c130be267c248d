#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/two_phases.h>

namespace posenc {

/// The hands of four neighbouring pairs, two and two: one cache line.
struct HandGroup {
  static constexpr std::size_t kPairs = 4;
  std::array<SineCosine2, kPairs / 2> hands;
};

/// All hands at one position, in groups.
using HandRow = std::vector<HandGroup>;

/// The groups that `pairs` hands make. Precondition: pairs >= HandGroup::kPairs.
inline std::size_t groups_of(std::size_t pairs) { return (pairs + HandGroup::kPairs - 1) / HandGroup::kPairs; }

/// The first pair of a group. Where the pairs are no whole number of groups, the last one starts early and repeats some
/// of the one before it: so every group is full, and there is no rest to be treated apart.
inline std::size_t first_pair_of(std::size_t group, std::size_t pairs) {
  const std::size_t pair = group * HandGroup::kPairs;
  return pair + HandGroup::kPairs <= pairs ? pair : pairs - HandGroup::kPairs;
}

/// The hands at position half_positions / 2, from exact phases: each double within 2^-53.
HandRow hands_at(std::int64_t half_positions, std::span<const Frequency> speeds);

/// Hands that were turned back and turned ahead by the same angles.
template <typename Hands>
struct BothWays {
  Hands back;
  Hands ahead;
};

/// sin(a - b), cos(a - b), sin(a + b) and cos(a + b) from the sines and the cosines of a and b: the same four products
/// serve both ways. Rounding adds 1.2e-16 at most to their errors.
inline BothWays<SineCosine2> turned_both_ways(const SineCosine2& a, const SineCosine2& b) {
  const Double2 sine_cosine = a.sine * b.cosine;
  const Double2 cosine_sine = a.cosine * b.sine;
  const Double2 cosine_cosine = a.cosine * b.cosine;
  const Double2 sine_sine = a.sine * b.sine;
  return {{sine_cosine - cosine_sine, cosine_cosine + sine_sine},
          {sine_cosine + cosine_sine, cosine_cosine - sine_sine}};
}

/// The same for all hands, into rows that are used again and again: fresh ones cost as much as the turning.
void turn_both_ways(const HandRow& a, const HandRow& b, BothWays<HandRow>& turned);

}  // namespace posenc
