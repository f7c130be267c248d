#include "cosine_sums.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <posenc/simd.h>
#include <posenc/sincos_x2.h>
#include "halfway.h"

namespace posenc {
namespace {

using Pairs = std::span<const TurningHand>;

Phase half_of(Phase turn) { return {turn.fraction / 2}; }

Phase times(Phase step, std::size_t count) { return phase_at(step, static_cast<std::int64_t>(count)); }

/// So many angles of a hand lie side by side, and the sums for all of them are made at once: each addition of a single
/// chain would wait for the one before.
constexpr std::size_t kAtOnce = 8;

using Angles = std::array<SinCosX2, kAtOnce / 2>;

/// Every hand at `count` angles, one step apart: `first_of(hand)`, `first_of(hand) + step_of(hand)` ... The first
/// `kAtOnce` of each hand, then the next ones. Where these are fewer, sines and cosines of 0 follow, but for an odd
/// count.
template <typename FirstOf, typename StepOf>
std::vector<Angles> angles_of(Pairs hands, std::size_t count, FirstOf first_of, StepOf step_of) {
  std::vector<Angles> angles((count + kAtOnce - 1) / kAtOnce * hands.size());
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    Phase angle = first_of(hands[hand]);
    const Phase step = step_of(hands[hand]);
    for (std::size_t k = 0; k < count; k += 2) {
      angles[k / kAtOnce * hands.size() + hand][k % kAtOnce / 2] = sincos(angle, angle + step);
      angle = angle + step + step;
    }
  }
  return angles;
}

/// So many anchors at most stand on either side of a centre.
constexpr std::size_t kSide = kAtOnce / 2;

/// Turns a centre by the first `kSide` strides on, and by the same back: cheaper by far than anchors from exact phases,
/// and what it loses is less than what the sums lose.
void rotate_both(double sine, double cosine, const Angles& strides, Angles& anchors) {
  for (std::size_t k = 0; k < kSide / 2; ++k) {
    const SinCosX2& stride = strides[k];
    anchors[k] = {sine * stride.cosine + cosine * stride.sine, cosine * stride.cosine - sine * stride.sine};
    anchors[kSide / 2 + k] = {sine * stride.cosine - cosine * stride.sine, cosine * stride.cosine + sine * stride.sine};
  }
}

/// Fills the anchors of all hands around the centre half a step before the look `look`: `kSide` behind it and `kSide`
/// before it, the nearest first.
void fill_anchors(Pairs hands, std::size_t look, std::span<const Angles> strides, std::span<Angles> anchors) {
  const auto centre_of = [&](std::size_t k) {
    const TurningHand& hand = hands[std::min(k, hands.size() - 1)];
    return hand.first + times(hand.step, look) - half_of(hand.step);
  };
  for (std::size_t k = 0; k < hands.size(); k += 2) {
    const SinCosX2 two = sincos(centre_of(k), centre_of(k + 1));
    rotate_both(two.sine[0], two.cosine[0], strides[k], anchors[k]);
    if (k + 1 < hands.size()) rotate_both(two.sine[1], two.cosine[1], strides[k + 1], anchors[k + 1]);
  }
}

/// Sums over all hands of cos(a - b) and of cos(a + b), for `kAtOnce` turns b.
struct Sums {
  Double2 of_difference[kAtOnce / 2];
  Double2 of_sum[kAtOnce / 2];
};

Sums summed_cosines(std::span<const Angles> anchors, std::size_t anchor, const Angles* turns) {
  Double2 cosines[kAtOnce / 2] = {};
  Double2 sines[kAtOnce / 2] = {};
  for (const Angles& hand : anchors) {
    const double cosine = hand[anchor / 2].cosine[anchor % 2];
    const double sine = hand[anchor / 2].sine[anchor % 2];
    for (std::size_t k = 0; k < turns->size(); ++k) {
      cosines[k] += cosine * (*turns)[k].cosine;
      sines[k] += sine * (*turns)[k].sine;
    }
    ++turns;
  }
  Sums sums;
  for (std::size_t k = 0; k < kAtOnce / 2; ++k) {
    sums.of_difference[k] = cosines[k] + sines[k];
    sums.of_sum[k] = cosines[k] - sines[k];
  }
  return sums;
}

/// Adds `kAtOnce` sums to the looks from `before` - 1 down, and as many to those from `behind` up, as far as there are
/// any.
void add_to_both(std::size_t before, std::size_t behind, const Sums& found, std::span<double> sums) {
  if (before >= kAtOnce && behind + kAtOnce <= sums.size()) {
    for (std::size_t k = 0; k < kAtOnce / 2; ++k) {
      double* up = &sums[behind + 2 * k];
      store2(load2(up) + found.of_sum[k], up);
      double* down = &sums[before - 2 - 2 * k];
      store2(load2(down) + Double2{found.of_difference[k][1], found.of_difference[k][0]}, down);
    }
    return;
  }
  for (std::size_t k = 0; k < kAtOnce; ++k) {
    if (behind + k < sums.size()) sums[behind + k] += found.of_sum[k / 2][k % 2];
    if (before - 1 - k < sums.size()) sums[before - 1 - k] += found.of_difference[k / 2][k % 2];
  }
}

/// So many looks before an anchor, and as many behind it, share its sines and cosines, and all anchors share those of
/// the steps. A step costs some sixteen times what an anchor does. An even number, as steps are made in pairs.
std::size_t reach_for(std::size_t looks) {
  const auto min = static_cast<std::size_t>(std::sqrt(static_cast<double>(looks) / 32));
  return std::min((min / kAtOnce + 1) * kAtOnce, (looks + 7) / 8 * 2);
}

/// Adds the cosines of the hands at every look to `sums`. An anchor stands half-way between two looks, so that those
/// before it and those behind it come from the same products, as do the anchors before and behind a centre.
void add_cosines(Pairs hands, std::span<double> sums) {
  const std::size_t reach = reach_for(sums.size());
  const std::size_t anchors_in_all = (sums.size() + 2 * reach - 1) / (2 * reach);
  const std::size_t side = std::min(kSide, (anchors_in_all + 1) / 2);
  const auto turns = angles_of(
      hands, reach, [](const auto& hand) { return half_of(hand.step); }, [](const auto& hand) { return hand.step; });
  const auto strides = angles_of(
      hands, side, [=](const auto& hand) { return times(hand.step, reach); },
      [=](const auto& hand) { return times(hand.step, 2 * reach); });
  std::vector<Angles> anchors(hands.size());
  const auto add_around = [&](std::size_t anchor, std::size_t look) {
    if (look >= sums.size() + reach) return;
    for (std::size_t k = 0; k < reach; k += kAtOnce) {
      add_to_both(look - k, look + k, summed_cosines(anchors, anchor, &turns[k / kAtOnce * hands.size()]), sums);
    }
  };
  const std::size_t half = 2 * side * reach;  // looks that belong to one side of a centre
  for (std::size_t centre = half; centre < sums.size() + half; centre += 2 * half) {
    fill_anchors(hands, centre, strides, anchors);
    for (std::size_t k = 0; k < side; ++k) {
      add_around(k, centre + (2 * k + 1) * reach);
      add_around(kSide + k, centre - (2 * k + 1) * reach);
    }
  }
}

/// So many hands at most are summed in one chain: what rounding takes from it grows with the square of its length.
constexpr std::size_t kChain = 32;

/// The same for any number of hands, chain after chain, each about as long as the others.
void add_all_cosines(Pairs hands, std::span<double> sums) {
  const std::size_t chains = (hands.size() + kChain - 1) / kChain;
  for (std::size_t chain = 0; chain < chains; ++chain) {
    const std::size_t first = hands.size() * chain / chains;
    add_cosines(hands.subspan(first, hands.size() * (chain + 1) / chains - first), sums);
  }
}

/// Hands that turn less than this from look to look, 1/32 of a turn, are slow.
constexpr Phase kSlow{Uint128{1} << 123};

/// Reading one number between samples costs as much as summing so many hands.
constexpr std::size_t kCostOfHalfway = 12;

}  // namespace

void fill_cosine_sums(Pairs hands, std::span<double> sums) {
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
  add_all_cosines(hands.first(fast), sums);
}

}  // namespace posenc
