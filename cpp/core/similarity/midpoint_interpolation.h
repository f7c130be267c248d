#pragma once

#include <cstddef>
#include <span>

namespace posenc {

/// Samples used on either side of a midpoint.
inline constexpr std::size_t kStencilRadius = 11;

/// Upsamples by two: curve[2 k] is samples[k + kStencilRadius - 1], and midpoints come from the Lagrange polynomial of
/// degree 21 through the kStencilRadius samples on either side.
///
/// For a wave that advances by the angle t per sample the error is at most 0.17 sin(t / 2)^22: 4e-17 at a sixteenth of
/// a turn. Precondition: at least floor(curve.size() / 2) + 2 kStencilRadius - 1 samples.
void interpolate_midpoints(std::span<const double> samples, std::span<double> curve);

}  // namespace posenc
