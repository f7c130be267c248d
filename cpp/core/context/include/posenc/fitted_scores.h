#pragma once

#include <span>

#include <posenc/check.h>
#include <posenc/limits.h>

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
  std::span<double> targets;       ///< (trained_length): drawn from N(0, 1)
  std::span<double> fitted;        ///< (trained_length): the score at distances 0, 1, ...
  std::span<double> extrapolated;  ///< (max(0, length - trained_length)): at distances trained_length, ...
  std::span<double> interpolated;  ///< (length): at distances m trained_length / length, as in position interpolation
  std::span<double> cosines;       ///< (pairs): a, the fastest pair first
  std::span<double> sines;         ///< (pairs): b
};

/// Fits a_0 cos(m w_0) + b_0 sin(m w_0) + ... by minimising the sum of (score - target)^2 + ridge (a_0^2 + b_0^2 + ...)
/// (Chen et al. 2023, "Extending context window of large language models via positional interpolation", section 2.3).
/// Returns the root mean square of score - target.
///
/// Householder QR of [X; sqrt(ridge) I]: in the normal equations a ridge of 1e-12 would be lost to rounding. Around the
/// middle distance cosines are even and sines odd, which gives two fits of half the size. Precondition: `spec` is
/// valid.
double fill_fitted_scores(const FitScoresSpec& spec, const FittedScores& result);

}  // namespace posenc
