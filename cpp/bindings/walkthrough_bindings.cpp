// The calls of the chapters around the clock: attention, attempts, the formula, the heat map, similarity.

#include <emscripten/bind.h>

#include <cstdint>

#include <posenc/attempts.h>
#include <posenc/attention.h>
#include <posenc/sentence.h>
#include <posenc/shift_residual.h>
#include <posenc/similarity.h>
#include <posenc/similarity_rises.h>
#include <posenc/window_pixels.h>
#include <posenc/worked_example.h>
#include "reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> attention_storage;
val attention(const AttentionSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t words = words_of(spec.words).size();
  const std::size_t columns = count_of(spec.dimensions);
  if (!attention_storage.resize(3 * words * columns + 2 * words * words + columns + words)) return out_of_memory();
  auto rest = attention_storage.numbers();
  const auto part = [&rest](std::size_t count) {
    const auto first = rest.first(count);
    rest = rest.subspan(count);
    return first;
  };
  const auto matrix = [&part, words](std::size_t width) { return MatrixView(part(words * width), words, width); };
  const Attention result{matrix(columns), matrix(columns), matrix(words), matrix(words),
                         matrix(columns), part(columns),   part(words)};
  const AttentionChange change = fill_attention(spec, result);
  val reply = val::object();
  set(reply, "vectors", borrowed(result.vectors.numbers()));
  set(reply, "inputs", borrowed(result.inputs.numbers()));
  set(reply, "scores", borrowed(result.scores.numbers()));
  set(reply, "weights", borrowed(result.weights.numbers()));
  set(reply, "outputs", borrowed(result.outputs.numbers()));
  set(reply, "mean", borrowed(result.mean));
  set(reply, "movement", borrowed(result.movement));
  set(reply, "outputChange", change.outputs);
  set(reply, "meanChange", change.mean);
  return reply;
}

Storage<double> attempt_storage;
val attempt(const AttemptSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t length = count_of(spec.length);
  const std::size_t columns = attempt_columns(spec);
  const std::size_t headroom = Storage<double>::kHeadroom + shift_residual_bytes(length, columns);
  if (!attempt_storage.resize(length * columns, headroom)) return out_of_memory();
  const DoubleMatrixView codes(attempt_storage.numbers(), length, columns);
  fill_attempt(spec, codes);
  const Gauges gauges = gauged(spec, codes);
  val reply = val::object();
  set(reply, "columns", static_cast<double>(columns));
  set(reply, "codes", borrowed(attempt_storage.numbers()));
  set(reply, "largest", gauges.largest);
  set(reply, "neighbourStep", gauges.neighbour_step);
  set(reply, "smallestDistance", gauges.smallest_distance);
  set(reply, "linearResidual", gauges.linear_residual);
  set(reply, "affineResidual", gauges.affine_residual);
  return reply;
}

Storage<double> worked_example_storage;
val worked_example(const WorkedExampleSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t pairs = count_of(spec.dimensions) / 2;
  if (!worked_example_storage.resize(5 * pairs)) return out_of_memory();
  const auto part = [pairs](std::size_t index) {
    return worked_example_storage.numbers().subspan(index * pairs, pairs);
  };
  const WorkedExample steps{part(0), part(1), part(2), part(3), part(4)};
  fill_worked_example(spec, steps);
  val reply = val::object();
  set(reply, "exponent", borrowed(steps.exponent));
  set(reply, "divisor", borrowed(steps.divisor));
  set(reply, "angle", borrowed(steps.angle));
  set(reply, "sine", borrowed(steps.sine));
  set(reply, "cosine", borrowed(steps.cosine));
  return reply;
}

Storage<std::uint8_t> pixel_storage;
val window_pixels(const WindowSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  constexpr std::size_t kHeadroom = std::size_t{5} << 18;  // runs of 8,192 rows or columns, and the hands of 4,096
  if (!pixel_storage.resize(4 * count_of(spec.width) * count_of(spec.height), kHeadroom)) return out_of_memory();
  fill_window_pixels(spec, pixel_storage.numbers());
  return borrowed_clamped(pixel_storage.numbers());
}

Storage<double> similarity_storage;
val similarity(const SimilaritySpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  constexpr std::size_t kHeadroom = std::size_t{1} << 20;  // 17 rows of 2,048 hands
  if (!similarity_storage.resize(count_of(spec.count), kHeadroom)) return out_of_memory();
  fill_similarity(spec, similarity_storage.numbers());
  return borrowed(similarity_storage.numbers());
}

Storage<double> similarity_rises_storage;
val similarity_rises(const SimilarityRisesSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t positions = count_of(spec.positions);
  constexpr std::size_t kHeadroom = std::size_t{1} << 20;  // as for the similarity
  if (!similarity_rises_storage.resize(2 * positions, kHeadroom)) return out_of_memory();
  const auto products = similarity_rises_storage.numbers().first(positions);
  const auto rises = similarity_rises_storage.numbers().last(positions);
  return borrowed(rises.first(find_similarity_rises(spec, products, rises)));
}

EMSCRIPTEN_BINDINGS(posenc_walkthrough) {
  emscripten::value_object<AttentionSpec>("AttentionSpec")
      .field("words", &AttentionSpec::words)
      .field("order", &AttentionSpec::order)
      .field("seed", &AttentionSpec::seed)
      .field("dimensions", &AttentionSpec::dimensions)
      .field("code", &AttentionSpec::code)
      .field("mask", &AttentionSpec::mask);
  emscripten::function("attention", &attention);

  emscripten::value_object<AttemptSpec>("AttemptSpec")
      .field("attempt", &AttemptSpec::attempt)
      .field("length", &AttemptSpec::length)
      .field("shift", &AttemptSpec::shift)
      .field("dimensions", &AttemptSpec::dimensions)
      .field("base", &AttemptSpec::base)
      .field("seed", &AttemptSpec::seed);
  emscripten::function("attempt", &attempt);

  emscripten::value_object<WorkedExampleSpec>("WorkedExampleSpec")
      .field("position", &WorkedExampleSpec::position)
      .field("dimensions", &WorkedExampleSpec::dimensions)
      .field("base", &WorkedExampleSpec::base);
  emscripten::function("workedExample", &worked_example);

  emscripten::value_object<WindowSpec>("WindowSpec")
      .field("width", &WindowSpec::width)
      .field("height", &WindowSpec::height)
      .field("from", &WindowSpec::from)
      .field("positions", &WindowSpec::positions)
      .field("firstDimension", &WindowSpec::first_dimension)
      .field("shownDimensions", &WindowSpec::shown_dimensions)
      .field("dimensions", &WindowSpec::dimensions)
      .field("base", &WindowSpec::base)
      .field("layout", &WindowSpec::layout)
      .field("colours", &WindowSpec::colours);
  emscripten::function("windowPixels", &window_pixels);

  emscripten::value_object<SimilaritySpec>("SimilaritySpec")
      .field("position", &SimilaritySpec::position)
      .field("from", &SimilaritySpec::from)
      .field("count", &SimilaritySpec::count)
      .field("dimensions", &SimilaritySpec::dimensions)
      .field("base", &SimilaritySpec::base);
  emscripten::function("similarity", &similarity);

  emscripten::value_object<SimilarityRisesSpec>("SimilarityRisesSpec")
      .field("positions", &SimilarityRisesSpec::positions)
      .field("dimensions", &SimilarityRisesSpec::dimensions)
      .field("base", &SimilarityRisesSpec::base);
  emscripten::function("similarityRises", &similarity_rises);
}

}  // namespace
}  // namespace posenc::bindings
