#include <posenc/similarity/similarity.h>
#include <posenc/similarity/similarity_increases.h>

#include <vector>

#include <posenc/correlator/phase_correlator.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/limits.h>

namespace posenc {

std::optional<ValidationError> check(const SimilaritySpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_end("from + count", spec.from, spec.count);
}

void fill_similarity(const SimilaritySpec& spec, std::span<double> products) {
  const auto increments = phase_increments(pair_frequencies(to_size(spec.dimensions), spec.base));
  std::vector<SinCos> code;
  for (const Phase increment : increments) code.push_back(sincos(real_phase_at(increment, spec.position)));
  PhaseCorrelator(increments, 1).fill(code, spec.from, products);
}

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
