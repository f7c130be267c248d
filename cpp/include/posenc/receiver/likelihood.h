#pragma once

#include <span>
#include <string>

#include <posenc/receiver/receiver.h>
#include <posenc/spec/call.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// The likelihood of positions given the active pairs of a received code, sampled for a plot.
struct LikelihoodSpec {
  double position = 137;
  double sigma = 0.3;
  double seed = 1;
  double trial = 0;
  double dimensions = 64;
  double base = 10'000;
  std::string heard = std::string(32, '1');
  Choice<"fast-first|slow-first"> order = "fast-first";
  double hands = 32;
  double rows = 8;
  double from = 0;
  double positions = 1'024;
  double pixels = 800;
};

POSENC_SPEC(LikelihoodSpec, "The log-likelihood over a range of positions, for a plot; the code as in ReceiverSpec.")
POSENC_FIELD(position, kRealPosition, "The true position.")
POSENC_FIELD(sigma, real(kMinSigma, kMaxSigma), "Standard deviation of the noise on every number.")
POSENC_FIELD(seed, kAnySeed, "Of the noise.")
POSENC_FIELD(trial, integer(0, kMaxFirstTrial + kMaxTrials), "The index of the noise sample for this seed.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(heard, text_up_to(kMaxDimensions / 2),
             "A mask with a digit per pair, the fastest first: 1 active, 0 or missing inactive; at least one 1.")
POSENC_FIELD(order, choice(), "In which order active pairs are added.")
POSENC_FIELD(hands, integer(1, kMaxDimensions / 2), "The number of active pairs to add; all if there are fewer.")
POSENC_FIELD(rows, integer(0, kMaxLikelihoodRows), "The number of pairs to return separately, too.")
POSENC_FIELD(from, real(-kMaxPosition, kMaxPosition - kMaxCandidates), "The real position where the plot starts.")
POSENC_FIELD(positions, real(1, kMaxCandidates), "The number of positions covered, a real number.")
POSENC_FIELD(pixels, integer(1, kMaxSamples), "The width of the plot in pixels.")
POSENC_END

std::optional<ValidationError> check(const LikelihoodSpec& spec);

/// Pairs to sum, and pairs to plot separately; at most the number of active pairs.
struct LikelihoodShape {
  std::size_t pairs = 0;
  std::size_t rows = 0;
};
LikelihoodShape likelihood_shape(const LikelihoodSpec& spec);

/// Log-likelihoods as in `Reception`: -|y - PE(p)|^2 / (2 sigma^2), at most 0.
struct Likelihood {
  std::span<double> pairs;
  MatrixView rows;
  std::span<float> product;
};

/// Pixel k covers positions from + k w to from + (k + 1) w, w = positions / pixels. For w >= 1 it shows the MAXIMUM
/// over the integer positions that it covers, so no peak is lost; otherwise the value at its centre. 10^6 positions
/// take some 40 ms for 256 pairs, plus 5 ms per row. Precondition: `spec` is valid and the shape is that of
/// `likelihood_shape`.
void fill_likelihood(const LikelihoodSpec& spec, const Likelihood& likelihood);

POSENC_CALL(Likelihood, fill_likelihood,
            "Log-likelihoods over a range of positions: of single pairs, and of several together.")
POSENC_WORKSPACE(kReceiverWorkspace)
POSENC_RESULT("Likelihood",
              "Pixel k covers positions from + k w to from + (k + 1) w, with w = positions / pixels. For w >= 1 it "
              "shows the maximum over the integer positions that it covers, so no peak is lost; otherwise the value at "
              "its centre. Natural log-likelihoods as in a Reception, at most 0.")
POSENC_ARRAY("pairs", arrays.pairs, (likelihood_shape(spec).rows), "The pair of each row, 0 the fastest.")
POSENC_ARRAY("each", arrays.rows, (likelihood_shape(spec).rows, spec.pixels),
             "Row-major, rows x pixels: one pair each.")
POSENC_ARRAY("product", arrays.product, (spec.pixels),
             "The sum of the log-likelihoods of all `hands` pairs, i.e. the product of their likelihoods.")
POSENC_END

}  // namespace posenc
