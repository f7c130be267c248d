#pragma once

#include <cstdint>

#include <posenc/matrix_view.h>

namespace posenc {

/// Relative residual of the best matrix that shifts encodings.
struct ShiftResidual {
  double linear = 0;  ///< of code(p) M = code(p + k)
  double affine = 0;  ///< of code(p) M + c = code(p + k)
};

/// Fits one matrix that maps the encoding of every p to that of p + shift, for `codes` (positions x columns).
///
/// Least squares on a random half of the pairs (p, p + shift), chosen by `seed`; evaluated on the other half as
/// sqrt(sum of squared errors / sum of squared encodings), so 0 is a perfect shift. On its own training pairs, a matrix
/// with enough columns fits anything; so both residuals are NaN ("not evaluated") unless there are more than 2 x
/// columns pairs. Precondition: 0 < shift < positions; no encoding after the first is all zeros.
ShiftResidual shift_residual(DoubleMatrixView codes, std::size_t shift, std::uint64_t seed);

/// Peak temporary memory of `shift_residual`, in bytes.
std::size_t shift_residual_bytes(std::size_t positions, std::size_t columns);

}  // namespace posenc
