#pragma once

#include <cstddef>
#include <span>

#include <posenc/spec/matrix_view.h>

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

/// Minimises |A x - B|^2 over `x` (columns x targets), with A (rows x columns) and B (rows x targets), in double.
/// Overwrites both. Returns the rank of A.
///
/// Householder QR with column pivoting (Businger and Golub 1965; Golub and Van Loan 2013, section 5.4.2). Columns
/// dependent within max(rows, columns) roundings of the longest column get coefficient 0, so this is a basic solution
/// with at most `rank` nonzero rows. Takes about (2 columns + 4 targets) rows x columns operations. Precondition: the
/// shapes match and no square overflows.
std::size_t solve_least_squares(DoubleMatrixView a, DoubleMatrixView b, DoubleMatrixView x);

/// Minimises |A x - b|^2 + ridge |x|^2 over `x` (columns), in double. `a` holds A (rows x columns) with b as an extra
/// column on the right and `columns` spare rows below; it is overwritten.
///
/// Householder QR of [A; sqrt(ridge) I] (Golub and Van Loan 2013, sections 5.2.2 and 6.1.4), since a small ridge would
/// be lost in A^T A. With a ridge no pivoting is needed and each row is visited once per step. Takes about 2 rows x
/// columns^2 operations. Precondition: `a` has that shape, the ridge is positive, and no square overflows.
void solve_ridge(DoubleMatrixView a, double ridge, std::span<double> x);

}  // namespace posenc
