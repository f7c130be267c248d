#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include <posenc/check.h>

namespace posenc {

/// BLOOM, the largest model with ALiBi, has 112 heads.
inline constexpr int kMaxBiasHeads = 128;
inline constexpr int kMaxBiasLength = 512;
inline constexpr int kMaxBiasDistance = 4'096;
/// For the longest sentence, all queries with all relative vectors take some 40 ms.
inline constexpr int kMaxBiasDimensions = 64;

/// A relative position encoding that adds a bias to the scores of one head.
struct PositionBiasSpec {
  std::string scheme = "alibi";
  double heads = 8;
  double head = 0;
  double length = 24;
  double query = 15;
  std::string mask = "causal";
  double buckets = 32;
  double farthest = 128;
  double clip = 4;
  double window = 8;
  double dimensions = 16;
  double seed = 1;
};

POSENC_SPEC(PositionBiasSpec, "A relative encoding that adds a bias to the scores of one head.")
POSENC_FIELD(scheme, one_of("alibi|t5|shaw|window",
                            POSENC_DOC("BiasScheme: The bias: a slope times the distance; a learned number per bucket "
                                       "of distances; the query's dot product with a learned vector per clipped "
                                       "distance; or 0 within a window and minus infinity outside.")))
POSENC_FIELD(heads, integer(1, kMaxBiasHeads), "Of 'alibi': they determine the slopes.")
POSENC_FIELD(head, integer(0, kMaxBiasHeads - 1), "The head, counted from 0; less than heads.")
POSENC_FIELD(length, integer(1, kMaxBiasLength), "Words: as many queries as keys.")
POSENC_FIELD(query, integer(0, kMaxBiasLength - 1),
             "The query whose scores are given, counted from 0; less than length.")
POSENC_FIELD(mask, one_of("none|causal"), "Which keys a query sees: all, or its own and those before it.")
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
  /// (length x length): index of the scheme's parameter: the distance for 'alibi', the bucket for 't5', the clipped
  /// distance from 0 to 2 clip for 'shaw', 0 for 'window'; -1 where the query does not see the key.
  std::span<std::int32_t> places;
  std::span<double> bias;            ///< (length x length): added to the scores; -infinity where the key is not visible
  std::span<double> slopes;          ///< (heads): ALiBi slopes
  std::span<double> scores;          ///< (length): q k / sqrt(dimensions); -infinity where masked
  std::span<double> weights;         ///< (length): softmax of `scores`
  std::span<double> biased_scores;   ///< (length): scores + bias
  std::span<double> biased_weights;  ///< (length): softmax of `biased_scores`
};

/// Queries and keys are drawn from N(0, 1) per word, so a longer sentence starts with the vectors of a shorter one.
/// Trained parameters are drawn from N(0, 1), too: T5 buckets per head, Shaw's vectors shared. Sources: Press et al.
/// 2021; Raffel et al. 2020, section 2.1; Shaw et al. 2018, section 3.2 (keys only); Beltagy et al. 2020 (symmetric
/// window without a mask). Precondition: `spec` is valid and the result has those shapes.
void fill_position_bias(const PositionBiasSpec& spec, const PositionBias& result);

/// Writes the smallest backward distance of each 't5' bucket to `starts` (buckets) and returns their number.
/// Precondition: `spec` is valid.
std::size_t find_bucket_starts(const PositionBiasSpec& spec, std::span<double> starts);

}  // namespace posenc
