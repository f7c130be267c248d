// Add or join: a word with its position added, and both read back from the sum.

#include <emscripten/bind.h>

#include <posenc/addition.h>
#include <posenc/read_back.h>
#include "reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> addition_storage;
val addition(const AdditionSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t d = count_of(spec.dimensions);
  if (!addition_storage.resize(3 * d)) return out_of_memory();
  const auto part = [d](std::size_t index) { return addition_storage.numbers().subspan(index * d, d); };
  const Addition result{part(0), part(1), part(2)};
  const AdditionNorms norms = fill_addition(spec, result);
  val reply = val::object();
  set(reply, "word", borrowed(result.word));
  set(reply, "code", borrowed(result.code));
  set(reply, "sum", borrowed(result.sum));
  set(reply, "wordNorm", norms.word);
  set(reply, "codeNorm", norms.code);
  set(reply, "sumNorm", norms.sum);
  set(reply, "angle", norms.angle);
  return reply;
}

Storage<double> angles_storage;
val angles_histogram(const AnglesSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!angles_storage.resize(count_of(spec.bins))) return out_of_memory();
  const AnglesMoments moments = fill_angles(spec, angles_storage.numbers());
  val reply = val::object();
  set(reply, "counts", borrowed(angles_storage.numbers()));
  set(reply, "mean", moments.mean);
  set(reply, "standardDeviation", moments.standard_deviation);
  return reply;
}

val read_back(const ReadBackSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!has_room_for(read_back_bytes(spec))) return out_of_memory();
  const ReadBackCounts counts = posenc::read_back(spec);
  val reply = val::object();
  set(reply, "trials", counts.trials);
  set(reply, "positions", counts.positions);
  set(reply, "words", counts.words);
  set(reply, "wordsAsIs", counts.words_as_is);
  set(reply, "both", counts.both);
  return reply;
}

EMSCRIPTEN_BINDINGS(posenc_addition) {
  emscripten::value_object<AdditionSpec>("AdditionSpec")
      .field("word", &AdditionSpec::word)
      .field("position", &AdditionSpec::position)
      .field("dimensions", &AdditionSpec::dimensions)
      .field("base", &AdditionSpec::base)
      .field("scale", &AdditionSpec::scale)
      .field("timesRoot", &AdditionSpec::times_root)
      .field("seed", &AdditionSpec::seed);
  emscripten::function("addition", &addition);

  emscripten::value_object<AnglesSpec>("AnglesSpec")
      .field("dimensions", &AnglesSpec::dimensions)
      .field("words", &AnglesSpec::words)
      .field("bins", &AnglesSpec::bins)
      .field("seed", &AnglesSpec::seed);
  emscripten::function("anglesHistogram", &angles_histogram);

  emscripten::value_object<ReadBackSpec>("ReadBackSpec")
      .field("dimensions", &ReadBackSpec::dimensions)
      .field("vocabulary", &ReadBackSpec::vocabulary)
      .field("positions", &ReadBackSpec::positions)
      .field("scale", &ReadBackSpec::scale)
      .field("firstTrial", &ReadBackSpec::first_trial)
      .field("trials", &ReadBackSpec::trials)
      .field("seed", &ReadBackSpec::seed);
  emscripten::function("readBack", &read_back);
}

}  // namespace
}  // namespace posenc::bindings
