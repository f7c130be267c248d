#pragma once

#include <span>

#include <posenc/check.h>

namespace posenc {

/// One position beside many.
struct SimilaritySpec {
  double position = 0;
  double from = 0;
  double count = 512;
  double dimensions = 128;
  double base = 10'000;
};

POSENC_SPEC(SimilaritySpec, "One real position beside `count` others, one position apart.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(from, real(-kMaxPosition, kMaxPosition - 1), "The first of the others; from + count is at most 2^53.")
POSENC_FIELD(count, integer(1, kMaxPositions))
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

std::optional<ValidationError> check(const SimilaritySpec& spec);

/// Fills `products` (count) with PE(position) . PE(from + k): the sum over all pairs of cos(omega distance), since the
/// dot product depends on the distance only. No encoding is made, and slow pairs are asked at few distances
/// (`cosine_sums.h`). The error is below 1e-15 for each of the n pairs, and n^2 2^-55 for summing them: 2e-12 at 512
/// dimensions. Precondition: `check(spec)` found nothing, and `products` has that size.
void fill_similarity(const SimilaritySpec& spec, std::span<double> products);

}  // namespace posenc
