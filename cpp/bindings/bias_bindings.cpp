// Relative encodings as biases of scores.

#include <emscripten/bind.h>

#include <cstdint>

#include <posenc/position_bias.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<std::int32_t> places_storage;
Storage<double> bias_storage;
val position_bias(const PositionBiasSpec& spec) {
  const std::size_t length = to_size(spec.length);
  const std::size_t heads = to_size(spec.heads);
  const std::size_t buckets = to_size(spec.buckets);
  // Shaw's vectors are temporary.
  const std::size_t vectors = (2 * to_size(spec.clip) + 1) * to_size(spec.dimensions) * sizeof(double);
  if (!places_storage.resize(length * length)) return out_of_memory();
  if (!bias_storage.resize(length * length + 4 * length + heads + buckets, vectors + Storage<double>::kHeadroom)) {
    return out_of_memory();
  }
  auto remaining = bias_storage.numbers();
  const auto part = [&remaining](std::size_t count) {
    const auto first = remaining.first(count);
    remaining = remaining.subspan(count);
    return first;
  };
  const PositionBias result{places_storage.numbers(),
                            part(length * length),
                            part(heads),
                            part(length),
                            part(length),
                            part(length),
                            part(length)};
  fill_position_bias(spec, result);
  const auto starts = part(buckets);
  const std::size_t start_count = spec.scheme == "t5" ? find_bucket_starts(spec, starts) : 0;
  val reply = val::object();
  POSENC_PART(
      reply, "places", view(result.places),
      "Row-major, queries x keys: index of the scheme's parameter: the distance for 'alibi', the bucket for 't5', the "
      "clipped distance from 0 to 2 clip for 'shaw', 0 for 'window'; -1 where the query does not see the key.");
  POSENC_PART(reply, "bias", view(result.bias),
              "Length x length: added to the scores; -Infinity where the key is not visible.");
  POSENC_PART(reply, "slopes", view(result.slopes), "Heads: the slopes of ALiBi, subtracted per unit of distance.");
  POSENC_PART(reply, "scores", view(result.scores),
              "Length: q k / sqrt(dimensions) of the query with every key; -Infinity where masked.");
  POSENC_PART(reply, "weights", view(result.weights), "Length: their softmax.");
  POSENC_PART(reply, "biasedScores", view(result.biased_scores), "Length: the scores plus the bias.");
  POSENC_PART(reply, "biasedWeights", view(result.biased_weights), "Length: their softmax.");
  POSENC_PART(reply, "starts", view(starts.first(start_count)),
              "'t5': the smallest backward distance of each bucket; otherwise empty.");
  return reply;
}

}  // namespace

POSENC_CALL(positionBias, PositionBiasSpec, position_bias,
            "The bias that a relative encoding adds to the scores of a head, and its effect on one query.",
            "PositionBias", "A bias, and the scores of one query with and without it.")

}  // namespace posenc::bindings
