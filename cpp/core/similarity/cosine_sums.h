#pragma once

#include <span>

#include <posenc/phase.h>

namespace posenc {

/// A phase that advances linearly: the first phase, and the step per sample.
struct PhaseRamp {
  Phase first;
  Phase step;
};

/// Fills `sums` with the sum over all ramps of the cosine at each sample.
///
/// Fast ramps are summed at every sample. The slow ones form a smooth curve, which is summed at every second sample,
/// recursively, and interpolated in between (midpoint_interpolation.h). The error is below 1e-15 for each of the n
/// ramps, plus n^2 2^-55 for summing. Precondition: steps do not increase, and the first is at most half a turn.
void fill_cosine_sums(std::span<const PhaseRamp> ramps, std::span<double> sums);

}  // namespace posenc
