#pragma once

#include <numbers>

namespace posenc {

/// An angle in radians as an unevaluated sum of two numbers. `Number` is double or a vector of doubles.
template <typename Number>
struct Angle {
  Number value;
  Number tail;
};

/// high + low turns in radians. Precondition: `high` has at most 26 significant bits, so that its product with the
/// first 27 bits of 2 pi is exact.
template <typename Number>
Angle<Number> angle_of_turns(Number high, Number low) {
  constexpr double kTwoPi = 2 * std::numbers::pi;
  constexpr double kTwoPiHigh = 105'414'357.0 / 16'777'216.0;  // the first 27 bits of 2 pi ...
  constexpr double kTwoPiLow = 0x1.10b4611a62633p-28;          // ... and the rest of it
  const Number coarse = high * kTwoPiHigh;
  const Number fine = high * kTwoPiLow + low * kTwoPi;
  const Number value = coarse + fine;
  return {value, (coarse - value) + fine};
}

// Taylor series. For |x| <= pi/4 the first omitted term is below 2^-62 of the sine and 2^-58 of the cosine.

/// The sine of an angle up to pi/4.
template <typename Number>
Number sine_series(Angle<Number> angle) {
  const Number x = angle.value;
  const Number z = x * x;
  Number p = z * (1 / 355'687'428'096'000.0);  // 17!
  p = p - 1 / 1'307'674'368'000.0;             // 15!
  p = p * z + 1 / 6'227'020'800.0;             // 13!
  p = p * z - 1 / 39'916'800.0;                // 11!
  p = p * z + 1 / 362'880.0;                   // 9!
  p = p * z - 1 / 5'040.0;                     // 7!
  p = p * z + 1 / 120.0;                       // 5!
  p = p * z - 1 / 6.0;                         // 3!
  return x + (p * z * x + angle.tail * (1 - z / 2));
}

/// The cosine of an angle up to pi/4.
template <typename Number>
Number cosine_series(Angle<Number> angle) {
  const Number x = angle.value;
  const Number z = x * x;
  Number p = z * (1 / 20'922'789'888'000.0);  // 16!
  p = p - 1 / 87'178'291'200.0;               // 14!
  p = p * z + 1 / 479'001'600.0;              // 12!
  p = p * z - 1 / 3'628'800.0;                // 10!
  p = p * z + 1 / 40'320.0;                   // 8!
  p = p * z - 1 / 720.0;                      // 6!
  p = p * z + 1 / 24.0;                       // 4!
  const Number parabola = 1 - z / 2;
  const Number lost = (1 - parabola) - z / 2;  // rounding error of the parabola
  return parabola + (lost + (p * z * z - x * angle.tail));
}

}  // namespace posenc
