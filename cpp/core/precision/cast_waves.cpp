#include "cast_waves.h"

#include <cmath>
#include <limits>

namespace posenc {

WaveStations::WaveStations(const CastEncodingSpec& spec)
    : position_(rounding_to(spec.position)),
      angle_(rounding_to(spec.angle)),
      wave_(rounding_to(spec.wave)),
      has_exact_angles_(spec.frequency == "exact" && spec.angle == "exact"),
      speeds_(pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)),
      radian_(pair_frequencies(2, 2).front().turns_per_position) {
  const Rounding frequency = rounding_to(spec.frequency);
  for (const Frequency& speed : speeds_) cast_speeds_.push_back(frequency(speed.omega));
}

std::vector<double> WaveStations::exact_at(double position) const {
  std::vector<double> waves;
  waves.reserve(2 * speeds_.size());
  for (const Frequency& speed : speeds_) {
    const auto [sine, cosine] = sincos(real_phase_at(speed.turns_per_position, position));
    waves.push_back(cosine);
    waves.push_back(sine);
  }
  return waves;
}

CastWaves WaveStations::cast_at(double position) const {
  CastWaves found;
  found.waves.reserve(2 * speeds_.size());
  found.phase_errors.reserve(speeds_.size());
  const double moved = position_(position);
  for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
    const double angle = angle_(moved * cast_speeds_[pair]);
    found.phase_errors.push_back(angle - position * speeds_[pair].omega);
    if (!std::isfinite(angle)) {  // neither has an overflown angle a sine, nor have its readers a number
      found.waves.insert(found.waves.end(), 2, std::numeric_limits<double>::quiet_NaN());
      continue;
    }
    // An exact speed has more digits than a double; a rounded one is what it is, and so is a rounded angle.
    const Phase phase =
        has_exact_angles_ ? real_phase_at(speeds_[pair].turns_per_position, moved) : real_phase_at(radian_, angle);
    const auto [sine, cosine] = sincos(phase);
    found.waves.push_back(wave_(cosine));
    found.waves.push_back(wave_(sine));
  }
  return found;
}

}  // namespace posenc
