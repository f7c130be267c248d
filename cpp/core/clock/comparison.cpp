#include <posenc/comparison.h>

#include <cmath>

#include <posenc/frequency.h>
#include <posenc/phase.h>

namespace posenc {
namespace {

/// So small an angle is its own chord, to a part in 2^58, and as a product it has more digits than as a phase.
constexpr double kSmall = 0x1p-27;

}  // namespace

Comparison compared(const ComparisonSpec& spec) {
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const double apart = std::abs(spec.position - spec.other);
  const double unit = apart > 0 && apart < kSmall ? apart : 1;  // squares of tiny chords would be 0
  double dot = 0;
  double squared_chords = 0;
  for (const auto& speed : speeds) {
    const Turn between =
        real_phase_at(speed.per_position, spec.position) - real_phase_at(speed.per_position, spec.other);
    const double angle = speed.radians * apart;
    const double chord = angle < kSmall ? angle : 2 * sine_cosine({between.fraction / 2}).sine;  // 2 sin(angle / 2)
    dot += sine_cosine(between).cosine;
    squared_chords += chord / unit * (chord / unit);
  }
  return {dot, std::sqrt(squared_chords) * unit, dot / static_cast<double>(speeds.size())};
}

}  // namespace posenc
