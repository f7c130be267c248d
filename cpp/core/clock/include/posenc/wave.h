#pragma once

#include <span>
#include <string>

#include <posenc/check.h>

namespace posenc {

/// One dimension of the encoding as a function of the position, for a plot.
struct WaveSpec {
  double dimension = 0;                ///< which column: a whole number, 0 to dimensions - 1
  double dimensions = 128;             ///< an even number, 2 to kMaxDimensions
  double base = 10'000;                ///< above 1, finite
  std::string layout = "interleaved";  ///< 'interleaved' or 'halves'
  double from = 0;                     ///< first position: any number within +-2^53
  double to = 100;                     ///< last position: any number within +-2^53
  double samples = 101;                ///< a whole number, 2 to kMaxSamples
};

Reason check(const WaveSpec& spec);

/// The position of sample k of n: from + (to - from) k / (n - 1) in double; the last is `to` itself.
double sample_position(const WaveSpec& spec, std::size_t sample);

/// Fills `values` (samples) with the dimension at evenly spaced real positions, both ends included, rounded to float.
/// Precondition: `check(spec)` found nothing.
void fill_wave(const WaveSpec& spec, std::span<float> values);

}  // namespace posenc
