#pragma once

#include <cstddef>

#include <posenc/matrix_view.h>

namespace posenc {

/// Orthogonalises the columns of a matrix (rows x columns) by rotations in their planes. Column norms are then the
/// singular values, unsorted, and the normalised columns the left singular vectors.
///
/// One-sided Jacobi (Hestenes 1958; Golub and Van Loan 2013, section 8.6.3). Errors are some roundings of the largest
/// singular value. Takes about 50 rows x columns^2 operations. Precondition: no square overflows.
void one_sided_jacobi(DoubleMatrixView matrix);

/// The squared norm of a column.
double squared_column_norm(DoubleMatrixView matrix, std::size_t column);

/// The ratio of the largest to the smallest singular value of a matrix (rows x columns), which is overwritten.
///
/// Singular values have errors of some roundings of the largest, so results from 1e16 on, infinity included, only mean
/// "singular in double". Takes about 50 rows x columns^2 operations. Precondition: rows >= columns >= 1, and no square
/// overflows.
double condition_number(DoubleMatrixView matrix);

}  // namespace posenc
