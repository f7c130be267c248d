#include <posenc/context_sums.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/simd.h>
#include "wave_sums.h"

namespace posenc {
namespace {

struct Range {
  double low;
  double high;
};

/// The least and the largest of some numbers, at least one; two at a time, without a branch for each.
Range range_of(std::span<const double> numbers) {
  Double2 low{numbers[0], numbers[0]};
  Double2 high = low;
  const auto take = [&](Double2 next) {
    low = next < low ? next : low;
    high = next > high ? next : high;
  };
  for (std::size_t k = 0; k + 2 <= numbers.size(); k += 2) take(load2(&numbers[k]));
  take(Double2{numbers.back(), numbers.back()});
  return {std::min(low[0], low[1]), std::max(high[0], high[1])};
}

}  // namespace

std::optional<ValidationError> check(const ContextSumsSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_integer("samples", spec.samples, 1, spec.length);
}

ContextSumsFound fill_context_sums(const ContextSumsSpec& spec, const ContextSums& result) {
  std::vector<Phase> speeds;
  for (const Frequency& hand : pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    speeds.push_back(hand.turns_per_position);
  }
  const std::vector<double> ones(speeds.size(), 1);
  const std::vector<double> zeros(speeds.size(), 0);
  WaveSums waves(speeds, 1);
  WaveSums::Block block;

  const auto length = static_cast<std::uint64_t>(spec.length);
  const std::uint64_t samples = result.lows.size();
  std::fill(result.lows.begin(), result.lows.end(), std::numeric_limits<double>::infinity());
  std::fill(result.highs.begin(), result.highs.end(), -std::numeric_limits<double>::infinity());
  ContextSumsFound found{.min = std::numeric_limits<double>::infinity()};
  std::size_t sample = 0;
  std::uint64_t next = length / samples;  // where the next run begins
  for (std::uint64_t begin = 0; begin < length; begin += WaveSums::kBlock) {
    waves.fill_block_in_row(ones, zeros, 0, static_cast<std::size_t>(begin / WaveSums::kBlock), block);
    const std::uint64_t end = std::min<std::uint64_t>(begin + WaveSums::kBlock, length);
    for (std::uint64_t from = begin; from < end;) {
      if (from == next) next = (std::uint64_t{++sample} + 1) * length / samples;
      const std::uint64_t to = std::min(end, next);
      const std::span<const double> sums =
          std::span(block).subspan(static_cast<std::size_t>(from - begin), static_cast<std::size_t>(to - from));
      const auto [low, high] = range_of(sums);
      const auto place_of = [&](auto place) {
        return static_cast<double>(from + static_cast<std::uint64_t>(place - sums.begin()));
      };
      result.lows[sample] = std::min(result.lows[sample], low);
      result.highs[sample] = std::max(result.highs[sample], high);
      if (low < 0 && found.first_negative == 0)
        found.first_negative = place_of(std::find_if(sums.begin(), sums.end(), [](double sum) { return sum < 0; }));
      if (low < found.min) {
        found.min = low;
        found.min_at = place_of(std::find(sums.begin(), sums.end(), low));
      }
      from = to;
    }
  }
  return found;
}

}  // namespace posenc
