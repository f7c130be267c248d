#pragma once

#include <cstddef>
#include <span>

#include <posenc/check.h>

namespace posenc {

/// Distances 0 to positions - 1.
struct SimilarityRisesSpec {
  double positions = 512;
  double dimensions = 128;
  double base = 10'000;
};

POSENC_SPEC(SimilarityRisesSpec, "Distances 0 to positions - 1.")
POSENC_FIELD(positions, integer(2, kMaxPositions))
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

/// Finds the distances at which similarity increases: writes every k from 1 to positions - 1 with S(k) > S(k - 1) to
/// the front of `increases`, in order, and returns their number. `products` (positions) receives S(k) = PE(p) . PE(p +
/// k), the same for every p; steps below the error of `fill_similarity` may count or not. Precondition: `spec` is valid
/// and `increases` has room for positions - 1 numbers.
std::size_t find_similarity_increases(const SimilarityRisesSpec& spec, std::span<double> products,
                                      std::span<double> increases);

}  // namespace posenc
