#pragma once

#include <span>

#include <posenc/check.h>
#include <posenc/limits.h>

namespace posenc {

/// The widest head of published models, and the longest text whose distances are all looked at: some 6 ms of a page.
inline constexpr int kMaxSummedDimensions = 256;
inline constexpr int kMaxSummedContext = kMaxPositions;

/// A rotary head and a text.
struct ContextSumsSpec {
  double dimensions = 128;
  double base = 10'000;
  double length = 4'096;
  double samples = 512;
};

POSENC_SPEC(ContextSumsSpec, "A rotary head, and a text at whose every distance its cosines are summed.")
POSENC_FIELD(dimensions, even(2, kMaxSummedDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(length, integer(1, kMaxSummedContext), "Of the text, so distances are 0 to length - 1.")
POSENC_FIELD(samples, integer(1, kMaxSamples), "At most length: into so many runs of distances the text is cut.")
POSENC_END

std::optional<ValidationError> check(const ContextSumsSpec& spec);

struct ContextSums {
  std::span<double> lows;   ///< (samples) the least sum of each run of distances
  std::span<double> highs;  ///< (samples) the largest
};

struct ContextSumsSummary {
  double first_negative = 0;  ///< the first distance with a sum below 0; 0 where there is none
  double min = 0;             ///< of all sums
  double min_at = 0;          ///< its distance
};

/// cos(m w_0) + cos(m w_1) + ... at all distances m: half of what a query makes on average with a key alike, beyond
/// what it makes with any other (Men et al. 2024, "Base of RoPE bounds context length"). Run s has the distances from
/// floor(s length / samples) up to the next run.
/// Precondition: `check(spec)` found nothing.
ContextSumsSummary fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result);

}  // namespace posenc
