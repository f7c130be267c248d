#include <posenc/comparison.h>

#include <cmath>

#include <posenc/frequency.h>
#include <posenc/phase.h>

namespace posenc {

Comparison compared(const ComparisonSpec& spec) {
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  double dot = 0;
  double squared_chords = 0;
  for (const auto& speed : speeds) {
    const Turn between =
        real_phase_at(speed.per_position, spec.position) - real_phase_at(speed.per_position, spec.other);
    const double half_chord = sine_cosine({between.fraction / 2}).sine;  // two hands an angle a apart: chord 2 sin(a/2)
    dot += sine_cosine(between).cosine;
    squared_chords += 4 * half_chord * half_chord;
  }
  return {dot, std::sqrt(squared_chords), dot / static_cast<double>(speeds.size())};
}

}  // namespace posenc
