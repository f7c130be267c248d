#include <posenc/context_sums.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/simd.h>
#include "trigonometric_sums.h"

namespace posenc {
namespace {

struct Range {
  double low;
  double high;
};

/// Branch-free minimum and maximum of at least one number.
Range min_max(std::span<const double> numbers) {
  Double2 low{numbers[0], numbers[0]};
  Double2 high = low;
  const auto update = [&](Double2 next_begin) {
    low = next_begin < low ? next_begin : low;
    high = next_begin > high ? next_begin : high;
  };
  for (std::size_t k = 0; k + 2 <= numbers.size(); k += 2) update(load2(&numbers[k]));
  update(Double2{numbers.back(), numbers.back()});
  return {std::min(low[0], low[1]), std::max(high[0], high[1])};
}

}  // namespace

std::optional<ValidationError> check(const ContextSumsSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_integer("samples", spec.samples, 1, spec.length);
}

ContextSumsSummary fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result) {
  std::vector<Phase> increments;
  for (const Frequency& frequency : pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    increments.push_back(frequency.turns_per_position);
  }
  const std::vector<double> ones(increments.size(), 1);
  const std::vector<double> zeros(increments.size(), 0);
  TrigonometricSums waves(increments, 1);
  TrigonometricSums::Block block;

  const auto length = static_cast<std::uint64_t>(spec.length);
  const std::uint64_t samples = result.lows.size();
  std::fill(result.lows.begin(), result.lows.end(), std::numeric_limits<double>::infinity());
  std::fill(result.highs.begin(), result.highs.end(), -std::numeric_limits<double>::infinity());
  ContextSumsSummary summary{.min = std::numeric_limits<double>::infinity()};
  std::size_t sample = 0;
  std::uint64_t next_begin = length / samples;
  for (std::uint64_t begin = 0; begin < length; begin += TrigonometricSums::kBlock) {
    waves.fill_consecutive_block(ones, zeros, 0, static_cast<std::size_t>(begin / TrigonometricSums::kBlock), block);
    const std::uint64_t end = std::min<std::uint64_t>(begin + TrigonometricSums::kBlock, length);
    for (std::uint64_t from = begin; from < end;) {
      if (from == next_begin) next_begin = (std::uint64_t{++sample} + 1) * length / samples;
      const std::uint64_t to = std::min(end, next_begin);
      const std::span<const double> sums =
          std::span(block).subspan(static_cast<std::size_t>(from - begin), static_cast<std::size_t>(to - from));
      const auto [low, high] = min_max(sums);
      const auto distance_of = [&](auto it) {
        return static_cast<double>(from + static_cast<std::uint64_t>(it - sums.begin()));
      };
      result.lows[sample] = std::min(result.lows[sample], low);
      result.highs[sample] = std::max(result.highs[sample], high);
      if (low < 0 && summary.first_negative == 0)
        summary.first_negative =
            distance_of(std::find_if(sums.begin(), sums.end(), [](double sum) { return sum < 0; }));
      if (low < summary.min) {
        summary.min = low;
        summary.min_at = distance_of(std::find(sums.begin(), sums.end(), low));
      }
      from = to;
    }
  }
  return summary;
}

}  // namespace posenc
