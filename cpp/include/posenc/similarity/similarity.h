#pragma once

#include <span>

#include <posenc/spec/call.h>

namespace posenc {

/// One position compared with `count` consecutive ones.
struct SimilaritySpec {
  double position = 0;
  double from = 0;
  double count = 512;
  double dimensions = 128;
  double base = 10'000;
};

POSENC_SPEC(SimilaritySpec, "One real position compared with `count` consecutive ones.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(from, real(-kMaxPosition, kMaxPosition - 1), "The first of the others; from + count is at most 2^53.")
POSENC_FIELD(count, integer(1, kMaxPositions))
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

std::optional<ValidationError> check(const SimilaritySpec& spec);

/// Fills `products` (count) with PE(position) . PE(from + k), the sum over all pairs of cos(omega distance), without
/// computing these encodings (phase_correlator.h). The error is below 3e-14 for each of the n pairs, plus n^2 2^-55 for
/// summing: 1e-11 at 512 dimensions. Precondition: `spec` is valid and `products` has that size.
void fill_similarity(const SimilaritySpec& spec, std::span<double> products);

POSENC_CALL(Similarity, fill_similarity,
            "The dot products of the encoding of one position with those of `count` others.")
POSENC_WORKSPACE(3 << 18)  // 17 rows of 2,048 phasors
POSENC_RESULT("", "Value k is the dot product of the encodings of position and of from + k.")
POSENC_ARRAY("", arrays, (spec.count))
POSENC_END

}  // namespace posenc
