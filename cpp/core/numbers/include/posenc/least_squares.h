#pragma once

#include <cstddef>
#include <span>

#include <posenc/matrix_view.h>

namespace posenc {

/// Fills `x` (columns x targets) so that the sum of the squares of A x - B is least, with A (rows x columns) and
/// B (rows x targets), in double. Both are overwritten. Returns the rank of A.
///
/// Householder's reflections with column pivoting (Businger and Golub 1965; Golub and Van Loan 2013, section 5.4.2). A
/// column that depends on others within max(rows, columns) roundings of the longest column counts as dependent and gets
/// the coefficient 0: of the many best x, this is one with at most `rank` rows that are not zero.
/// Takes about (2 columns + 4 targets) rows x columns operations.
/// Precondition: the three have those shapes, and the squares of their numbers do not overflow.
std::size_t solve_least_squares(DoubleMatrixView a, DoubleMatrixView b, DoubleMatrixView x);

/// Fills `x` (columns) so that the sum of the squares of A x - b and of sqrt(ridge) x is least, in double. `a` has A
/// (rows x columns), with b as one column more at its right; below them it has room for `columns` further rows. It is
/// overwritten.
///
/// Householder's reflections of [A; sqrt(ridge) I] (Golub and Van Loan 2013, sections 5.2.2 and 6.1.4), since a small
/// ridge would be lost in the rounding of A^T A. The ridge makes all columns independent, so none has to be chosen
/// next, and each row is visited once a step. Takes about 2 rows x columns x columns operations. Precondition: `a` has
/// that shape, the ridge is above 0, and the squares of the numbers do not overflow.
void solve_ridge(DoubleMatrixView a, double ridge, std::span<double> x);

}  // namespace posenc
