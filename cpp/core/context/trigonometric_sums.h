#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include <posenc/phase.h>

namespace posenc {

/// Sums over all pairs of a cos(x w) + b sin(x w), at evenly spaced x: what a head's score is as a function of
/// distance.
///
/// A block of kBlock sums costs one exact phase for each pair, at its middle, and two multiplications for each pair and
/// two sums: those at equal steps to the left and to the right of the middle are C - S and C + S. Of blocks in a row
/// only each kExact-th has exact phases. The others are turned on from it, which costs a rounding or two a block.
class TrigonometricSums {
 public:
  static constexpr std::size_t kHalf = 32;
  static constexpr std::size_t kBlock = 2 * kHalf + 1;
  using Block = std::array<double, kBlock>;

  /// The speeds are turns per unit of x; from one x of a block to the next it is `step`.
  TrigonometricSums(std::vector<Phase> increments, double step);

  /// The sums at middle - kHalf step, ..., middle + kHalf step, with one a and one b for each pair.
  void fill_block(std::span<const double> a, std::span<const double> b, double middle, Block& sums);

  /// Block `index` of those in a row that begin at `start`: blocks must be asked for in their order.
  void fill_consecutive_block(std::span<const double> a, std::span<const double> b, double start, std::size_t index,
                              Block& sums);

  /// The sums at start, start + step, ...
  void fill(std::span<const double> a, std::span<const double> b, double start, std::span<double> sums);

 private:
  static constexpr std::size_t kExactInterval = 32;

  /// The sums at the kBlock places after those of the block that was filled last.
  void fill_next_block(Block& sums);
  /// The sums at places around the middle that `along_` and `across_` are at.
  void sum(Block& sums) const;

  std::vector<Phase> increments_;
  double step_;
  std::size_t width_;            // pairs, rounded up to an even number
  std::vector<double> cosines_;  // of step w, ..., kHalf step w: of some steps in a row those of all pairs, and so on
  std::vector<double> sines_;
  std::vector<double> block_cosines_;  // of kBlock step w
  std::vector<double> block_sines_;
  std::vector<double> cosine_coefficients_;  // of the middle, what multiplies the cosines of a block
  std::vector<double> sine_coefficients_;
};

}  // namespace posenc
