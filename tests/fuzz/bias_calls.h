#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include <posenc/position_bias.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_position_bias(Specs& specs) {
  const auto spec = specs.spec<PositionBiasSpec>();
  if (check(spec) || spec.length * spec.clip * spec.dimensions > kMaxBytes) return;
  const std::size_t length = to_size(spec.length);
  std::vector<std::int32_t> places(length * length);
  std::vector<double> bias(length * length);
  std::vector<double> slopes(to_size(spec.heads));
  std::vector<std::vector<double>> rows(4, std::vector<double>(length));
  fill_position_bias(spec, {places, bias, slopes, rows[0], rows[1], rows[2], rows[3]});
  double all = 0;
  for (const double weight : rows[3]) all += weight;
  require(std::abs(all - 1) < 1e-9);
  for (const double slope : slopes) require(slope > 0 && slope < 1);
  for (std::size_t k = 0; k < places.size(); ++k) require((places[k] < 0) == std::isinf(bias[k]));
  std::vector<double> starts(to_size(spec.buckets));
  require(find_bucket_starts(spec, starts) <= starts.size());
}

}  // namespace posenc::fuzz
