// Chapter "Add or join": a word plus its position, and both decoded from the sum.

#include <emscripten/bind.h>

#include <posenc/addition.h>
#include <posenc/read_back.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> addition_storage;
val addition(const AdditionSpec& spec) {
  const std::size_t d = to_size(spec.dimensions);
  if (!addition_storage.resize(3 * d)) return out_of_memory();
  const auto part = [d](std::size_t index) { return addition_storage.numbers().subspan(index * d, d); };
  const Addition result{part(0), part(1), part(2)};
  const AdditionNorms norms = fill_addition(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "word", view(result.word), "The word vector as added, scaled according to `timesRoot`.");
  POSENC_PART(reply, "code", view(result.code), "The encoding of the position, multiplied by `scale`.");
  POSENC_PART(reply, "sum", view(result.sum), "Their sum, the input of a model.");
  POSENC_PART(reply, "wordNorm", norms.word, "The norm of the word vector.");
  POSENC_PART(reply, "codeNorm", norms.code, "The norm of the encoding.");
  POSENC_PART(reply, "sumNorm", norms.sum, "The norm of the sum.");
  POSENC_PART(reply, "angle", norms.angle, "Between word and encoding, radians from 0 to pi; NaN at scale 0.");
  return reply;
}

Storage<double> angles_storage;
val angles_histogram(const AnglesSpec& spec) {
  if (!angles_storage.resize(to_size(spec.bins))) return out_of_memory();
  const AnglesMoments moments = fill_angles(spec, angles_storage.numbers());
  val reply = val::object();
  POSENC_PART(reply, "counts", view(angles_storage.numbers()),
              "The histogram of the angles, with equal bins over 0 to pi.");
  POSENC_PART(reply, "words", spec.words, "The number of angles.");
  POSENC_PART(reply, "mean", moments.mean, "Radians.");
  POSENC_PART(reply, "standardDeviation", moments.standard_deviation, "Radians; about 1 / sqrt(dimensions).");
  return reply;
}

Storage<std::int32_t> found_storage;
Storage<float> scores_storage;
Storage<std::uint8_t> right_storage;
val read_back(const ReadBackSpec& spec) {
  const std::size_t trials = to_size(spec.trials);
  if (!found_storage.resize(trials) || !scores_storage.resize(2 * trials)) return out_of_memory();
  if (!right_storage.resize(3 * trials, read_back_bytes(spec))) return out_of_memory();
  const ReadBack results{found_storage.numbers(), scores_storage.numbers(), right_storage.numbers()};
  const ReadBackCounts counts = posenc::read_back(spec, results);
  val reply = val::object();
  POSENC_PART(reply, "trials", counts.trials, "The number of trials.");
  POSENC_PART(reply, "positions", counts.positions,
              "Correct positions, found by the receiver, for which the word is noise.");
  POSENC_PART(reply, "words", counts.words,
              "Correct words, as the nearest word after subtracting the encoding of the estimated position.");
  POSENC_PART(reply, "wordsAsIs", counts.words_as_is, "Correct words, as the nearest word to the unmodified sum.");
  POSENC_PART(reply, "both", counts.both, "Position and word both correct.");
  POSENC_PART(reply, "found", view(results.found), "The estimated position of each trial.");
  POSENC_PART(
      reply, "scores", view(results.scores),
      "Row-major, trials x 2: the score of the nearest word, for the sum without the estimated encoding and for the "
      "unmodified sum. Across slices of the vocabulary the largest score has the nearest word; on ties, the first.");
  POSENC_PART(reply, "right", view(results.is_correct),
              "Row-major, trials x 3, 0 or 1: whether position, nearest word and nearest word to the unmodified sum "
              "are correct.");
  return reply;
}

}  // namespace

POSENC_CALL(addition, AdditionSpec, addition, "A word vector plus the encoding of its position.", "Addition",
            "Both addends, interleaved, and their sum: dimensions numbers each.")
POSENC_CALL(anglesHistogram, AnglesSpec, angles_histogram,
            "The distribution of the angles between random words and encodings.", "Angles",
            "The distribution of the angles of a chunk; the counts of chunks add up.")
POSENC_CALL(readBack, ReadBackSpec, read_back,
            "How many words and positions are decoded correctly from their sum; the counts of chunks add up.",
            "ReadBack", "The numbers of correctly decoded trials; those of chunks add up.")

}  // namespace posenc::bindings
