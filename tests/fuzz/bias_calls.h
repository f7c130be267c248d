#pragma once

#include <cmath>

#include <posenc/bias/position_bias.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_position_bias(Specs& specs) {
  const auto spec = specs.spec<PositionBiasSpec>();
  if (check(spec) || spec.length * spec.clip * spec.dimensions > kMaxBytes) return;
  const Computed<PositionBiasCall> bias(spec);
  double all = 0;
  for (const double weight : bias.arrays.biased_weights) all += weight;
  require(std::abs(all - 1) < 1e-9);
  for (const double slope : bias.arrays.slopes) require(slope > 0 && slope < 1);
  for (std::size_t k = 0; k < bias.arrays.places.size(); ++k) {
    require((bias.arrays.places[k] < 0) == std::isinf(bias.arrays.bias[k]));
  }
}

}  // namespace posenc::fuzz
