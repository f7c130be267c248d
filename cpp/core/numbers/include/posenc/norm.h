#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace posenc {

/// The square root of the sum of the squares of `number_of(k)` for k below `count`. The numbers are scaled by a power
/// of two, which changes no digit, so that no square is too large or too small for a double.
template <typename NumberOf>
double norm_of(std::size_t count, NumberOf number_of) {
  double largest = 0;
  for (std::size_t k = 0; k < count; ++k) largest = std::max(largest, std::abs(number_of(k)));
  int exponent = 0;
  std::frexp(largest, &exponent);
  const double scale = std::ldexp(1, -std::clamp(exponent, -1000, 1000));
  double squares = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const double scaled = number_of(k) * scale;
    squares += scaled * scaled;
  }
  return std::sqrt(squares) / scale;
}

}  // namespace posenc
