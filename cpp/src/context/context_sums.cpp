#include <posenc/context/context_sums.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include <posenc/correlator/phase_correlator.h>
#include <posenc/phase/frequency.h>

namespace posenc {
std::optional<ValidationError> check(const ContextSumsSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_integer("samples", spec.samples, 1, spec.length);
}

ContextSumsSummary fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result) {
  PhaseCorrelator correlator(phase_increments(pair_frequencies(to_size(spec.dimensions), spec.base)), 1);
  const std::vector<SinCos> code(to_size(spec.dimensions) / 2);  // PE(0)
  const auto length = static_cast<std::uint64_t>(spec.length);
  const std::uint64_t samples = result.lows.size();
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  std::fill(result.lows.begin(), result.lows.end(), kInfinity);
  std::fill(result.highs.begin(), result.highs.end(), -kInfinity);
  ContextSumsSummary summary{.min = kInfinity};
  std::size_t sample = 0;
  std::uint64_t next_begin = length / samples;
  std::vector<double> sums(PhaseCorrelator::kChunk);
  for (std::uint64_t distance = 0; distance < length; ++distance) {
    const auto k = static_cast<std::size_t>(distance % sums.size());
    if (k == 0) correlator.fill(code, static_cast<double>(distance), sums);
    if (distance == next_begin) next_begin = (std::uint64_t{++sample} + 1) * length / samples;
    result.lows[sample] = std::min(result.lows[sample], sums[k]);
    result.highs[sample] = std::max(result.highs[sample], sums[k]);
    if (sums[k] < 0 && summary.first_negative == 0) summary.first_negative = static_cast<double>(distance);
    if (sums[k] < summary.min) {
      summary.min = sums[k];
      summary.min_at = static_cast<double>(distance);
    }
  }
  return summary;
}

}  // namespace posenc
