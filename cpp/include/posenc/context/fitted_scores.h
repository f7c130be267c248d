#pragma once

#include <algorithm>
#include <span>

#include <posenc/spec/call.h>
#include <posenc/spec/limits.h>

namespace posenc {

/// Limits: the trained length of the first LLaMA, and eight times that. The fit takes some 16 ms and grows with
/// dimensions^2.
inline constexpr int kMaxFittedDimensions = 256;
inline constexpr int kMaxFittedLength = 2'048;
inline constexpr int kMaxExtrapolatedLength = 16'384;

/// A head's score as a function of distance, fitted to random targets and extrapolated.
struct FitScoresSpec {
  double dimensions = 128;
  double base = 10'000;
  double trained_length = 2'048;
  double length = 4'096;
  double ridge = 1e-8;
  double seed = 1;
};

POSENC_SPEC(FitScoresSpec, "A head's score fitted to random targets over the trained length, and extrapolated.")
POSENC_FIELD(dimensions, even(2, kMaxFittedDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(trained_length, even(2, kMaxFittedLength), "Distances 0 to trainedLength - 1 have targets.")
POSENC_FIELD(length, integer(1, kMaxExtrapolatedLength), "The number of distances in total.")
POSENC_FIELD(ridge, real(1e-12, 1e6), "Ridge (L2) penalty of the coefficients.")
POSENC_FIELD(seed, kAnySeed)
POSENC_END

struct FittedScores {
  std::span<double> targets;
  std::span<double> fitted;
  std::span<double> extrapolated;
  std::span<double> interpolated;
  std::span<double> cosines;
  std::span<double> sines;
};

/// Fits a_0 cos(m w_0) + b_0 sin(m w_0) + ... by minimising the sum of (score - target)^2 + ridge (a_0^2 + b_0^2 + ...)
/// (Chen et al. 2023, "Extending context window of large language models via positional interpolation", section 2.3).
/// Returns the root mean square of score - target.
///
/// Householder QR of [X; sqrt(ridge) I]: in the normal equations a ridge of 1e-12 would be lost to rounding. Around the
/// middle distance cosines are even and sines odd, which gives two fits of half the size. Precondition: `spec` is
/// valid.
double fill_fitted_scores(const FitScoresSpec& spec, const FittedScores& result);

/// The largest absolute value; 0 if there is none.
double max_abs(std::span<const double> numbers);

/// Numbers of `FittedScores::extrapolated`.
inline double extrapolated_length(const FitScoresSpec& spec) {
  return std::max(0.0, spec.length - spec.trained_length);
}

/// Doubles in the matrices of the fit.
inline double fit_matrix_size(const FitScoresSpec& spec) {
  return (spec.trained_length + spec.dimensions) / 2 * (spec.dimensions / 2 + 4);
}

POSENC_CALL(FitScores, fill_fitted_scores,
            "A head's score fitted to random targets over the trained length, then extrapolated and interpolated.")
POSENC_WORKSPACE(fit_matrix_size(spec) * sizeof(double))
POSENC_RESULT("FittedScores", "The fitted score, and how large it grows.")
POSENC_ARRAY("targets", arrays.targets, (spec.trained_length),
             "For distances 0 to trainedLength - 1: drawn from N(0, 1).")
POSENC_ARRAY("inside", arrays.fitted, (spec.trained_length), "The score at these distances.")
POSENC_ARRAY("outside", arrays.extrapolated, (extrapolated_length(spec)),
             "The score at distances trainedLength to length - 1; empty if length is not larger.")
POSENC_ARRAY("squeezed", arrays.interpolated, (spec.length),
             "The score at m trainedLength / length for m from 0 to length - 1, as in position interpolation.")
POSENC_ARRAY("cosines", arrays.cosines, (spec.dimensions / 2), "The cosine coefficient of each pair.")
POSENC_ARRAY("sines", arrays.sines, (spec.dimensions / 2), "The sine coefficient of each pair.")
POSENC_VALUE("error", values, "The root mean square of score - target over the trained length.")
POSENC_VALUE("largestInside", max_abs(arrays.fitted), "The largest absolute score within the trained length.")
POSENC_VALUE("largestOutside", max_abs(arrays.extrapolated),
             "The largest absolute extrapolated score; 0 if there is none.")
POSENC_VALUE("largestSqueezed", max_abs(arrays.interpolated), "The largest absolute interpolated score.")
POSENC_END

}  // namespace posenc
