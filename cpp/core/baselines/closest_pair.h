#pragma once

#include <span>

#include <posenc/matrix_view.h>

namespace posenc {

/// The smallest Euclidean distance between two rows of `codes` (positions x columns), in double.
///
/// Exact, by projection (Friedman, Baskett and Shustek 1975): rows are sorted by their first column, and a row is
/// compared with the following ones until that column alone exceeds the best distance. In the worst case all pairs are
/// compared: eight at a time in float, and in double only if the float error bound allows an improvement. Precondition:
/// at least two rows, whose squared norms fit a float.
double closest_pair_distance(DoubleMatrixView codes);

/// The Euclidean distance of two rows.
double row_distance(std::span<const double> a, std::span<const double> b);

}  // namespace posenc
