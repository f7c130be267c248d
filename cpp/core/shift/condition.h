#pragma once

#include <posenc/matrix_view.h>

namespace posenc {

/// The condition of a matrix (rows x columns): its largest singular value over the smallest. The matrix is overwritten.
///
/// One-sided Jacobi: pairs of columns are turned in their plane until all are orthogonal; then their lengths are the
/// singular values (Hestenes 1958; Golub and Van Loan 2013, section 8.6.3). Each is within some roundings of the
/// largest, so a condition from 1e16 on says "beyond double" and no more; it may be infinity.
/// Takes about 50 rows x columns^2 operations. Precondition: rows >= columns >= 1, and no square overflows.
double condition_of(DoubleMatrixView matrix);

}  // namespace posenc
