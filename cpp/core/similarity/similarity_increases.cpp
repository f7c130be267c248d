#include <posenc/similarity_increases.h>

#include <posenc/limits.h>
#include <posenc/similarity.h>

namespace posenc {

std::size_t find_similarity_increases(const SimilarityRisesSpec& spec, const SimilarityIncreases& result) {
  const auto [products, increases] = result;
  fill_similarity({.count = spec.positions, .dimensions = spec.dimensions, .base = spec.base}, products);
  std::size_t count = 0;
  for (std::size_t k = 1; k < products.size(); ++k) {
    if (products[k] > products[k - 1]) increases[count++] = static_cast<double>(k);
  }
  return count;
}

}  // namespace posenc
