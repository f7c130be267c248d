// The calls of the clock: what the cover and its chapter need before their first figure answers.

#include <emscripten/bind.h>
#include <emscripten/stack.h>
#include <malloc.h>

#include <cstdint>

#include <posenc/binary.h>
#include <posenc/comparison.h>
#include <posenc/fingerprint.h>
#include <posenc/hands.h>
#include <posenc/sinusoidal.h>
#include <posenc/table_kernel.h>
#include <posenc/wave.h>
#include "reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> table_storage;
val sinusoidal_table(const SinusoidalSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t rows = count_of(spec.positions);
  const std::size_t columns = count_of(spec.dimensions);
  const std::size_t headroom = Storage<float>::kHeadroom + fill_table_bytes(columns);
  if (!table_storage.resize(rows * columns, headroom)) return out_of_memory();
  fill_table(spec, {table_storage.numbers(), rows, columns});
  return borrowed(table_storage.numbers());
}

Storage<double> hands_storage;
val hands(const HandsSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t pairs = count_of(spec.dimensions) / 2;
  if (!hands_storage.resize(6 * pairs)) return out_of_memory();
  const auto part = [pairs](std::size_t index) { return hands_storage.numbers().subspan(index * pairs, pairs); };
  const Hands hands{part(0), part(1), part(2), part(3), part(4), part(5)};
  fill_hands(spec, hands);
  val reply = val::object();
  set(reply, "frequency", borrowed(hands.frequency));
  set(reply, "period", borrowed(hands.period));
  set(reply, "angle", borrowed(hands.angle));
  set(reply, "turns", borrowed(hands.turns));
  set(reply, "sine", borrowed(hands.sine));
  set(reply, "cosine", borrowed(hands.cosine));
  return reply;
}

Storage<float> wave_storage;
val wave(const WaveSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!wave_storage.resize(count_of(spec.samples))) return out_of_memory();
  fill_wave(spec, wave_storage.numbers());
  return borrowed(wave_storage.numbers());
}

Storage<std::uint8_t> binary_storage;
val binary(const BinarySpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!binary_storage.resize(count_of(spec.digits))) return out_of_memory();
  fill_binary(spec, binary_storage.numbers());
  return borrowed(binary_storage.numbers());
}

Storage<float> fingerprint_storage;
val fingerprint(const FingerprintSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!fingerprint_storage.resize(count_of(spec.dimensions))) return out_of_memory();
  fill_fingerprint(spec, fingerprint_storage.numbers());
  return borrowed(fingerprint_storage.numbers());
}

val compare(const ComparisonSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const Comparison result = compared(spec);
  val reply = val::object();
  set(reply, "dot", result.dot);
  set(reply, "distance", result.distance);
  set(reply, "cosine", result.cosine);
  return reply;
}

/// Bytes of the heap that are taken, and where the stack stands: the seam tests watch them for leaks.
val memory() {
  val reply = val::object();
  set(reply, "heap", static_cast<double>(mallinfo().uordblks));
  set(reply, "stack", static_cast<double>(emscripten_stack_get_current()));
  return reply;
}

EMSCRIPTEN_BINDINGS(posenc_clock) {
  emscripten::value_object<SinusoidalSpec>("SinusoidalSpec")
      .field("positions", &SinusoidalSpec::positions)
      .field("dimensions", &SinusoidalSpec::dimensions)
      .field("base", &SinusoidalSpec::base)
      .field("offset", &SinusoidalSpec::offset)
      .field("layout", &SinusoidalSpec::layout);
  emscripten::function("sinusoidalTable", &sinusoidal_table);

  emscripten::value_object<HandsSpec>("HandsSpec")
      .field("position", &HandsSpec::position)
      .field("dimensions", &HandsSpec::dimensions)
      .field("base", &HandsSpec::base)
      .field("unit", &HandsSpec::unit);
  emscripten::function("hands", &hands);

  emscripten::value_object<WaveSpec>("WaveSpec")
      .field("dimension", &WaveSpec::dimension)
      .field("dimensions", &WaveSpec::dimensions)
      .field("base", &WaveSpec::base)
      .field("layout", &WaveSpec::layout)
      .field("from", &WaveSpec::from)
      .field("to", &WaveSpec::to)
      .field("samples", &WaveSpec::samples);
  emscripten::function("wave", &wave);

  emscripten::value_object<BinarySpec>("BinarySpec")
      .field("position", &BinarySpec::position)
      .field("digits", &BinarySpec::digits);
  emscripten::function("binary", &binary);

  emscripten::value_object<FingerprintSpec>("FingerprintSpec")
      .field("position", &FingerprintSpec::position)
      .field("dimensions", &FingerprintSpec::dimensions)
      .field("base", &FingerprintSpec::base)
      .field("layout", &FingerprintSpec::layout);
  emscripten::function("fingerprint", &fingerprint);

  emscripten::value_object<ComparisonSpec>("ComparisonSpec")
      .field("position", &ComparisonSpec::position)
      .field("other", &ComparisonSpec::other)
      .field("dimensions", &ComparisonSpec::dimensions)
      .field("base", &ComparisonSpec::base);
  emscripten::function("compare", &compare);

  emscripten::function("memory", &memory);
}

}  // namespace
}  // namespace posenc::bindings
