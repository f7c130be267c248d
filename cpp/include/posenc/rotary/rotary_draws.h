#pragma once

#include <span>

#include <posenc/spec/call.h>
#include <posenc/spec/limits.h>

namespace posenc {

/// Some 30 ms; figures use at most 80 % of it. Drawing a number costs as much as 32 terms.
inline constexpr int kMaxDrawnTerms = 1 << 23;
inline constexpr int kMaxDrawnNumbers = kMaxDrawnTerms / 32;

using RotaryWords = Choice<"same|independent">;

/// Random queries and keys, and the distances at which to score them.
struct RotaryDrawsSpec {
  double dimensions = 64;
  double base = 10'000;
  RotaryWords words = "same";
  double draws = 100;
  double seed = 1;
  double distances = 65;
  double stride = 16;
};

POSENC_SPEC(RotaryDrawsSpec, "Queries and keys drawn from N(0, 1), and the distances between them.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(words, choice("RotaryWords", "Whether every key equals its query, or is drawn independently."))
POSENC_FIELD(draws, integer(2, 65'536), "Queries with their keys.")
POSENC_FIELD(seed, kAnySeed)
POSENC_FIELD(distances, integer(1, kMaxPositions), "The number of distances, from 0.")
POSENC_FIELD(stride, integer(1, kMaxPositions), "From one distance to the next.")
POSENC_END

std::optional<ValidationError> check(const RotaryDrawsSpec& spec);

/// Statistics of the scores per distance, not divided by sqrt(dimensions), and the first draw.
struct RotaryDraws {
  std::span<double> means;
  std::span<double> deviations;
  std::span<double> query;
  std::span<double> key;
};

/// Pairs are interleaved; a draw depends on the seed and its index only. Expected means:
///
///     same          2 (cos(k w_0) + cos(k w_1) + ...) at distance k
///     independent   0, with standard deviation sqrt(dimensions)
///
/// Precondition: `spec` is valid.
void fill_rotary_draws(const RotaryDrawsSpec& spec, const RotaryDraws& result);

POSENC_CALL(RotaryDraws, fill_rotary_draws,
            "Score statistics of random queries and keys as a function of distance, under rotary embeddings.")
POSENC_WORKSPACE(spec.draws* spec.dimensions * sizeof(double))
POSENC_RESULT("RotaryDraws", "Mean and standard deviation of the scores, and the first draw.")
POSENC_ARRAY("means", arrays.means, (spec.distances), "Per distance: the mean score over the draws.")
POSENC_ARRAY("deviations", arrays.deviations, (spec.distances), "Per distance: their standard deviation.")
POSENC_ARRAY("query", arrays.query, (spec.dimensions), "Of the first draw.")
POSENC_ARRAY("key", arrays.key, (spec.dimensions), "Of the first draw.")
POSENC_END

}  // namespace posenc
