// The chapters around the clock: attention, baselines, the formula, the heat map, similarity.

#include <emscripten/bind.h>

#include <cstdint>

#include <posenc/attention.h>
#include <posenc/baseline_encodings.h>
#include <posenc/render_heatmap.h>
#include <posenc/sentence.h>
#include <posenc/shift_residual.h>
#include <posenc/similarity.h>
#include <posenc/similarity_increases.h>
#include <posenc/worked_example.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> attention_storage;
val attention(const AttentionSpec& spec) {
  const std::size_t words = split_words(spec.words).size();
  const std::size_t columns = to_size(spec.dimensions);
  if (!attention_storage.resize(3 * words * columns + 2 * words * words + columns + words)) return out_of_memory();
  auto remaining = attention_storage.numbers();
  const auto part = [&remaining](std::size_t count) {
    const auto first = remaining.first(count);
    remaining = remaining.subspan(count);
    return first;
  };
  const auto matrix = [&part, words](std::size_t width) { return MatrixView(part(words * width), words, width); };
  const Attention result{matrix(columns), matrix(columns), matrix(words), matrix(words),
                         matrix(columns), part(columns),   part(words)};
  const AttentionChange change = fill_attention(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "vectors", view(result.vectors.numbers()),
              "Words x dimensions: the embeddings, without positions.");
  POSENC_PART(reply, "inputs", view(result.inputs.numbers()), "Words x dimensions: with the encoding, if any.");
  POSENC_PART(reply, "scores", view(result.scores.numbers()),
              "Words x words: Q K^T / sqrt(dimensions); -Infinity where masked.");
  POSENC_PART(reply, "weights", view(result.weights.numbers()), "Words x words: softmax of each row of the scores.");
  POSENC_PART(reply, "outputs", view(result.outputs.numbers()), "Words x dimensions: the weighted sums of the values.");
  POSENC_PART(reply, "mean", view(result.mean), "Dimensions: the mean of all outputs.");
  POSENC_PART(reply, "movement", view(result.max_change),
              "Words: the largest difference of a component of each word's output from the original sentence.");
  POSENC_PART(reply, "outputChange", change.outputs, "The largest of `movement`.");
  POSENC_PART(reply, "meanChange", change.mean,
              "The largest difference of a component of the mean from the original sentence.");
  return reply;
}

Storage<double> attempt_storage;
val attempt(const AttemptSpec& spec) {
  const std::size_t length = to_size(spec.length);
  const std::size_t columns = baseline_columns(spec);
  const std::size_t headroom = Storage<double>::kHeadroom + shift_residual_bytes(length, columns);
  if (!attempt_storage.resize(length * columns, headroom)) return out_of_memory();
  const DoubleMatrixView codes(attempt_storage.numbers(), length, columns);
  fill_baseline(spec, codes);
  const BaselineMetrics metrics = measure(spec, codes);
  val reply = val::object();
  POSENC_PART(reply, "columns", static_cast<double>(columns), "Numbers per encoding.");
  POSENC_PART(reply, "codes", view(attempt_storage.numbers()),
              "Row-major, length x columns: the encoding of every position.");
  POSENC_PART(reply, "largest", metrics.max, "The largest absolute value in `codes`.");
  POSENC_PART(reply, "neighbourStep", metrics.neighbour_step, "The distance of positions 0 and 1.");
  POSENC_PART(reply, "smallestDistance", metrics.smallest_distance, "The smallest distance between any two positions.");
  POSENC_PART(
      reply, "linearResidual", metrics.linear_residual,
      "The relative residual of the best matrix that shifts by k, fitted to a random half of the pairs (p, p + k) and "
      "evaluated on the other half. NaN unless length - shift > 2 x columns, since otherwise anything fits.");
  POSENC_PART(reply, "affineResidual", metrics.affine_residual, "The same for a matrix plus constant.");
  return reply;
}

Storage<double> worked_example_storage;
val worked_example(const WorkedExampleSpec& spec) {
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  if (!worked_example_storage.resize(5 * pairs)) return out_of_memory();
  const auto part = [pairs](std::size_t index) {
    return worked_example_storage.numbers().subspan(index * pairs, pairs);
  };
  const WorkedExample steps{part(0), part(1), part(2), part(3), part(4)};
  fill_worked_example(spec, steps);
  val reply = val::object();
  POSENC_PART(reply, "exponent", view(steps.exponent), "2i/d.");
  POSENC_PART(reply, "divisor", view(steps.divisor), "base^(2i/d).");
  POSENC_PART(reply, "angle", view(steps.angle), "position / divisor in radians, not reduced.");
  POSENC_PART(reply, "sine", view(steps.sine), "The sine of the angle: dimension 2i.");
  POSENC_PART(reply, "cosine", view(steps.cosine), "Its cosine: dimension 2i + 1.");
  return reply;
}

Storage<std::uint8_t> pixel_storage;
val window_pixels(const WindowSpec& spec) {
  constexpr std::size_t kHeadroom = std::size_t{5} << 18;  // spans of 8,192 pixels, 2,048 pairs
  if (!pixel_storage.resize(4 * to_size(spec.width) * to_size(spec.height), kHeadroom)) return out_of_memory();
  render_heatmap(spec, pixel_storage.numbers());
  return clamped_view(pixel_storage.numbers());
}

Storage<double> similarity_storage;
val similarity(const SimilaritySpec& spec) {
  constexpr std::size_t kHeadroom = std::size_t{1} << 20;  // 17 rows of 2,048 phasors
  if (!similarity_storage.resize(to_size(spec.count), kHeadroom)) return out_of_memory();
  fill_similarity(spec, similarity_storage.numbers());
  return view(similarity_storage.numbers());
}

Storage<double> similarity_rises_storage;
val similarity_rises(const SimilarityRisesSpec& spec) {
  const std::size_t positions = to_size(spec.positions);
  constexpr std::size_t kHeadroom = std::size_t{1} << 20;  // like similarity
  if (!similarity_rises_storage.resize(2 * positions, kHeadroom)) return out_of_memory();
  const auto products = similarity_rises_storage.numbers().first(positions);
  const auto rises = similarity_rises_storage.numbers().last(positions);
  return view(rises.first(find_similarity_increases(spec, products, rises)));
}

}  // namespace

POSENC_CALL(windowPixels, WindowSpec, window_pixels,
            "A rectangle of a table as the pixels of an ImageData. To draw every frame, `lend` it instead.", "",
            "Height x width x 4: red, green, blue and opacity, as a canvas takes them. A pixel shows the mean of what "
            "it covers.")
POSENC_CALL(similarity, SimilaritySpec, similarity,
            "The dot products of the encoding of one position with those of `count` others.", "",
            "Value k is the dot product of the encodings of position and of from + k.")
POSENC_CALL(similarityRises, SimilarityRisesSpec, similarity_rises, "The distances at which similarity increases.", "",
            "Every distance with a larger similarity than the one before, in order.")
POSENC_CALL(
    attention, AttentionSpec, attention, "Self-attention over a sentence, and the effect of the word order.",
    "Attention",
    "Self-attention, computed in float. Matrices are row-major, a row for each word, in the order of the sentence.")
POSENC_CALL(attempt, AttemptSpec, attempt, "A baseline position encoding, and how it meets the three requirements.",
            "Attempt", "The metrics for the three requirements.")
POSENC_CALL(workedExample, WorkedExampleSpec, worked_example,
            "Exponent, divisor, angle, sine and cosine of every pair at one real position.", "WorkedExample",
            "Every step of the formula: dimensions / 2 numbers in each array, one for each pair i.")

}  // namespace posenc::bindings
