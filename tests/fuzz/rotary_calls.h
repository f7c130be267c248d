#pragma once

#include <cmath>
#include <vector>

#include <posenc/angle_coverage.h>
#include <posenc/elementary.h>
#include <posenc/rotary_draws.h>
#include <posenc/rotary_frequencies.h>
#include <posenc/rotary_scores.h>
#include <posenc/rotary_table.h>
#include <posenc/rotate.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_rotary(Specs& specs) {
  const auto spec = specs.spec<RotaryFrequenciesSpec>();
  if (check(spec)) return;
  std::vector<double> speeds(to_size(spec.dimensions) / 2);
  const double factor = fill_rotary_frequencies(spec, speeds);
  require(factor >= 1 && std::isfinite(factor));
  for (const double speed : speeds) require(speed >= 0 && speed <= kMaxOmega);
  require_valid(SeenAnglesSpec{.frequencies = speeds, .trained_frequencies = speeds});
}

inline void try_rotate(Specs& specs) {
  const auto spec = specs.spec<RotateSpec>();
  if (check(spec)) return;
  std::vector<double> rotated(spec.vector.size());
  std::vector<double> angles(rotary_pairs(spec));
  const double norm = fill_rotated(spec, rotated, angles);
  require(std::abs(norm - euclidean_norm(spec.vector)) <= 1e-12 * norm + 1e-300);  // sines and cosines underflow too
  for (const double angle : angles) require(angle >= 0 && angle < 6.283185307179587);
}

inline void try_rotary_scores(Specs& specs) {
  const auto spec = specs.spec<RotaryScoresSpec>();
  if (check(spec)) return;
  const std::size_t pairs = rotary_pairs(spec);
  if (spec.distances * static_cast<double>((pairs + 1) * sizeof(double)) > kMaxBytes) return;
  const std::size_t distances = to_size(spec.distances);
  std::vector<double> scores(distances);
  std::vector<double> terms(distances * pairs);
  std::vector<double> cosines(pairs);
  std::vector<double> sines(pairs);
  fill_rotary_scores(spec, {scores, terms, cosines, sines});
  const double max = euclidean_norm(spec.query) * euclidean_norm(spec.key);  // Cauchy and Schwarz
  for (const double score : scores) require(std::abs(score) <= max * (1 + 1e-9) + 1e-150);
}

inline void try_rotary_table(Specs& specs) {
  const auto spec = specs.spec<RotaryTableSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  const std::size_t positions = to_size(spec.positions);
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  std::vector<float> memory(SplitTable::numbers(positions, pairs));
  const SplitTable table(memory, positions, pairs);
  fill_rotary_table(spec, table);
  for (std::size_t k = 0; k < positions * pairs; ++k) {
    const double sine = static_cast<double>(table.sines()[k]);
    const double cosine = static_cast<double>(table.cosines()[k]);
    require(std::abs(sine * sine + cosine * cosine - 1) < 2e-7);  // two roundings to float
  }
}

inline void try_rotary_draws(Specs& specs) {
  const auto spec = specs.spec<RotaryDrawsSpec>();
  if (check(spec)) return;
  if (spec.draws * spec.dimensions * spec.distances > 1e6) return;
  std::vector<double> means(to_size(spec.distances));
  std::vector<double> deviations(means.size());
  std::vector<double> query(to_size(spec.dimensions));
  std::vector<double> key(query.size());
  fill_rotary_draws(spec, {means, deviations, query, key});
  const double max = 74 * spec.dimensions;  // the random normals are below 8.6 in magnitude
  for (const double mean : means) require(std::abs(mean) <= max);
  for (const double deviation : deviations) require(deviation >= 0 && deviation <= 2 * max);
}

}  // namespace posenc::fuzz
