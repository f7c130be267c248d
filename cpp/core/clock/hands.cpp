#include <posenc/hands.h>

namespace posenc {

void fill_hands(const HandsSpec& spec, const Hands& hands) {
  const Unit unit = spec.unit == "half-turn" ? Unit::half_turn : Unit::radian;
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base, unit);
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const auto [turns, phase] = counted_phase_at(speeds[pair].per_position, spec.position);
    const auto [sine, cosine] = sine_cosine(phase);
    hands.frequency[pair] = speeds[pair].radians;
    hands.period[pair] = speeds[pair].period;
    hands.angle[pair] = radians(phase);
    hands.turns[pair] = static_cast<double>(turns);
    hands.sine[pair] = sine;
    hands.cosine[pair] = cosine;
  }
}

}  // namespace posenc
