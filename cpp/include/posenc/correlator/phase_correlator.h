#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/phase/phase.h>

namespace posenc {

/// Dot products of one code with the encodings of many evenly spaced positions, without computing these: sums over all
/// pairs of a cos(x omega) + b sin(x omega).
///
/// Rotates the pairs of the code instead of the candidates'. With (U, V) a pair rotated back by an anchor's angle, the
/// dot products at anchor +- b are the sums over all pairs of U cos b omega +- V sin b omega, so two candidates share
/// their products. From anchor to anchor the code is rotated on; every kChunk candidates it restarts from exact phases.
class PhaseCorrelator {
 public:
  /// Candidates between exact phases; their scores fit the L1 cache.
  static constexpr std::size_t kChunk = 2'048;

  /// `increments` are turns per position, one per pair; candidates are `spacing` apart. Stores 18 rows of phasors, 16
  /// bytes for each pair.
  PhaseCorrelator(std::vector<Phase> increments, double spacing);

  /// Fills scores[k] with code . PE(from + k spacing); `code` has sine and cosine of every pair. The error is below
  /// 3e-14 times the sum s of the n pair norms, plus s n 2^-55 for summing. Precondition: `from` and all candidates are
  /// within +-2^53.
  void fill(std::span<const SinCos> code, double from, std::span<double> scores);

 private:
  void rotate_to_anchor(std::span<const SinCos> code, double from, double offset);
  void rotate_to_next_anchor();

  std::vector<Phase> increments_;
  double spacing_;
  std::size_t row_size_;           // pairs in twos; an odd last one is padded with zero
  std::vector<SinCosX2> steps_;    // rows of phasors at 1/2, 3/2, ... spacings
  std::vector<SinCosX2> stride_;   // from anchor to anchor
  std::vector<SinCosX2> rotated_;  // the code: V as sine, U as cosine
};

}  // namespace posenc
