#pragma once

#include <span>

#include <posenc/matrix_view.h>

namespace posenc {

/// The distance of the two rows of `codes` (positions x columns) that are nearest to each other, in double.
///
/// Exact, by projection (Friedman, Baskett and Shustek 1975): rows are sorted by their first column, and a row is held
/// against those behind it only until that column alone is farther than the nearest pair so far. With one column this
/// takes next to nothing. With many independent ones, every pair must be looked at: then eight at a time as floats, and
/// in double only those that, with all that floats may be wrong by, could be nearer than the nearest so far.
/// Precondition: there are two rows or more, and a float can hold the square of every number.
double closest_pair_distance(DoubleMatrixView codes);

/// The distance of two rows.
double row_distance(std::span<const double> a, std::span<const double> b);

}  // namespace posenc
