#include "cosine_sums.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <posenc/two_phases.h>
#include "halfway.h"

namespace posenc {
namespace {

using Hands = std::span<const TurningHand>;

/// Two hands at a time. An odd last one has a companion whose sine and cosine are 0.
std::size_t rows_of(Hands hands) { return (hands.size() + 1) / 2; }

/// Both hands of a row, at the phases that `phase_of` gives.
template <typename PhaseOf>
SineCosine2 row_at(Hands hands, std::size_t row, PhaseOf phase_of) {
  if (2 * row + 1 < hands.size()) return sine_cosine(phase_of(hands[2 * row]), phase_of(hands[2 * row + 1]));
  SineCosine2 last = sine_cosine(phase_of(hands[2 * row]), Turn{});
  last.cosine[1] = 0;
  return last;
}

Turn half_of(Turn turn) { return {turn.fraction / 2}; }

Turn times(Turn step, std::size_t count) { return phase_at(step, static_cast<std::int64_t>(count)); }

/// Sums are made for so many steps at once: each addition of a single chain would wait for the one before.
constexpr std::size_t kAtOnce = 4;

/// The hands turned by half a step, one and a half, two and a half ...: `kAtOnce` of these for a row, then those of the
/// next row. Precondition: count is a multiple of kAtOnce.
std::vector<SineCosine2> turns_by_half_steps(Hands hands, std::size_t count) {
  std::vector<SineCosine2> turns;
  turns.reserve(count * rows_of(hands));
  for (std::size_t first = 0; first < count; first += kAtOnce) {
    for (std::size_t row = 0; row < rows_of(hands); ++row) {
      for (std::size_t k = first; k < first + kAtOnce; ++k) {
        turns.push_back(row_at(hands, row, [=](const auto& hand) { return times(hand.step, k) + half_of(hand.step); }));
      }
    }
  }
  return turns;
}

/// Sums of cos(a - b) and of cos(a + b) over all hands, for `kAtOnce` turns b.
struct Sums {
  double of_difference[kAtOnce];
  double of_sum[kAtOnce];
};

Sums summed_cosines(std::span<const SineCosine2> anchor, const SineCosine2* turns) {
  Double2 cosines[kAtOnce] = {};
  Double2 sines[kAtOnce] = {};
  for (const SineCosine2& row : anchor) {
    for (std::size_t k = 0; k < kAtOnce; ++k, ++turns) {
      cosines[k] += row.cosine * turns->cosine;
      sines[k] += row.sine * turns->sine;
    }
  }
  Sums sums;
  for (std::size_t k = 0; k < kAtOnce; ++k) {
    const double cosine_cosine = cosines[k][0] + cosines[k][1];
    const double sine_sine = sines[k][0] + sines[k][1];
    sums.of_difference[k] = cosine_cosine + sine_sine;
    sums.of_sum[k] = cosine_cosine - sine_sine;
  }
  return sums;
}

/// So many looks before an anchor, and as many behind it, share its sines and cosines, and all anchors share those of
/// the steps: with as many steps as anchors there are the fewest of them.
std::size_t reach_for(std::size_t looks) {
  const auto least = static_cast<std::size_t>(std::sqrt(static_cast<double>(looks) / 2));
  return (least / kAtOnce + 1) * kAtOnce;
}

/// Adds the cosines of all hands at every look to `sums`. An anchor stands half-way between two looks, so that those
/// before it and those behind it come from the same products.
void add_cosines(Hands hands, std::span<double> sums) {
  const std::size_t reach = reach_for(sums.size());
  const std::vector<SineCosine2> turns = turns_by_half_steps(hands, reach);
  std::vector<SineCosine2> anchor(rows_of(hands));
  for (std::size_t middle = reach; middle < sums.size() + reach; middle += 2 * reach) {
    for (std::size_t row = 0; row < anchor.size(); ++row) {
      anchor[row] = row_at(
          hands, row, [=](const auto& hand) { return hand.first + times(hand.step, middle) - half_of(hand.step); });
    }
    for (std::size_t step = 0; step < reach; step += kAtOnce) {
      const Sums found = summed_cosines(anchor, &turns[step * anchor.size()]);
      for (std::size_t k = 0; k < kAtOnce; ++k) {
        const std::size_t before = middle - 1 - step - k;
        const std::size_t behind = middle + step + k;
        if (before < sums.size()) sums[before] += found.of_difference[k];
        if (behind < sums.size()) sums[behind] += found.of_sum[k];
      }
    }
  }
}

/// Hands that turn less than this from look to look, 1/32 of a turn, are slow.
constexpr Turn kSlow{Uint128{1} << 123};

/// Reading one number between samples costs as much as summing so many hands.
constexpr std::size_t kCostOfHalfway = 12;

}  // namespace

void fill_cosine_sums(Hands hands, std::span<double> sums) {
  const auto is_fast = [](const TurningHand& hand) { return hand.step.fraction > kSlow.fraction; };
  auto fast = static_cast<std::size_t>(std::partition_point(hands.begin(), hands.end(), is_fast) - hands.begin());
  const std::size_t looks = sums.size() / 2 + 2 * kHalfwayReach;
  if ((hands.size() - fast) * (sums.size() - std::min(looks, sums.size())) > kCostOfHalfway * sums.size()) {
    std::vector<TurningHand> slow;
    for (const auto& [first, step] : hands.subspan(fast)) {
      slow.push_back({first - times(step, 2 * kHalfwayReach - 2), step + step});
    }
    std::vector<double> samples(looks);
    fill_cosine_sums(slow, samples);
    fill_halfway(samples, sums);
  } else {
    fast = hands.size();
    std::fill(sums.begin(), sums.end(), 0.0);
  }
  if (fast > 0) add_cosines(hands.first(fast), sums);
}

}  // namespace posenc
