#pragma once

#include <span>

#include <posenc/phase.h>

namespace posenc {

/// A hand that is looked at again and again: the phase at the first look, and how far it turns from each to the next.
struct PhaseRamp {
  Phase first;
  Phase step;
};

/// Fills `sums` with the sum over all hands of the cosine, look after look.
///
/// Fast hands are summed at every look. All slow ones together make a smooth curve, which is summed at every second
/// look only, by the same rule again, and read between these (`halfway.h`): so of hands whose speeds fall as a power
/// few are asked often. The error is below 1e-15 for each of the n hands, and n^2 2^-55 for summing them.
/// Precondition: each step is at most the one before, and the first is at most half a turn.
void fill_cosine_sums(std::span<const PhaseRamp> ramps, std::span<double> sums);

}  // namespace posenc
