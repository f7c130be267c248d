#pragma once

#include <cstddef>
#include <span>

namespace posenc {

/// So many samples on either side tell what a curve is half-way between two of them.
inline constexpr std::size_t kHalfwayReach = 11;

/// Fills `curve` from every second of its numbers and beyond: curve[2 k] is samples[k + kHalfwayReach - 1], and the
/// numbers between are those of the polynomial through the kHalfwayReach samples before and after (Lagrange's, of
/// degree 21).
///
/// Of a wave that turns by the angle t from one sample to the next, its value half-way is missed by 0.17 sin(t / 2)^22
/// at most: 4e-17 at a sixteenth of a turn.
/// Precondition: there are curve.size() / 2 + 2 kHalfwayReach - 1 samples, rounded down, or more.
void fill_halfway(std::span<const double> samples, std::span<double> curve);

}  // namespace posenc
