#pragma once

#include <posenc/matrix_view.h>

namespace posenc {

/// The condition of a matrix (rows x columns): its largest singular value over the smallest. The matrix is overwritten.
///
/// Singular values are within some roundings of the largest (`one_sided_jacobi`), so a condition from 1e16 on
/// says "beyond double" and no more; it may be infinity. Takes about 50 rows x columns^2 operations.
/// Precondition: rows >= columns >= 1, and no square overflows.
double condition_number(DoubleMatrixView matrix);

}  // namespace posenc
