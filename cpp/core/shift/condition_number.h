#pragma once

#include <posenc/matrix_view.h>

namespace posenc {

/// The ratio of the largest to the smallest singular value of a matrix (rows x columns), which is overwritten.
///
/// Singular values have errors of some roundings of the largest, so results from 1e16 on, infinity included, only mean
/// "singular in double". Takes about 50 rows x columns^2 operations. Precondition: rows >= columns >= 1, and no square
/// overflows.
double condition_number(DoubleMatrixView matrix);

}  // namespace posenc
