#pragma once

#include <cstddef>
#include <span>

#include <posenc/spec/call.h>

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

struct SimilarityIncreases {
  std::span<double> products;   ///< (positions): S(k) = PE(p) . PE(p + k), the same for every p
  std::span<double> increases;  ///< room for positions - 1 distances
};

/// Finds the distances at which similarity increases: writes every k from 1 to positions - 1 with S(k) > S(k - 1) to
/// the front of `increases`, in order, and returns their number. Steps below the error of `fill_similarity` may count
/// or not. Precondition: `spec` is valid.
std::size_t find_similarity_increases(const SimilarityRisesSpec& spec, const SimilarityIncreases& result);

POSENC_CALL(SimilarityRises, find_similarity_increases, "The distances at which similarity increases.")
POSENC_WORKSPACE(3 << 18)  // as for `similarity`
POSENC_RESULT("", "Every distance with a larger similarity than the one before, in order.")
POSENC_ARRAY(nullptr, arrays.products, (spec.positions))
POSENC_ARRAY(nullptr, arrays.increases, (spec.positions - 1))
POSENC_VALUE("", arrays.increases.first(values))
POSENC_END

}  // namespace posenc
