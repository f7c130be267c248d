#pragma once

#include <span>

#include <posenc/check.h>

namespace posenc {

/// One position beside many.
struct SimilaritySpec {
  double position = 0;      ///< any number within +-2^53
  double from = 0;          ///< the first of the others: any number from -2^53 to 2^53 - 1
  double count = 512;       ///< how many others, one position apart: whole, 1 to kMaxPositions; from + count <= 2^53
  double dimensions = 128;  ///< an even number, 2 to kMaxDimensions
  double base = 10'000;     ///< above 1, finite
};

Reason check(const SimilaritySpec& spec);

/// Fills `products` (count) with PE(position) . PE(from + k): the sum over all pairs of cos(omega distance), since the
/// dot product depends on the distance only. No encoding is made, and two distances share their products of sines and
/// of cosines. The error is below 1e-15 for each of the n pairs, and n^2 2^-55 for summing them: 2e-12 at 512
/// dimensions. Precondition: `check(spec)` found nothing, and `products` has that size.
void fill_similarity(const SimilaritySpec& spec, std::span<double> products);

}  // namespace posenc
