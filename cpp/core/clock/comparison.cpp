#include <posenc/comparison.h>

#include <cmath>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/norm.h>
#include <posenc/phase.h>

namespace posenc {

Comparison compared(const ComparisonSpec& spec) {
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const double apart = std::abs(spec.position - spec.other);
  double dot = 0;
  std::vector<double> chords;
  chords.reserve(speeds.size());
  for (const auto& speed : speeds) {
    const Turn between =
        real_phase_at(speed.per_position, spec.position) - real_phase_at(speed.per_position, spec.other);
    const double angle = speed.radians * apart;  // a small one has more digits than a phase, and is its own chord
    const double chord = angle < 0x1p-27 ? angle : 2 * sine_cosine({between.fraction / 2}).sine;  // 2 sin(angle / 2)
    dot += sine_cosine(between).cosine;
    chords.push_back(chord);
  }
  return {dot, norm_of(chords), dot / static_cast<double>(speeds.size())};
}

}  // namespace posenc
