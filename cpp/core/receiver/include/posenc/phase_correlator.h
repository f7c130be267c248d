#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/sincos_x2.h>

namespace posenc {

/// The dot products of one received code with the codes of many positions, without making any of them.
///
/// Instead of the candidates' hands the received ones are turned: with (U, V) the received pair turned back by an
/// anchor's angle, the products at the anchor + b and at the anchor - b are the sums over all pairs of U cos b omega +
/// V sin b omega and of U cos b omega - V sin b omega. So two candidates share their products, and from anchor to
/// anchor the received code is turned on. It starts anew from exact phases with every `fill`.
class PhaseCorrelator {
 public:
  /// For candidates `spacing` apart, at most one position. Keeps 18 rows of hands, 16 bytes for each.
  PhaseCorrelator(std::span<const Frequency> frequencies, double spacing);

  /// Fills scores[k] with received . PE(from + k spacing), where `received` has the sine and the cosine of every hand.
  /// The error is below 1e-15 of the sum of the lengths of the received pairs, and as much again for every 50
  /// candidates: some thousands at a time are best. Precondition: `from` and all candidates are within +-2^53.
  void fill(std::span<const SinCos> received, double from, std::span<double> scores);

 private:
  void rotate_to_first_anchor(std::span<const SinCos> received, double from);
  void rotate_to_next_anchor();

  std::vector<Phase> increments_;
  double spacing_;
  std::size_t row_size_;           // hands two and two; an odd last one has a companion that is received as nothing
  std::vector<SinCosX2> steps_;    // rows of hands at 1/2, 3/2, ... spacings
  std::vector<SinCosX2> stride_;   // at the distance of two anchors
  std::vector<SinCosX2> rotated_;  // the received code: V as sine, U as cosine
};

}  // namespace posenc
