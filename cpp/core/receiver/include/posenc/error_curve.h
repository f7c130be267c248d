#pragma once

#include <cstdint>

#include <posenc/check.h>

namespace posenc {

/// Many receptions of hidden whole positions: how the error grows with the noise, and where it falls off a cliff.
struct CliffSpec {
  double dimensions = 64;
  double base = 10'000;
  double sigma = 0.3;
  double candidates = 1'024;
  double first_trial = 0;
  double trials = 1'000;
  double seed = 1;
};

POSENC_SPEC(CliffSpec, "Many receptions of hidden whole positions, by all hands.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(sigma, real(kMinSigma, kMaxSigma), "Standard deviation of the noise on every number.")
POSENC_FIELD(candidates, integer(2, kMaxErrorCurveCandidates),
             "Positions are hidden and searched among 0 to candidates - 1.")
POSENC_FIELD(first_trial, integer(0, kMaxFirstTrial), "The first trial of this chunk.")
POSENC_FIELD(trials, integer(1, kMaxTrials), "The number of trials of this chunk.")
POSENC_FIELD(seed, kAnySeed)
POSENC_END

/// Sums over the trials of a chunk. Those of several chunks add up to those of all their trials: trial t depends on the
/// seed and t alone.
struct ErrorCurveSums {
  double bound = 0;  ///< no sum: cramer_rao_bound(hands, sigma), below which no unbiased fix can be
  double trials = 0;
  double cycle_slips = 0;                  ///< fixes that are off by more than half_period(hands): from 4 positions on
  double error = 0;                        ///< of the refined fix, with its sign: over the trials without a wrong turn
  double squared_error = 0;                ///< of the refined fix: over all trials
  double squared_error_without_slips = 0;  ///< the same over the trials without a wrong turn
  double integer_misses = 0;               ///< trials whose fix, as a whole position, is not the hidden one
  double squared_integer_error = 0;        ///< of the fix as a whole position: over all trials
  /// The fourth powers of what `squared_error` and `squared_whole_error` square: they tell how sure those sums are.
  double fourth_power_error = 0;
  double fourth_power_integer_error = 0;
};

/// One trial is one `receive` with the same seed and trial, whose position is `true_position`. It is a wrong turn
/// where the fix as a whole position is too far off. Precondition: `check(spec)` found nothing.
ErrorCurveSums error_curve_sums(const CliffSpec& spec);

/// The position that trial t hides: 0 to candidates - 1, each as likely as the other.
double true_position(std::uint64_t seed, std::uint64_t trial, std::size_t candidates);

}  // namespace posenc
