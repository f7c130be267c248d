#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <posenc/spec/call.h>

namespace posenc {

/// The T5 bucket of key - query, 0 to buckets - 1 (mesh_tensorflow, transformer_layers.py): one per near distance, then
/// logarithmically spaced. Without a causal mask each direction has half. `max_distance` is the constant in the
/// logarithm; the last bucket begins before it.
std::size_t t5_bucket(std::int64_t key_minus_query, bool causal, std::size_t buckets, std::size_t max_distance);

/// The ALiBi slope of a head, counted from 0. Follows the reference code, which for head counts that are not powers of
/// two differs from the paper's formula.
double alibi_slope(std::size_t head, std::size_t heads);

/// BLOOM, the largest model with ALiBi, has 112 heads.
inline constexpr int kMaxBiasHeads = 128;
inline constexpr int kMaxBiasLength = 512;
inline constexpr int kMaxBiasDistance = 4'096;
/// For the longest sentence, all queries with all relative vectors take some 40 ms.
inline constexpr int kMaxBiasDimensions = 64;

using BiasScheme = Choice<"alibi|t5|shaw|window">;

/// A relative position encoding that adds a bias to the scores of one head.
struct PositionBiasSpec {
  BiasScheme scheme = "alibi";
  double heads = 8;
  double head = 0;
  double length = 24;
  double query = 15;
  MaskName mask = "causal";
  double buckets = 32;
  double farthest = 128;
  double clip = 4;
  double window = 8;
  double dimensions = 16;
  double seed = 1;
};

POSENC_SPEC(PositionBiasSpec, "A relative encoding that adds a bias to the scores of one head.")
POSENC_FIELD(scheme, choice("BiasScheme",
                            "The bias: a slope times the distance; a learned number per bucket "
                            "of distances; the query's dot product with a learned vector per clipped "
                            "distance; or 0 within a window and minus infinity outside."))
POSENC_FIELD(heads, integer(1, kMaxBiasHeads), "Of 'alibi': they determine the slopes.")
POSENC_FIELD(head, integer(0, kMaxBiasHeads - 1), "The head, counted from 0; less than heads.")
POSENC_FIELD(length, integer(1, kMaxBiasLength), "Words: as many queries as keys.")
POSENC_FIELD(query, integer(0, kMaxBiasLength - 1),
             "The query whose scores are given, counted from 0; less than length.")
POSENC_FIELD(mask, choice(), "Which keys a query sees: all, or its own and those before it.")
POSENC_FIELD(buckets, even(4, 256), "Of 't5': without a mask each direction has half of them.")
POSENC_FIELD(farthest, integer(3, kMaxBiasDistance),
             "Of 't5': the constant in the logarithm of the shared buckets; more than half of the buckets.")
POSENC_FIELD(clip, integer(1, kMaxBiasLength), "Of 'shaw': distances beyond it share its vector.")
POSENC_FIELD(window, integer(1, kMaxBiasDistance), "Of 'window': keys that a query sees, including its own.")
POSENC_FIELD(dimensions, integer(1, kMaxBiasDimensions), "Of queries and keys.")
POSENC_FIELD(seed, kAnySeed, "Of queries, keys and learned parameters.")
POSENC_END

std::optional<ValidationError> check(const PositionBiasSpec& spec);

/// The bias, and its effect on the scores of one query.
struct PositionBias {
  std::span<std::int32_t> places;
  std::span<double> bias;
  std::span<double> slopes;
  std::span<double> scores;
  std::span<double> weights;
  std::span<double> biased_scores;
  std::span<double> biased_weights;
  std::span<double> starts;
};

/// Queries and keys are drawn from N(0, 1) per word, so a longer sentence starts with the vectors of a shorter one.
/// Trained parameters are drawn from N(0, 1), too: T5 buckets per head, Shaw's vectors shared. Sources: Press et al.
/// 2021; Raffel et al. 2020, section 2.1; Shaw et al. 2018, section 3.2 (keys only); Beltagy et al. 2020 (symmetric
/// window without a mask). Returns the number of 't5' buckets with a start. Precondition: `spec` is valid and the
/// result has the shapes of the table below.
std::size_t fill_position_bias(const PositionBiasSpec& spec, const PositionBias& result);

POSENC_CALL(PositionBias, fill_position_bias,
            "The bias that a relative encoding adds to the scores of a head, and its effect on one query.")
POSENC_WORKSPACE((2 * spec.clip + 1) * spec.dimensions * sizeof(double))  // Shaw's vectors
POSENC_RESULT("PositionBias", "A bias, and the scores of one query with and without it.")
POSENC_ARRAY(
    "places", arrays.places, (spec.length, spec.length),
    "Row-major, queries x keys: index of the scheme's parameter: the distance for 'alibi', the bucket for 't5', the "
    "clipped distance from 0 to 2 clip for 'shaw', 0 for 'window'; -1 where the query does not see the key.")
POSENC_ARRAY("bias", arrays.bias, (spec.length, spec.length),
             "Length x length: added to the scores; -Infinity where the key is not visible.")
POSENC_ARRAY("slopes", arrays.slopes, (spec.heads), "Heads: the slopes of ALiBi, subtracted per unit of distance.")
POSENC_ARRAY("scores", arrays.scores, (spec.length),
             "Length: q k / sqrt(dimensions) of the query with every key; -Infinity where masked.")
POSENC_ARRAY("weights", arrays.weights, (spec.length), "Length: their softmax.")
POSENC_ARRAY("biasedScores", arrays.biased_scores, (spec.length), "Length: the scores plus the bias.")
POSENC_ARRAY("biasedWeights", arrays.biased_weights, (spec.length), "Length: their softmax.")
POSENC_ARRAY(nullptr, arrays.starts, (spec.buckets))
POSENC_VALUE("starts", arrays.starts.first(values),
             "'t5': the smallest backward distance of each bucket; otherwise empty.")
POSENC_END

}  // namespace posenc
