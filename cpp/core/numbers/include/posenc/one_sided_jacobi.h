#pragma once

#include <cstddef>

#include <posenc/matrix_view.h>

namespace posenc {

/// Turns the columns of a matrix (rows x columns) among themselves until all are orthogonal: their lengths are then its
/// singular values, in no order, and the columns themselves its left singular vectors times these.
///
/// One-sided Jacobi: pairs of columns are turned in their plane (Hestenes 1958; Golub and Van Loan 2013,
/// section 8.6.3). Each length is within some roundings of the longest. Takes about 50 rows x columns^2 operations.
/// Precondition: no square overflows.
void one_sided_jacobi(DoubleMatrixView matrix);

/// The square of the length of a column.
double squared_column_norm(DoubleMatrixView matrix, std::size_t column);

}  // namespace posenc
