#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/rotate.h>

namespace posenc {

/// 16 MiB of doubles, some 40 ms: 32,768 distances of a head of 128 dimensions.
inline constexpr int kMaxRotaryTerms = 1 << 21;

/// A query, a key and the distances at which to score them.
struct RotaryScoresSpec {
  std::vector<double> query = {};
  std::vector<double> key = {};
  double base = 10'000;
  std::string layout = "neighbours";
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
  std::span<double> scores;   ///< (distances)
  std::span<double> terms;    ///< (distances x pairs): contribution of each pair
  std::span<double> cosines;  ///< (pairs): C_i, the part that is even in the distance
  std::span<double> sines;    ///< (pairs): S_i, the odd part; 0 if query and key pair are parallel
};

/// Computes the scores, not divided by sqrt(dimensions), from exact phases. Returns the contribution of the unrotated
/// dimensions. Precondition: `spec` is valid.
double fill_rotary_scores(const RotaryScoresSpec& spec, const RotaryScores& result);

}  // namespace posenc
