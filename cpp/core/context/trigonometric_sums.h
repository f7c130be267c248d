#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include <posenc/phase.h>

namespace posenc {

/// Sums over all pairs of a cos(x w) + b sin(x w) at evenly spaced x: a head's score as a function of distance.
///
/// A block of kBlock sums takes one exact phase per pair, at its middle, and two multiplications per pair for every two
/// sums: at equal offsets left and right of the middle they are C - S and C + S. In consecutive blocks only each
/// kExactInterval-th uses exact phases; the others are rotated from it, at the cost of a rounding or two per block.
class TrigonometricSums {
 public:
  static constexpr std::size_t kHalf = 32;
  static constexpr std::size_t kBlock = 2 * kHalf + 1;
  using Block = std::array<double, kBlock>;

  /// @param increments Turns per unit of x, one per pair. @param step Spacing of x within a block.
  TrigonometricSums(std::vector<Phase> increments, double step);

  /// The sums at middle - kHalf step, ..., middle + kHalf step, with one a and one b per pair.
  void fill_block(std::span<const double> a, std::span<const double> b, double middle, Block& sums);

  /// Block `index` of consecutive blocks from `start`; must be called in order of `index`.
  void fill_consecutive_block(std::span<const double> a, std::span<const double> b, double start, std::size_t index,
                              Block& sums);

  /// The sums at start, start + step, ...
  void fill(std::span<const double> a, std::span<const double> b, double start, std::span<double> sums);

 private:
  static constexpr std::size_t kExactInterval = 32;

  /// The kBlock sums that follow the previous block.
  void fill_next_block(Block& sums);
  /// The sums around the current middle.
  void sum(Block& sums) const;

  std::vector<Phase> increments_;
  double step_;
  std::size_t width_;            // pairs, rounded up to an even number
  std::vector<double> cosines_;  // of j step w, j = 1 ... kHalf: kUnroll values of j for all pairs, and so on
  std::vector<double> sines_;
  std::vector<double> block_cosines_;  // of kBlock step w
  std::vector<double> block_sines_;
  std::vector<double> cosine_coefficients_;  // at the current middle
  std::vector<double> sine_coefficients_;
};

}  // namespace posenc
