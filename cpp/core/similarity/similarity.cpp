#include <posenc/similarity.h>

#include <vector>

#include <posenc/dtoa.h>
#include <posenc/frequency.h>
#include <posenc/limits.h>
#include "cosine_sums.h"

namespace posenc {

std::optional<ValidationError> check(const SimilaritySpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_end("from + count", spec.from, spec.count);
}

void fill_similarity(const SimilaritySpec& spec, std::span<double> products) {
  std::vector<PhaseRamp> ramps;
  for (const Frequency& frequency : pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    const Phase increment = frequency.turns_per_position;
    ramps.push_back({real_phase_at(increment, spec.from) - real_phase_at(increment, spec.position), increment});
  }
  fill_cosine_sums(ramps, products);
}

}  // namespace posenc
