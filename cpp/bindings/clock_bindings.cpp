// The calls of the module `clock`, for the cover and its chapter.

#include <emscripten/bind.h>

#include <cstdint>

#include <posenc/binary.h>
#include <posenc/comparison.h>
#include <posenc/fingerprint.h>
#include <posenc/pairs.h>
#include <posenc/sinusoidal.h>
#include <posenc/table_kernel.h>
#include <posenc/wave.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> table_storage;
val sinusoidal_table(const SinusoidalSpec& spec) {
  const std::size_t rows = to_size(spec.positions);
  const std::size_t columns = to_size(spec.dimensions);
  const std::size_t headroom = Storage<float>::kHeadroom + fill_table_bytes(columns);
  if (!table_storage.resize(rows * columns, headroom)) return out_of_memory();
  fill_table(spec, {table_storage.numbers(), rows, columns});
  return view(table_storage.numbers());
}

Storage<double> hands_storage;
val hands(const HandsSpec& spec) {
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  if (!hands_storage.resize(6 * pairs)) return out_of_memory();
  const auto part = [pairs](std::size_t index) { return hands_storage.numbers().subspan(index * pairs, pairs); };
  const Pairs hands{part(0), part(1), part(2), part(3), part(4), part(5)};
  fill_pairs(spec, hands);
  val reply = val::object();
  POSENC_PART(reply, "frequency", view(hands.frequency), "Radians per position.");
  POSENC_PART(reply, "period", view(hands.period), "Positions per turn; Infinity beyond the largest number.");
  POSENC_PART(reply, "angle", view(hands.angle), "Radians, 0 <= angle < 2 pi.");
  POSENC_PART(reply, "turns", view(hands.turns),
              "Full turns since position 0, rounded down, so negative before it; 0 if the angle rounds to 0 within "
              "2^-128 of a turn.");
  POSENC_PART(reply, "sine", view(hands.sine), "The sine of the angle: x of the tip of a clock hand of length 1.");
  POSENC_PART(reply, "cosine", view(hands.cosine), "The cosine of the angle: y of the tip.");
  return reply;
}

Storage<float> wave_storage;
val wave(const WaveSpec& spec) {
  if (!wave_storage.resize(to_size(spec.samples))) return out_of_memory();
  fill_wave(spec, wave_storage.numbers());
  return view(wave_storage.numbers());
}

Storage<std::uint8_t> binary_storage;
val binary(const BinarySpec& spec) {
  if (!binary_storage.resize(to_size(spec.digits))) return out_of_memory();
  fill_binary(spec, binary_storage.numbers());
  return view(binary_storage.numbers());
}

Storage<float> fingerprint_storage;
val fingerprint(const FingerprintSpec& spec) {
  if (!fingerprint_storage.resize(to_size(spec.dimensions))) return out_of_memory();
  fill_fingerprint(spec, fingerprint_storage.numbers());
  return view(fingerprint_storage.numbers());
}

val compare(const ComparisonSpec& spec) {
  const Comparison result = posenc::compare(spec);
  val reply = val::object();
  POSENC_PART(reply, "dot", result.dot, "The sum of cos(omega (p - q)) over the pairs.");
  POSENC_PART(reply, "distance", result.distance, "The Euclidean distance of the two encodings.");
  POSENC_PART(reply, "cosine", result.cosine, "dot / (dimensions / 2).");
  return reply;
}

}  // namespace

POSENC_CALL(sinusoidalTable, SinusoidalSpec, sinusoidal_table,
            "The encodings of consecutive whole positions, positions x dimensions.", "",
            "Row-major, positions x dimensions.")
POSENC_CALL(hands, HandsSpec, hands, "The angle, frequency and number of turns of every pair at a real position.",
            "Hands", "One number per pair in each array, the fastest pair first.")
POSENC_CALL(
    wave, WaveSpec, wave,
    "One dimension at `samples` evenly spaced real positions; sample k is at from + (to - from) k / (samples - 1).", "",
    "Value k belongs to the position from + (to - from) k / (samples - 1).")
POSENC_CALL(binary, BinarySpec, binary, "The binary digits of a whole position, 0 or 1, the least significant first.",
            "", "0 or 1, the least significant digit first.")
POSENC_CALL(fingerprint, FingerprintSpec, fingerprint,
            "The encoding of one real position; at an integer position, the row of the table.", "",
            "Dimensions numbers.")
POSENC_CALL(compare, ComparisonSpec, compare,
            "Dot product, distance and cosine of the encodings of two real positions.", "Comparison",
            "The similarity of the encodings of two positions.")

}  // namespace posenc::bindings
