#include "cosine_sums.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <posenc/simd.h>
#include <posenc/sincos_x2.h>
#include "midpoint_interpolation.h"

namespace posenc {
namespace {

using Ramps = std::span<const PhaseRamp>;

Phase half(Phase turn) { return {turn.fraction / 2}; }

Phase multiple(Phase step, std::size_t count) { return phase_at(step, static_cast<std::int64_t>(count)); }

/// Angles per ramp that are summed together, as independent chains of additions.
constexpr std::size_t kLanes = 8;

using PhasorLanes = std::array<SinCosX2, kLanes / 2>;

/// Phasors of every ramp at `count` angles first_phase, first_phase + phase_step, ..., kLanes per ramp, then the next
/// kLanes. Unused lanes are zero, except that an odd count fills one extra.
template <typename FirstOf, typename StepOf>
std::vector<PhasorLanes> phasor_lanes(Ramps ramps, std::size_t count, FirstOf first_phase, StepOf phase_step) {
  std::vector<PhasorLanes> angles((count + kLanes - 1) / kLanes * ramps.size());
  for (std::size_t ramp = 0; ramp < ramps.size(); ++ramp) {
    Phase angle = first_phase(ramps[ramp]);
    const Phase step = phase_step(ramps[ramp]);
    for (std::size_t k = 0; k < count; k += 2) {
      angles[k / kLanes * ramps.size() + ramp][k % kLanes / 2] = sincos(angle, angle + step);
      angle = angle + step + step;
    }
  }
  return angles;
}

/// Anchors on either side of a centre.
constexpr std::size_t kSide = kLanes / 2;

/// Rotates a centre by the first `kSide` strides in both directions: far cheaper than exact phases, with less error
/// than the sums.
void rotate_both(double sine, double cosine, const PhasorLanes& strides, PhasorLanes& anchors) {
  for (std::size_t k = 0; k < kSide / 2; ++k) {
    const SinCosX2& stride = strides[k];
    anchors[k] = {sine * stride.cosine + cosine * stride.sine, cosine * stride.cosine - sine * stride.sine};
    anchors[kSide / 2 + k] = {sine * stride.cosine - cosine * stride.sine, cosine * stride.cosine + sine * stride.sine};
  }
}

/// Fills the anchors of all ramps around the centre half a step before `sample`: `kSide` after it, then `kSide` before
/// it, the nearest first.
void fill_anchors(Ramps ramps, std::size_t sample, std::span<const PhasorLanes> strides,
                  std::span<PhasorLanes> anchors) {
  const auto centre_of = [&](std::size_t k) {
    const PhaseRamp& ramp = ramps[std::min(k, ramps.size() - 1)];
    return ramp.first + multiple(ramp.step, sample) - half(ramp.step);
  };
  for (std::size_t k = 0; k < ramps.size(); k += 2) {
    const SinCosX2 two = sincos(centre_of(k), centre_of(k + 1));
    rotate_both(two.sine[0], two.cosine[0], strides[k], anchors[k]);
    if (k + 1 < ramps.size()) rotate_both(two.sine[1], two.cosine[1], strides[k + 1], anchors[k + 1]);
  }
}

/// Sums over all ramps of cos(a - b) and cos(a + b), for `kLanes` angles b.
struct Sums {
  Double2 difference[kLanes / 2];
  Double2 sum[kLanes / 2];
};

Sums sum_cosines(std::span<const PhasorLanes> anchors, std::size_t anchor, const PhasorLanes* steps) {
  Double2 cosines[kLanes / 2] = {};
  Double2 sines[kLanes / 2] = {};
  for (const PhasorLanes& ramp : anchors) {
    const double cosine = ramp[anchor / 2].cosine[anchor % 2];
    const double sine = ramp[anchor / 2].sine[anchor % 2];
    for (std::size_t k = 0; k < steps->size(); ++k) {
      cosines[k] += cosine * (*steps)[k].cosine;
      sines[k] += sine * (*steps)[k].sine;
    }
    ++steps;
  }
  Sums sums;
  for (std::size_t k = 0; k < kLanes / 2; ++k) {
    sums.difference[k] = cosines[k] + sines[k];
    sums.sum[k] = cosines[k] - sines[k];
  }
  return sums;
}

/// Adds `kLanes` sums to the samples from end_before - 1 down and to those from begin_after up, within bounds.
void accumulate_both(std::size_t end_before, std::size_t begin_after, const Sums& block_sums, std::span<double> sums) {
  if (end_before >= kLanes && begin_after + kLanes <= sums.size()) {
    for (std::size_t k = 0; k < kLanes / 2; ++k) {
      double* after = &sums[begin_after + 2 * k];
      store2(load2(after) + block_sums.sum[k], after);
      double* before = &sums[end_before - 2 - 2 * k];
      store2(load2(before) + Double2{block_sums.difference[k][1], block_sums.difference[k][0]}, before);
    }
    return;
  }
  for (std::size_t k = 0; k < kLanes; ++k) {
    if (begin_after + k < sums.size()) sums[begin_after + k] += block_sums.sum[k / 2][k % 2];
    if (end_before - 1 - k < sums.size()) sums[end_before - 1 - k] += block_sums.difference[k / 2][k % 2];
  }
}

/// Samples on either side of an anchor that share its phasors. A step costs some sixteen times what an anchor does.
/// Even, since steps come in pairs.
std::size_t choose_reach(std::size_t sample_count) {
  const auto min = static_cast<std::size_t>(std::sqrt(static_cast<double>(sample_count) / 32));
  return std::min((min / kLanes + 1) * kLanes, (sample_count + 7) / 8 * 2);
}

/// Adds the cosines of the ramps to `sums`. Anchors lie midway between two samples, so samples on both sides share
/// their products, as do anchors on both sides of a centre.
void add_cosines(Ramps ramps, std::span<double> sums) {
  const std::size_t reach = choose_reach(sums.size());
  const std::size_t anchor_count = (sums.size() + 2 * reach - 1) / (2 * reach);
  const std::size_t side = std::min(kSide, (anchor_count + 1) / 2);
  const auto steps = phasor_lanes(
      ramps, reach, [](const auto& ramp) { return half(ramp.step); }, [](const auto& ramp) { return ramp.step; });
  const auto strides = phasor_lanes(
      ramps, side, [=](const auto& ramp) { return multiple(ramp.step, reach); },
      [=](const auto& ramp) { return multiple(ramp.step, 2 * reach); });
  std::vector<PhasorLanes> anchors(ramps.size());
  const auto add_around = [&](std::size_t anchor, std::size_t sample) {
    if (sample >= sums.size() + reach) return;
    for (std::size_t k = 0; k < reach; k += kLanes) {
      accumulate_both(sample - k, sample + k, sum_cosines(anchors, anchor, &steps[k / kLanes * ramps.size()]), sums);
    }
  };
  const std::size_t half = 2 * side * reach;  // samples on one side of a centre
  for (std::size_t centre = half; centre < sums.size() + half; centre += 2 * half) {
    fill_anchors(ramps, centre, strides, anchors);
    for (std::size_t k = 0; k < side; ++k) {
      add_around(k, centre + (2 * k + 1) * reach);
      add_around(kSide + k, centre - (2 * k + 1) * reach);
    }
  }
}

/// Ramps per chunk: the rounding error grows with its square.
constexpr std::size_t kMaxChunk = 32;

/// The same for any number of ramps, in chunks of about equal size.
void add_cosines_in_chunks(Ramps ramps, std::span<double> sums) {
  const std::size_t chunks = (ramps.size() + kMaxChunk - 1) / kMaxChunk;
  for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
    const std::size_t first = ramps.size() * chunk / chunks;
    add_cosines(ramps.subspan(first, ramps.size() * (chunk + 1) / chunks - first), sums);
  }
}

/// The largest step of a slow ramp, 1/32 of a turn per sample.
constexpr Phase kMaxSlowStep{Uint128{1} << 123};

/// Interpolating one midpoint costs as much as summing this many ramps.
constexpr std::size_t kInterpolationCost = 12;

}  // namespace

void fill_cosine_sums(Ramps ramps, std::span<double> sums) {
  const auto is_fast = [](const PhaseRamp& ramp) { return ramp.step.fraction > kMaxSlowStep.fraction; };
  auto fast = static_cast<std::size_t>(std::partition_point(ramps.begin(), ramps.end(), is_fast) - ramps.begin());
  const std::size_t sample_count = sums.size() / 2 + 2 * kStencilRadius;
  if ((ramps.size() - fast) * (sums.size() - std::min(sample_count, sums.size())) > kInterpolationCost * sums.size()) {
    std::vector<PhaseRamp> slow;
    for (const auto& [first, step] : ramps.subspan(fast)) {
      slow.push_back({first - multiple(step, 2 * kStencilRadius - 2), step + step});
    }
    std::vector<double> samples(sample_count);
    fill_cosine_sums(slow, samples);
    interpolate_midpoints(samples, sums);
  } else {
    fast = ramps.size();
    std::fill(sums.begin(), sums.end(), 0.0);
  }
  add_cosines_in_chunks(ramps.first(fast), sums);
}

}  // namespace posenc
