#pragma once

#include <span>

#include <posenc/spec/call.h>
#include <posenc/spec/limits.h>

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
  std::span<double> lows;
  std::span<double> highs;
};

struct ContextSumsSummary {
  double first_negative = 0;
  double min = 0;
  double min_at = 0;
};

/// cos(m w_0) + cos(m w_1) + ... for every distance m: half the expected score of a query with a similar key minus that
/// with an unrelated key (Men et al. 2024, "Base of RoPE bounds context length"). Run s starts at distance floor(s
/// length / samples). Precondition: `spec` is valid.
ContextSumsSummary fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result);

POSENC_CALL(ContextSums, fill_context_sums,
            "The sum of the cosines of all pairs at every distance of a context, and where it is first negative.")
POSENC_WORKSPACE(1 << 18)  // a block has 33 cosines and 33 sines per pair
POSENC_RESULT("ContextSums", "The minimum and maximum per run of distances, and the first negative sum.")
POSENC_ARRAY("lows", arrays.lows, (spec.samples), "The minimum over each run of distances.")
POSENC_ARRAY("highs", arrays.highs, (spec.samples), "The maximum over each run of distances.")
POSENC_VALUE("firstNegative", values.first_negative, "The first distance with a negative sum; 0 if there is none.")
POSENC_VALUE("min", values.min, "The minimum over all distances.")
POSENC_VALUE("minAt", values.min_at, "Its distance.")
POSENC_END

}  // namespace posenc
