#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/rotary/rotate.h>
#include <posenc/spec/call.h>

namespace posenc {

/// 16 MiB of doubles, some 40 ms: 32,768 distances of a head of 128 dimensions.
inline constexpr int kMaxRotaryTerms = 1 << 21;

/// A query, a key and the distances at which to score them.
struct RotaryScoresSpec {
  std::vector<double> query = {};
  std::vector<double> key = {};
  double base = 10'000;
  RotaryLayoutName layout = "neighbours";
  double rotary = 0;
  double first_distance = 0;
  double distances = 64;
};

POSENC_SPEC(RotaryScoresSpec, "A query and a key, and the distances between them.")
POSENC_FIELD(query, array_of(Type::doubles, kMaxDimensions, real(-kMaxRotaryComponent, kMaxRotaryComponent)),
             "An even number of them.")
POSENC_FIELD(key, array_of(Type::doubles, kMaxDimensions, real(-kMaxRotaryComponent, kMaxRotaryComponent)),
             "As many as the query has.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyRotaryLayout)
POSENC_FIELD(rotary, even(0, kMaxDimensions),
             "Rotated dimensions, the first ones, which determine the frequencies; 0: all.")
POSENC_FIELD(first_distance, real(-kMaxPosition, kMaxPosition - 1),
             "The query's position minus the key's: positive if the key comes first.")
POSENC_FIELD(distances, integer(1, kMaxPositions), "The number of consecutive distances.")
POSENC_END

std::optional<ValidationError> check(const RotaryScoresSpec& spec);

/// Pairs that are rotated.
std::size_t rotary_pairs(const RotaryScoresSpec& spec);

/// With C_i = a_q a_k + b_q b_k and S_i = a_q b_k - b_q a_k of pair i, at distance m - n:
///
///     score = sum over i of C_i cos((m - n) w_i) + S_i sin((m - n) w_i) + unrotated part
struct RotaryScores {
  std::span<double> scores;
  std::span<double> terms;
  std::span<double> cosines;
  std::span<double> sines;
};

/// Computes the scores, not divided by sqrt(dimensions), from exact phases. Returns the contribution of the unrotated
/// dimensions. Precondition: `spec` is valid.
double fill_rotary_scores(const RotaryScoresSpec& spec, const RotaryScores& result);

POSENC_CALL(RotaryScores, fill_rotary_scores,
            "The score of a query and a key as a function of distance, under rotary embeddings.")
POSENC_RESULT("RotaryScores", "The scores per distance, and the contribution of each pair.")
POSENC_ARRAY("scores", arrays.scores, (spec.distances),
             "Per distance: the dot product of the rotated query and key, not divided by sqrt(dimensions).")
POSENC_ARRAY("terms", arrays.terms, (spec.distances, rotary_pairs(spec)),
             "Row-major, distances x pairs: the contribution of each pair, the fastest first.")
POSENC_ARRAY("cosines", arrays.cosines, (rotary_pairs(spec)),
             "Per pair, the coefficient of the cosine: the part that is even in the distance.")
POSENC_ARRAY("sines", arrays.sines, (rotary_pairs(spec)), "Per pair, the coefficient of the sine: the odd part.")
POSENC_VALUE("unturned", values, "The contribution of the unrotated dimensions to each score.")
POSENC_END

}  // namespace posenc
