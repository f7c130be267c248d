#include <posenc/norm.h>

#include <algorithm>
#include <cmath>

namespace posenc {

double euclidean_norm(std::span<const double> numbers) {
  double max = 0;
  for (const double number : numbers) max = std::max(max, std::abs(number));
  int exponent = 0;
  std::frexp(max, &exponent);
  const double scale = std::ldexp(1, -std::clamp(exponent, -1000, 1000));
  double squares = 0;
  for (const double number : numbers) {
    const double scaled = number * scale;
    squares += scaled * scaled;
  }
  return std::sqrt(squares) / scale;
}

}  // namespace posenc
