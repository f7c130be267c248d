#pragma once

#include <cstdint>

#include <posenc/receiver/receiver.h>
#include <posenc/spec/call.h>

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
  double bound = 0;
  double trials = 0;
  double cycle_slips = 0;
  double error = 0;
  double squared_error = 0;
  double squared_error_without_slips = 0;
  double integer_misses = 0;
  double squared_integer_error = 0;
  double fourth_power_error = 0;
  double fourth_power_integer_error = 0;
};

/// Each trial is one `receive` of `true_position` with the same seed and trial. Precondition: `spec` is valid.
ErrorCurveSums error_curve_sums(const CliffSpec& spec);

/// The position of trial t, uniform in 0 to candidates - 1.
double true_position(std::uint64_t seed, std::uint64_t trial, std::size_t candidates);

POSENC_CALL(Cliff, error_curve_sums, "Sums of the errors of many receptions; the sums of chunks add up.")
POSENC_WORKSPACE(kReceiverWorkspace)
POSENC_RESULT("Cliff", "Sums over the trials of a chunk; except for `bound`, those of chunks add up.")
POSENC_VALUE("bound", values.bound, "Not a sum: sigma / sqrt(sum of omega^2).")
POSENC_VALUE("trials", values.trials, "The number of trials.")
POSENC_VALUE("wrongTurns", values.cycle_slips,
             "Cycle slips: errors of more than half a period of the fastest pair, i.e. of 4 positions or more.")
POSENC_VALUE("error", values.error, "Signed, of the refined estimate: over trials without a cycle slip.")
POSENC_VALUE("squaredError", values.squared_error, "Of the refined estimate, over all trials.")
POSENC_VALUE("squaredRightError", values.squared_error_without_slips,
             "Of the refined estimate, over trials without a cycle slip; their mean is bounded by `bound` squared.")
POSENC_VALUE("wholeMisses", values.integer_misses, "Trials whose integer estimate is wrong.")
POSENC_VALUE("squaredWholeError", values.squared_integer_error, "Of the integer estimate, over all trials.")
POSENC_VALUE("fourthPowerError", values.fourth_power_error,
             "Fourth powers, for the standard error of the mean of `squaredError`.")
POSENC_VALUE("fourthPowerWholeError", values.fourth_power_integer_error, "The same for `squaredWholeError`.")
POSENC_END

}  // namespace posenc
