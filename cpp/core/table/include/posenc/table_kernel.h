#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <posenc/matrix_view.h>
#include <posenc/sinusoidal.h>

namespace posenc {

/// Fills `table` (positions x dimensions) with the numbers of `fill_sinusoidal`, near the speed of memory: the table is
/// made by turning hands.
///
/// PE(a + b) is PE(a) with every hand turned on by the angle that it covers in b positions: one rotation, four
/// multiplications for a pair, and with other signs the same four products give PE(a - b) (Vaswani et al. 2017,
/// section 3.5). So for every 512 rows only the hands in their middle are computed from phases. They are turned to 16
/// anchors, and each anchor to the 16 rows before and the 16 rows after it. Every number is two to four rotations
/// away from an exact phase wherever it stands: no error grows with the row or with the offset.
///
/// The double before the last rounding is within 1.1e-15 (found: 5.2e-16, and 9.2e-17 in the quadratic mean). So a
/// number is the exact one rounded to float but for about one in 10^8 that lies too near the middle of two floats
/// (found: 1 of the 51.2 million of 50,000 x 1024, position 42,531 in column 714: 4e-17 from a middle; and none in the
/// golden tables). They are more only where a frequency is a power of two and all of the angle below 2^-26: there the
/// sine is the angle, which may be such a middle itself. Below 2^-48 or so the phase ends, as in the reference.
/// Precondition: `check(spec)` found nothing, and `table` has that shape.
void fill_table(const SinusoidalSpec& spec, MatrixView table);

/// The bytes of memory that `fill_table` takes and gives back, at most; `fill_split_table` takes as much.
std::size_t fill_table_bytes(std::size_t columns);

/// Sines and cosines in a table each (positions x pairs, row-major), as rotary embeddings take them. Both stand in one
/// piece of memory, and behind each a spare row, which the kernel writes to where a table ends.
class SplitTable {
 public:
  /// The number of numbers that the memory holds.
  static constexpr std::size_t numbers(std::size_t positions, std::size_t pairs) { return 2 * (positions + 1) * pairs; }

  /// Precondition: `memory` holds at least that many.
  SplitTable(std::span<float> memory, std::size_t positions, std::size_t pairs);

  std::size_t positions() const { return positions_; }
  std::size_t pairs() const { return pairs_; }
  std::span<float> sines() const;
  std::span<float> cosines() const;

 private:
  std::span<float> memory_;
  std::size_t positions_;
  std::size_t pairs_;
};

/// Fills the table with the numbers of `fill_table` for these pairs, of which row 0 is at position `offset`: made by
/// the same turning hands, so as exact and as fast.
void fill_split_table(double base, std::int64_t offset, const SplitTable& table);

}  // namespace posenc
