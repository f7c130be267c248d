#include <posenc/similarity.h>

#include <vector>

#include <posenc/frequency.h>
#include <posenc/phase_correlator.h>

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

}  // namespace posenc
