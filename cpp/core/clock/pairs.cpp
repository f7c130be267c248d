#include <posenc/pairs.h>

namespace posenc {

void fill_pairs(const HandsSpec& spec, const Pairs& pairs) {
  const Unit unit = spec.unit == "half-turn" ? Unit::half_turn : Unit::radian;
  const auto frequencies = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base, unit);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [turns, phase] = unwrapped_phase_at(frequencies[pair].turns_per_position, spec.position);
    const auto [sine, cosine] = sincos(phase);
    pairs.frequency[pair] = frequencies[pair].omega;
    pairs.period[pair] = frequencies[pair].period;
    pairs.angle[pair] = to_radians(phase);
    pairs.turns[pair] = static_cast<double>(turns);
    pairs.sine[pair] = sine;
    pairs.cosine[pair] = cosine;
  }
}

}  // namespace posenc
