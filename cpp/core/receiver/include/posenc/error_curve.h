#pragma once

#include <cstdint>

#include <posenc/check.h>

namespace posenc {

/// Monte Carlo over receptions of random integer positions: the error as a function of noise, with its threshold
/// effect.
struct CliffSpec {
  double dimensions = 64;
  double base = 10'000;
  double sigma = 0.3;
  double candidates = 1'024;
  double first_trial = 0;
  double trials = 1'000;
  double seed = 1;
};

POSENC_SPEC(CliffSpec, "Many receptions of random integer positions, with all pairs.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(sigma, real(kMinSigma, kMaxSigma), "Standard deviation of the noise on every number.")
POSENC_FIELD(candidates, integer(2, kMaxErrorCurveCandidates),
             "Positions are drawn and searched among 0 to candidates - 1.")
POSENC_FIELD(first_trial, integer(0, kMaxFirstTrial), "The first trial of this chunk.")
POSENC_FIELD(trials, integer(1, kMaxTrials), "The number of trials of this chunk.")
POSENC_FIELD(seed, kAnySeed)
POSENC_END

/// Sums over the trials of a chunk; the sums of chunks add up, since trial t depends on the seed and t only.
struct ErrorCurveSums {
  double bound = 0;  ///< not a sum: cramer_rao_bound of all pairs
  double trials = 0;
  double cycle_slips = 0;                  ///< errors above half_period, i.e. of 4 or more positions
  double error = 0;                        ///< signed, of the refined estimate: over trials without a cycle slip
  double squared_error = 0;                ///< of the refined estimate: over all trials
  double squared_error_without_slips = 0;  ///< over trials without a cycle slip
  double integer_misses = 0;               ///< trials whose integer estimate is wrong
  double squared_integer_error = 0;        ///< of the integer estimate: over all trials
  /// Fourth powers, for the standard errors of the mean squared errors above.
  double fourth_power_error = 0;
  double fourth_power_integer_error = 0;
};

/// Each trial is one `receive` of `true_position` with the same seed and trial. Precondition: `spec` is valid.
ErrorCurveSums error_curve_sums(const CliffSpec& spec);

/// The position of trial t, uniform in 0 to candidates - 1.
double true_position(std::uint64_t seed, std::uint64_t trial, std::size_t candidates);

}  // namespace posenc
