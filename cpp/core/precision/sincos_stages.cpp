#include "sincos_stages.h"

#include <cmath>
#include <limits>

namespace posenc {

SincosStages::SincosStages(const CastEncodingSpec& spec)
    : position_rounding_(make_rounding(spec.position)),
      angle_rounding_(make_rounding(spec.angle)),
      sincos_rounding_(make_rounding(spec.wave)),
      has_exact_angles_(spec.frequency == "exact" && spec.angle == "exact"),
      frequencies_(pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)),
      turns_per_radian_(pair_frequencies(2, 2).front().turns_per_position) {
  const Rounding rounding = make_rounding(spec.frequency);
  for (const Frequency& frequency : frequencies_) quantised_omegas_.push_back(rounding(frequency.omega));
}

std::vector<double> SincosStages::exact_at(double position) const {
  std::vector<double> phasors;
  phasors.reserve(2 * frequencies_.size());
  for (const Frequency& frequency : frequencies_) {
    const auto [sine, cosine] = sincos(real_phase_at(frequency.turns_per_position, position));
    phasors.push_back(cosine);
    phasors.push_back(sine);
  }
  return phasors;
}

QuantisedPhasors SincosStages::quantised_at(double position) const {
  QuantisedPhasors result;
  result.phasors.reserve(2 * frequencies_.size());
  result.phase_errors.reserve(frequencies_.size());
  const double rounded_position = position_rounding_(position);
  for (std::size_t pair = 0; pair < frequencies_.size(); ++pair) {
    const double angle = angle_rounding_(rounded_position * quantised_omegas_[pair]);
    result.phase_errors.push_back(angle - position * frequencies_[pair].omega);
    if (!std::isfinite(angle)) {  // overflow: no sine or cosine
      result.phasors.insert(result.phasors.end(), 2, std::numeric_limits<double>::quiet_NaN());
      continue;
    }
    // Exact frequencies have more digits than a double; rounded frequencies and angles are doubles.
    const Phase phase = has_exact_angles_ ? real_phase_at(frequencies_[pair].turns_per_position, rounded_position)
                                          : real_phase_at(turns_per_radian_, angle);
    const auto [sine, cosine] = sincos(phase);
    result.phasors.push_back(sincos_rounding_(cosine));
    result.phasors.push_back(sincos_rounding_(sine));
  }
  return result;
}

}  // namespace posenc
