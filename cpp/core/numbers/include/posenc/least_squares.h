#pragma once

#include <cstddef>

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

}  // namespace posenc
