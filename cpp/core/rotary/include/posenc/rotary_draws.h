#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/limits.h>

namespace posenc {

/// Some 30 ms of a page; a figure asks for four fifths of it at most. A number that is drawn takes as long as 32 that
/// are turned.
inline constexpr int kMaxDrawnTerms = 1 << 23;
inline constexpr int kMaxDrawnNumbers = kMaxDrawnTerms / 32;

/// Queries and keys drawn at random, and the distances at which their scores are asked for.
struct RotaryDrawsSpec {
  double dimensions = 64;
  double base = 10'000;
  std::string words = "same";
  double draws = 100;
  double seed = 1;
  double distances = 65;
  double stride = 16;
};

POSENC_SPEC(RotaryDrawsSpec, "Queries and keys drawn from N(0, 1), and how far apart they stand.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(words, one_of("same|independent",
                           POSENC_DOC("RotaryWords: Whether every key is its query, or drawn apart from it.")))
POSENC_FIELD(draws, integer(2, 65'536), "Queries with their keys.")
POSENC_FIELD(seed, kAnySeed)
POSENC_FIELD(distances, integer(1, kMaxPositions), "The number of distances, the first of them 0.")
POSENC_FIELD(stride, integer(1, kMaxPositions), "From one distance to the next.")
POSENC_END

std::optional<ValidationError> check(const RotaryDrawsSpec& spec);

/// The scores of all draws at each distance, not divided by the root of the dimensions, and the first of the draws.
struct RotaryDraws {
  std::span<double> means;       ///< (distances)
  std::span<double> deviations;  ///< (distances) standard deviations over the draws, with draws - 1 below the sum
  std::span<double> query;       ///< (dimensions)
  std::span<double> key;         ///< (dimensions)
};

/// Fills the result, pairs being neighbours; a draw depends on the seed and its number alone. What is expected:
///
///     same          2 (cos(k w_0) + cos(k w_1) + ...) at distance k, so it falls while it wavers
///     independent   0 at every distance, with deviation sqrt(dimensions)
///
/// Precondition: `check(spec)` found nothing.
void fill_rotary_draws(const RotaryDrawsSpec& spec, const RotaryDraws& result);

}  // namespace posenc
