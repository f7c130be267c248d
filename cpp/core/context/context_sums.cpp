#include <posenc/context_sums.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include <posenc/frequency.h>
#include "wave_sums.h"

namespace posenc {

Reason check(const ContextSumsSpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  return check_whole("samples", spec.samples, 1, spec.length);
}

ContextSumsFound fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result) {
  std::vector<Turn> speeds;
  for (const Frequency& hand : frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    speeds.push_back(hand.per_position);
  }
  const std::vector<double> ones(speeds.size(), 1);
  const std::vector<double> zeros(speeds.size(), 0);
  WaveSums waves(speeds, 1);
  WaveSums::Block block;

  const auto length = static_cast<std::uint64_t>(spec.length);
  const std::uint64_t samples = result.lows.size();
  std::fill(result.lows.begin(), result.lows.end(), std::numeric_limits<double>::infinity());
  std::fill(result.highs.begin(), result.highs.end(), -std::numeric_limits<double>::infinity());
  ContextSumsFound found{.least = std::numeric_limits<double>::infinity()};
  std::size_t sample = 0;
  std::uint64_t next = length / samples;  // where the next run begins
  for (std::uint64_t begin = 0; begin < length; begin += WaveSums::kBlock) {
    waves.fill_block_in_row(ones, zeros, 0, static_cast<std::size_t>(begin / WaveSums::kBlock), block);
    const std::uint64_t end = std::min<std::uint64_t>(begin + WaveSums::kBlock, length);
    for (std::uint64_t distance = begin; distance < end; ++distance) {
      if (distance == next) next = (std::uint64_t{++sample} + 1) * length / samples;
      const double sum = block[static_cast<std::size_t>(distance - begin)];
      result.lows[sample] = std::min(result.lows[sample], sum);
      result.highs[sample] = std::max(result.highs[sample], sum);
      if (sum < 0 && found.first_negative == 0) found.first_negative = static_cast<double>(distance);
      if (sum < found.least) {
        found.least = sum;
        found.least_at = static_cast<double>(distance);
      }
    }
  }
  return found;
}

}  // namespace posenc
