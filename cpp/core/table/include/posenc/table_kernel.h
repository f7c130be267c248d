#pragma once

#include <cstddef>

#include <posenc/matrix_view.h>
#include <posenc/sinusoidal.h>

namespace posenc {

/// Fills `table` (positions x dimensions) with the numbers of `fill_sinusoidal`, near the speed of memory: the table is
/// made by turning hands.
///
/// PE(a + b) is PE(a) with every hand turned on by the angle that it covers in b positions: one rotation, four
/// multiplications for a pair, and with other signs the same four products give PE(a - b) (Vaswani et al. 2017,
/// section 3.5). So for every 512 rows only the hands in their middle are computed from phases. They are turned to 16
/// anchors, and each anchor to the 16 rows before and the 16 rows after it. Every number is two or three rotations
/// away from an exact phase wherever it stands: no error grows with the row or with the offset.
///
/// The double before the last rounding is within 8e-16 (found: 4.3e-16, and 7.9e-17 in the quadratic mean). So a number
/// is the exact one rounded to float but for about one in 10^8 that lies too near the middle of two floats (found: 1
/// of the 51.2 million of 50,000 x 1024, position 42,531 in column 714: 4e-17 from a middle; and none in the golden
/// tables). They are more only where a frequency is a power of two and all of
/// the angle below 2^-26: there the sine is the angle, which may be such a middle itself. Below 2^-48 or so the phase
/// ends, as in the reference. Precondition: `check(spec)` found nothing, and `table` has that shape.
void fill_table(const SinusoidalSpec& spec, MatrixView table);

/// The bytes of memory that `fill_table` takes and gives back, at most.
std::size_t fill_table_bytes(std::size_t columns);

}  // namespace posenc
