#pragma once

#include <span>
#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// What the heard hands of a received code say about the position, for a plot.
struct LikelihoodSpec {
  double position = 137;  ///< as in ReceiverSpec, down to `heard`
  double sigma = 0.3;
  double seed = 1;
  double trial = 0;
  double dimensions = 64;
  double base = 10'000;
  std::string heard = std::string(32, '1');
  std::string order = "fast-first";  ///< in which hands are added up: 'fast-first' or 'slow-first'
  double hands = 32;                 ///< how many of the heard ones are: whole, 1 to kMaxDimensions / 2
  double rows = 8;                   ///< how many of these are plotted alone, too: whole, 0 to kMaxLikelihoodRows
  double from = 0;                   ///< start of the plot: any number from -2^53 to 2^53 - kMaxCandidates
  double positions = 1'024;          ///< its length: any number from 1 to kMaxCandidates
  double pixels = 800;               ///< its width: whole, 1 to kMaxSamples
};

Reason check(const LikelihoodSpec& spec);

/// How many hands are added up, and how many are plotted alone: never more than are heard.
struct LikelihoodShape {
  std::size_t hands = 0;
  std::size_t rows = 0;
};
LikelihoodShape likelihood_shape(const LikelihoodSpec& spec);

/// Rows are as wide as the plot. Log-likelihoods are those of `Reception`: -|y - PE(p)|^2 / (2 sigma^2), at most 0.
struct Likelihood {
  std::span<double> pairs;   ///< rows: which pair each row belongs to
  MatrixView each;           ///< rows x pixels: of one hand alone
  std::span<float> product;  ///< pixels: of all `hands` together, the sum of their log-likelihoods
};

/// Fills the plot. Pixel k covers the positions from + k w to from + (k + 1) w with w = positions / pixels. Where w is
/// at least 1 it shows the MAXIMUM over the whole positions that it covers, so that no peak is lost; where it is less,
/// the value at its middle. 10^6 positions take some 40 ms for 256 hands, and 5 ms for each row.
/// Precondition: `check(spec)` found nothing, and the shape is that of `likelihood_shape`.
void fill_likelihood(const LikelihoodSpec& spec, const Likelihood& likelihood);

}  // namespace posenc
