#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/sincos_x2.h>

namespace posenc {

/// Dot products of one received code with the encodings of many positions, without computing these.
///
/// Rotates the received pairs instead of the candidates'. With (U, V) a received pair rotated back by an anchor's
/// angle, the dot products at anchor +- b are the sums over all pairs of U cos b omega +- V sin b omega, so two
/// candidates share their products. From anchor to anchor the received code is rotated on; each `fill` restarts from
/// exact phases.
class PhaseCorrelator {
 public:
  /// Candidates are `spacing` <= 1 apart. Stores 18 rows of phasors, 16 bytes each.
  PhaseCorrelator(std::span<const Frequency> frequencies, double spacing);

  /// Fills scores[k] with received . PE(from + k spacing); `received` has sine and cosine of every pair. The error is
  /// below 1e-15 times the sum of the pair norms, plus as much per 50 candidates, so use chunks of some thousands.
  /// Precondition: `from` and all candidates are within +-2^53.
  void fill(std::span<const SinCos> received, double from, std::span<double> scores);

 private:
  void rotate_to_first_anchor(std::span<const SinCos> received, double from);
  void rotate_to_next_anchor();

  std::vector<Phase> increments_;
  double spacing_;
  std::size_t row_size_;           // pairs in twos; an odd last one is padded with zero
  std::vector<SinCosX2> steps_;    // rows of phasors at 1/2, 3/2, ... spacings
  std::vector<SinCosX2> stride_;   // from anchor to anchor
  std::vector<SinCosX2> rotated_;  // the received code: V as sine, U as cosine
};

}  // namespace posenc
