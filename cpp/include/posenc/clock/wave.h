#pragma once

#include <span>

#include <posenc/spec/call.h>

namespace posenc {

/// One dimension of the encoding as a function of position.
struct WaveSpec {
  double dimension = 0;
  double dimensions = 128;
  double base = 10'000;
  LayoutName layout = "interleaved";
  double from = 0;
  double to = 100;
  double samples = 101;
};

POSENC_SPEC(WaveSpec, "One dimension at evenly spaced real positions, both ends included.")
POSENC_FIELD(dimension, integer(0, kMaxDimensions - 1), "The column, 0 to dimensions - 1.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyLayout)
POSENC_FIELD(from, kRealPosition, "The first position.")
POSENC_FIELD(to, kRealPosition, "The last one.")
POSENC_FIELD(samples, integer(2, kMaxSamples))
POSENC_END

std::optional<ValidationError> check(const WaveSpec& spec);

/// The position of sample k of n: from + (to - from) k / (n - 1) in double; the last is exactly `to`.
double sample_position(const WaveSpec& spec, std::size_t sample);

/// Fills `values` (samples), evenly spaced with both ends included, rounded to float. Precondition: `spec` is valid.
void fill_wave(const WaveSpec& spec, std::span<float> values);

POSENC_CALL(
    Wave, fill_wave,
    "One dimension at `samples` evenly spaced real positions; sample k is at from + (to - from) k / (samples - 1).")
POSENC_RESULT("", "Value k belongs to the position from + (to - from) k / (samples - 1).")
POSENC_ARRAY("", arrays, (spec.samples))
POSENC_END

}  // namespace posenc
