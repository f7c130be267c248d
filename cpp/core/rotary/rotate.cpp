#include <posenc/rotate.h>

#include <algorithm>
#include <cmath>

#include <posenc/frequency.h>
#include <posenc/elementary.h>
#include "rotary_part.h"

namespace posenc {
namespace {

RotaryPart rotary_part(const RotateSpec& spec) { return {spec.vector.size(), spec.rotary, spec.layout}; }

}  // namespace

std::optional<ValidationError> check(const RotateSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_rotary_dim("vector", spec.vector.size(), spec.rotary);
}

std::size_t rotary_pairs(const RotateSpec& spec) { return rotary_part(spec).pairs(); }

double fill_rotated(const RotateSpec& spec, std::span<double> rotated, std::span<double> angles) {
  std::copy(spec.vector.begin(), spec.vector.end(), rotated.begin());
  const RotaryPart part = rotary_part(spec);
  const auto frequencies = part.pairs() > 0 ? pair_frequencies(part.dimensions, spec.base) : std::vector<Frequency>();
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const Phase phase = real_phase_at(frequencies[pair].turns_per_position, spec.position);
    const auto [sine, cosine] = sincos(phase);
    const auto [x_at, y_at] = part.columns(pair);
    const double x = rotated[x_at];
    const double y = rotated[y_at];
    rotated[x_at] = x * cosine - y * sine;
    rotated[y_at] = y * cosine + x * sine;
    angles[pair] = to_radians(phase);
  }
  return euclidean_norm(rotated);
}

}  // namespace posenc
