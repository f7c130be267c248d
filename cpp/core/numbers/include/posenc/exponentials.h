#pragma once

#include <cmath>
#include <numbers>

namespace posenc {

// std::log and std::exp bring tables of some kilobytes into a wasm module. These are made of log1p and expm1, which
// have none, and are right to 4e-16 of the result at any size.

/// The natural logarithm. Precondition: value is finite and above 0.
inline double log_of(double value) {
  int exponent = 0;
  double part = std::frexp(value, &exponent);  // 1/2 to 1
  if (part < std::numbers::sqrt2 / 2) {
    part *= 2;
    --exponent;
  }
  return exponent * std::numbers::ln2 + std::log1p(part - 1);  // part - 1 is exact, and small where the value is near 1
}

/// e^power; 0 for a power below -709.
inline double exp_of(double power) {
  // 1 is added to positive numbers alone: next to a negative one it would swallow digits.
  return power < 0 ? 1 / (std::expm1(-power) + 1) : std::expm1(power) + 1;
}

}  // namespace posenc
