#pragma once

#include <span>

#include <posenc/check.h>
#include <posenc/limits.h>

namespace posenc {

/// The widest head of published models; a full sweep of the longest context takes some 6 ms.
inline constexpr int kMaxSummedDimensions = 256;
inline constexpr int kMaxSummedContext = kMaxPositions;

/// A rotary head and a context length.
struct ContextSumsSpec {
  double dimensions = 128;
  double base = 10'000;
  double length = 4'096;
  double samples = 512;
};

POSENC_SPEC(ContextSumsSpec, "A rotary head and a context length.")
POSENC_FIELD(dimensions, even(2, kMaxSummedDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(length, integer(1, kMaxSummedContext), "Context length, so distances are 0 to length - 1.")
POSENC_FIELD(samples, integer(1, kMaxSamples), "The number of runs of distances, at most length.")
POSENC_END

std::optional<ValidationError> check(const ContextSumsSpec& spec);

struct ContextSums {
  std::span<double> lows;   ///< (samples): the minimum over each run of distances
  std::span<double> highs;  ///< (samples): the maximum
};

struct ContextSumsSummary {
  double first_negative = 0;  ///< the first distance with a negative sum; 0 if there is none
  double min = 0;             ///< over all distances
  double min_at = 0;          ///< its distance
};

/// cos(m w_0) + cos(m w_1) + ... for every distance m: half the expected score of a query with a similar key minus that
/// with an unrelated key (Men et al. 2024, "Base of RoPE bounds context length"). Run s starts at distance floor(s
/// length / samples). Precondition: `spec` is valid.
ContextSumsSummary fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result);

}  // namespace posenc
