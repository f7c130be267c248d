#pragma once

#include <cstdint>

#include <posenc/matrix_view.h>

namespace posenc {

/// The error that is left when one matrix shifts codes as well as it can.
struct ShiftResidual {
  double linear = 0;  ///< of code(p) M = code(p + k)
  double affine = 0;  ///< of code(p) M + c = code(p + k): M may add a constant, too
};

/// The relative residual of the best single matrix that takes the code of every position p to that of p + shift, with
/// `codes` (positions x columns).
///
/// The matrix is fitted by least squares to a random half of the pairs (p, p + shift), chosen by `seed`, and judged on
/// the other half: the root of the sum of squared errors over that of squared codes, 0 for a perfect shift. Judged on
/// the half that it was fitted to, a matrix would look better than it is; with as many columns as pairs it would be
/// perfect for any codes at all. So both are NaN, "not judged", unless there are more than 2 x columns pairs.
/// Precondition: 0 < shift < positions; no code past the first is all zeros.
ShiftResidual shift_residual(DoubleMatrixView codes, std::size_t shift, std::uint64_t seed);

/// The bytes of memory that `shift_residual` takes and gives back, at most.
std::size_t shift_residual_bytes(std::size_t positions, std::size_t columns);

}  // namespace posenc
