// Rotary embeddings: the speeds of their hands.

#include <emscripten/bind.h>

#include <posenc/rotary_frequencies.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> frequencies_storage;
val rotary_frequencies(const RotaryFrequenciesSpec& spec) {
  if (!frequencies_storage.resize(count_of(spec.dimensions) / 2)) return out_of_memory();
  const double factor = fill_rotary_frequencies(spec, frequencies_storage.numbers());
  val reply = val::object();
  POSENC_PART(reply, "frequencies", borrowed(frequencies_storage.numbers()), "Radians per position.");
  POSENC_PART(reply, "attentionFactor", factor,
              "By which cosines and sines are multiplied, so the scores by its square; 1 where a scheme has none.");
  return reply;
}

}  // namespace

POSENC_CALL(rotaryFrequencies, RotaryFrequenciesSpec, rotary_frequencies,
            "The frequencies of rotary embeddings, and how a longer context stretches them.", "RotaryFrequencies",
            "The frequencies, dimensions / 2 of them, the fastest first.")

}  // namespace posenc::bindings
