#include <posenc/comparison.h>

#include <cmath>

#include <posenc/frequency.h>
#include <posenc/phase.h>

namespace posenc {
namespace {

/// Below this an angle equals its chord within 2^-58, and the product has more digits than the phase.
constexpr double kSmallAngle = 0x1p-27;

}  // namespace

Comparison compare(const ComparisonSpec& spec) {
  const auto frequencies = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const double difference = std::abs(spec.position - spec.other);
  const double unit =
      difference > 0 && difference < kSmallAngle ? difference : 1;  // so that squares of tiny chords do not underflow
  double dot = 0;
  double squared_chords = 0;
  for (const auto& frequency : frequencies) {
    const Phase phase_difference = real_phase_at(frequency.turns_per_position, spec.position) -
                                   real_phase_at(frequency.turns_per_position, spec.other);
    const double angle = frequency.omega * difference;
    const double chord =
        angle < kSmallAngle ? angle : 2 * sincos({phase_difference.fraction / 2}).sine;  // 2 sin(angle / 2)
    dot += sincos(phase_difference).cosine;
    squared_chords += chord / unit * (chord / unit);
  }
  return {dot, std::sqrt(squared_chords) * unit, dot / static_cast<double>(frequencies.size())};
}

}  // namespace posenc
