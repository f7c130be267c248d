#include <posenc/numbers/elementary.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posenc {

double compact_log(double value) {
  int exponent = 0;
  double part = std::frexp(value, &exponent);  // 1/2 to 1
  if (part < std::numbers::sqrt2 / 2) {
    part *= 2;
    --exponent;
  }
  return exponent * std::numbers::ln2 + std::log1p(part - 1);  // part - 1 is exact, and small where the value is near 1
}

double compact_exp(double power) {
  // Adding 1 to a negative expm1 would cancel digits.
  const double larger = std::expm1(std::abs(power)) + 1;
  return power < 0 ? 1 / larger : larger;
}

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
