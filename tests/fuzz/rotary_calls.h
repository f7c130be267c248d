#pragma once

#include <cmath>
#include <vector>

#include <posenc/context/angle_coverage.h>
#include <posenc/numbers/elementary.h>
#include <posenc/rotary/rotary_axes.h>
#include <posenc/rotary/rotary_draws.h>
#include <posenc/rotary/rotary_frequencies.h>
#include <posenc/rotary/rotary_scores.h>
#include <posenc/rotary/rotate.h>
#include <posenc/table/rotary_table.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_rotary(Specs& specs) {
  const auto spec = specs.spec<RotaryFrequenciesSpec>();
  if (check(spec)) return;
  const Computed<RotaryFrequenciesCall> result(spec);
  require(result.values >= 1 && std::isfinite(result.values));
  const std::vector<double> speeds(result.arrays.begin(), result.arrays.end());
  for (const double speed : speeds) require(speed >= 0 && speed <= kMaxOmega);
  require_valid(SeenAnglesSpec{.frequencies = speeds, .trained_frequencies = speeds});
}

inline void try_rotary_axes(Specs& specs) {
  const auto spec = specs.spec<RotaryAxesSpec>();
  if (check(spec)) return;
  const Computed<RotaryAxesCall> result(spec);
  for (const std::int32_t axis : result.arrays.axis) require(axis >= 0 && axis < kRotaryAxes);
  for (const double angle : result.arrays.angles) require(angle >= 0 && angle < 6.283185307179587);
}

inline void try_rotate(Specs& specs) {
  const auto spec = specs.spec<RotateSpec>();
  if (check(spec)) return;
  const Computed<RotateCall> result(spec);
  const double norm = result.values;
  require(std::abs(norm - euclidean_norm(spec.vector)) <= 1e-12 * norm + 1e-300);  // sines and cosines underflow too
  for (const double angle : result.arrays.angles) require(angle >= 0 && angle < 6.283185307179587);
}

inline void try_rotary_scores(Specs& specs) {
  const auto spec = specs.spec<RotaryScoresSpec>();
  if (check(spec)) return;
  const std::size_t pairs = rotary_pairs(spec);
  if (spec.distances * static_cast<double>((pairs + 1) * sizeof(double)) > kMaxBytes) return;
  const Computed<RotaryScoresCall> result(spec);
  const double max = euclidean_norm(spec.query) * euclidean_norm(spec.key);  // Cauchy and Schwarz
  for (const double score : result.arrays.scores) require(std::abs(score) <= max * (1 + 1e-9) + 1e-150);
}

inline void try_rotary_table(Specs& specs) {
  const auto spec = specs.spec<RotaryTableSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  const Computed<RotaryTableCall> result(spec);
  const SplitTable& table = result.arrays;
  for (std::size_t k = 0; k < table.sines().size(); ++k) {
    const double sine = static_cast<double>(table.sines()[k]);
    const double cosine = static_cast<double>(table.cosines()[k]);
    require(std::abs(sine * sine + cosine * cosine - 1) < 2e-7);  // two roundings to float
  }
}

inline void try_rotary_draws(Specs& specs) {
  const auto spec = specs.spec<RotaryDrawsSpec>();
  if (check(spec)) return;
  if (spec.draws * spec.dimensions * spec.distances > 1e6) return;
  const Computed<RotaryDrawsCall> result(spec);
  const double max = 74 * spec.dimensions;  // the random normals are below 8.6 in magnitude
  for (const double mean : result.arrays.means) require(std::abs(mean) <= max);
  for (const double deviation : result.arrays.deviations) require(deviation >= 0 && deviation <= 2 * max);
}

}  // namespace posenc::fuzz
