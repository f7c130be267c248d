#pragma once

#include <span>

namespace posenc {

/// The square root of the sum of the squares. The numbers are scaled by a power of two, which changes no digit, so that
/// no square is too large or too small for a double.
double euclidean_norm(std::span<const double> numbers);

}  // namespace posenc
