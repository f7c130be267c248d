// Rotary embeddings: frequencies, rotated vectors, and scores.

#include <emscripten/bind.h>

#include <posenc/rotary_draws.h>
#include <posenc/rotary_frequencies.h>
#include <posenc/rotary_scores.h>
#include <posenc/rotate.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> frequencies_storage;
val rotary_frequencies(const RotaryFrequenciesSpec& spec) {
  if (!frequencies_storage.resize(to_size(spec.dimensions) / 2)) return out_of_memory();
  const double factor = fill_rotary_frequencies(spec, frequencies_storage.numbers());
  val reply = val::object();
  POSENC_PART(reply, "frequencies", view(frequencies_storage.numbers()), "Radians per position.");
  POSENC_PART(reply, "attentionFactor", factor,
              "Multiplies cosines and sines, so scores by its square; 1 if the scheme has none.");
  return reply;
}

Storage<double> rotated_storage;
val rotate(const RotateSpec& spec) {
  const std::size_t size = spec.vector.size();
  const std::size_t pairs = rotary_pairs(spec);
  if (!rotated_storage.resize(size + pairs)) return out_of_memory();
  const auto rotated = rotated_storage.numbers().first(size);
  const auto angles = rotated_storage.numbers().last(pairs);
  const double norm = fill_rotated(spec, rotated, angles);
  val reply = val::object();
  POSENC_PART(reply, "rotated", view(rotated), "As many numbers as the vector has.");
  POSENC_PART(reply, "angles", view(angles), "Per rotated pair, the fastest first: radians, 0 <= angle < 2 pi.");
  POSENC_PART(reply, "norm", norm, "The norm of the vector, which rotation preserves.");
  return reply;
}

Storage<double> rotary_scores_storage;
val rotary_scores(const RotaryScoresSpec& spec) {
  const std::size_t distances = to_size(spec.distances);
  const std::size_t pairs = rotary_pairs(spec);
  if (!rotary_scores_storage.resize(distances + distances * pairs + 2 * pairs)) return out_of_memory();
  const auto numbers = rotary_scores_storage.numbers();
  const RotaryScores result{numbers.first(distances), numbers.subspan(distances, distances * pairs),
                            numbers.last(2 * pairs).first(pairs), numbers.last(pairs)};
  const double unturned = fill_rotary_scores(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "scores", view(result.scores),
              "Per distance: the dot product of the rotated query and key, not divided by sqrt(dimensions).");
  POSENC_PART(reply, "terms", view(result.terms),
              "Row-major, distances x pairs: the contribution of each pair, the fastest first.");
  POSENC_PART(reply, "cosines", view(result.cosines),
              "Per pair, the coefficient of the cosine: the part that is even in the distance.");
  POSENC_PART(reply, "sines", view(result.sines), "Per pair, the coefficient of the sine: the odd part.");
  POSENC_PART(reply, "unturned", unturned, "The contribution of the unrotated dimensions to each score.");
  return reply;
}

Storage<double> draws_storage;
val rotary_draws(const RotaryDrawsSpec& spec) {
  const std::size_t distances = to_size(spec.distances);
  const std::size_t dimensions = to_size(spec.dimensions);
  const std::size_t drawn = to_size(spec.draws) * dimensions * sizeof(double);
  if (!draws_storage.resize(2 * distances + 2 * dimensions, drawn)) return out_of_memory();
  const auto numbers = draws_storage.numbers();
  const RotaryDraws result{numbers.first(distances), numbers.subspan(distances, distances),
                           numbers.last(2 * dimensions).first(dimensions), numbers.last(dimensions)};
  fill_rotary_draws(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "means", view(result.means), "Per distance: the mean score over the draws.");
  POSENC_PART(reply, "deviations", view(result.deviations), "Per distance: their standard deviation.");
  POSENC_PART(reply, "query", view(result.query), "Of the first draw.");
  POSENC_PART(reply, "key", view(result.key), "Of the first draw.");
  return reply;
}

}  // namespace

POSENC_CALL(rotaryFrequencies, RotaryFrequenciesSpec, rotary_frequencies,
            "The frequencies of rotary embeddings, scaled to a longer context.", "RotaryFrequencies",
            "The frequencies, dimensions / 2 of them, the fastest first.")
POSENC_CALL(rotate, RotateSpec, rotate, "A query or key rotated by its position.", "Rotated",
            "A vector with every pair rotated counter-clockwise by its angle.")
POSENC_CALL(rotaryScores, RotaryScoresSpec, rotary_scores,
            "The score of a query and a key as a function of distance, under rotary embeddings.", "RotaryScores",
            "The scores per distance, and the contribution of each pair.")
POSENC_CALL(rotaryDraws, RotaryDrawsSpec, rotary_draws,
            "Score statistics of random queries and keys as a function of distance, under rotary embeddings.",
            "RotaryDraws", "Mean and standard deviation of the scores, and the first draw.")

}  // namespace posenc::bindings
