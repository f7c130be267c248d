#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <posenc/angle_coverage.h>
#include <posenc/context_sums.h>
#include <posenc/fitted_scores.h>
#include <posenc/rope_base.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_seen_angles(Specs& specs) {
  const auto spec = specs.spec<SeenAnglesSpec>();
  if (check(spec)) return;
  std::vector<std::vector<double>> parts(5, std::vector<double>(spec.frequencies.size()));
  fill_angle_coverage(spec, {parts[0], parts[1], parts[2], parts[3], parts[4]});
  for (const double wavelength : parts[0]) require(wavelength > 0);
  for (const double turns : parts[1]) require(turns >= 0);
  for (const double seen : parts[3]) require(seen >= 0 && seen <= 1);
  for (const double unseen : parts[4]) require(unseen >= 0 && unseen <= 1);
}

inline void try_context_sums(Specs& specs) {
  const auto spec = specs.spec<ContextSumsSpec>();
  if (check(spec) || spec.length * spec.dimensions > kMaxBytes) return;
  std::vector<double> lows(to_size(spec.samples));
  std::vector<double> highs(lows);
  const ContextSumsSummary found = fill_context_sums(spec, {lows, highs});
  require(found.first_negative < spec.length && found.min_at < spec.length);
  for (std::size_t run = 0; run < lows.size(); ++run) require(found.min <= lows[run] && lows[run] <= highs[run]);
  require(highs[0] <= spec.dimensions / 2 * (1 + 1e-12));
}

inline void try_context_base(Specs& specs) {
  const auto spec = specs.spec<ContextBaseSpec>();
  if (check(spec) || spec.length * spec.dimensions > 4096) return;
  std::vector<double> starts(to_size(spec.windows));
  std::vector<double> ends(starts);
  const RopeBaseWindows found = find_rope_bases(spec, starts, ends);
  require(found.windows <= starts.size());
  auto next = spec;
  next.reached = {found.resume_state.begin(), found.resume_state.end()};
  require_valid(next);
  if (!spec.reached.empty()) return;  // no windows until a search has ended
  for (std::size_t window = 0; window < found.windows; ++window) {
    require(starts[window] >= spec.length && starts[window] <= ends[window]);
    require(window == 0 || ends[window - 1] < starts[window]);
  }
}

inline void try_fit_scores(Specs& specs) {
  const auto spec = specs.spec<FitScoresSpec>();
  if (check(spec) || spec.trained_length * spec.dimensions > 8192) return;
  if ((spec.length + 4096) * spec.dimensions > kMaxBytes) return;
  std::vector<double> targets(to_size(spec.trained_length));
  std::vector<double> fitted(targets);
  std::vector<double> extrapolated(to_size(std::max(0.0, spec.length - spec.trained_length)));
  std::vector<double> interpolated(to_size(spec.length));
  std::vector<double> cosines(to_size(spec.dimensions) / 2);
  std::vector<double> sines(cosines);
  const double error = fill_fitted_scores(spec, {targets, fitted, extrapolated, interpolated, cosines, sines});
  double squares = 0;  // 0 for every coefficient would be this far off, and what is found is better
  for (const double target : targets) squares += target * target;
  require(error <= std::sqrt(squares / spec.trained_length) * (1 + 1e-6));
  for (const double score : extrapolated) require(std::isfinite(score));
}

}  // namespace posenc::fuzz
