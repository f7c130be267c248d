#pragma once

#include <cmath>

#include <posenc/context/angle_coverage.h>
#include <posenc/context/context_sums.h>
#include <posenc/context/fitted_scores.h>
#include <posenc/context/rope_base.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_seen_angles(Specs& specs) {
  const auto spec = specs.spec<SeenAnglesSpec>();
  if (check(spec)) return;
  const Computed<SeenAnglesCall> result(spec);
  for (const double wavelength : result.arrays.wavelengths) require(wavelength > 0);
  for (const double turns : result.arrays.turns) require(turns >= 0);
  for (const double seen : result.arrays.coverage) require(seen >= 0 && seen <= 1);
  for (const double unseen : result.arrays.ood_fraction) require(unseen >= 0 && unseen <= 1);
}

inline void try_context_sums(Specs& specs) {
  const auto spec = specs.spec<ContextSumsSpec>();
  if (check(spec) || spec.length * spec.dimensions > kMaxBytes) return;
  const Computed<ContextSumsCall> result(spec);
  const auto& [lows, highs] = result.arrays;
  const ContextSumsSummary found = result.values;
  require(found.first_negative < spec.length && found.min_at < spec.length);
  for (std::size_t run = 0; run < lows.size(); ++run) require(found.min <= lows[run] && lows[run] <= highs[run]);
  require(highs[0] <= spec.dimensions / 2 * (1 + 1e-12));
}

inline void try_context_base(Specs& specs) {
  const auto spec = specs.spec<ContextBaseSpec>();
  if (check(spec) || spec.length * spec.dimensions > 4096) return;
  const Computed<ContextBaseCall> result(spec);
  const auto& [starts, ends] = result.arrays;
  const RopeBaseWindows found = result.values;
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
  const Computed<FitScoresCall> fit(spec);
  double squares = 0;  // 0 for every coefficient would be this far off, and what is found is better
  for (const double target : fit.arrays.targets) squares += target * target;
  require(fit.values <= std::sqrt(squares / spec.trained_length) * (1 + 1e-6));
  for (const double score : fit.arrays.extrapolated) require(std::isfinite(score));
}

}  // namespace posenc::fuzz
