#pragma once

#include <cstddef>
#include <span>

#include <posenc/check.h>

namespace posenc {

/// The distances between `positions` neighbouring positions: 0 to positions - 1.
struct SimilarityRisesSpec {
  double positions = 512;
  double dimensions = 128;
  double base = 10'000;
};

POSENC_SPEC(SimilarityRisesSpec, "The distances between `positions` neighbouring positions: 0 to positions - 1.")
POSENC_FIELD(positions, integer(2, kMaxPositions))
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

/// Finds the distances at which two codes become more alike by going one position farther apart: writes to the front of
/// `rises` every distance k from 1 to positions - 1 with S(k) > S(k - 1), in order, and returns how many there are.
/// `products` (positions) gets S(k) = PE(p) . PE(p + k), which is the same for every p (`fill_similarity`, and its
/// error: steps that are smaller may count or not). Precondition: `check(spec)` found nothing, and `rises` has room for
/// positions - 1 numbers.
std::size_t find_similarity_increases(const SimilarityRisesSpec& spec, std::span<double> products,
                                      std::span<double> increases);

}  // namespace posenc
