#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <posenc/phase/simd.h>

namespace posenc {

inline constexpr std::size_t kVectorBytes = 16;

/// A 128-bit vector: four floats or two doubles.
template <typename Real>
struct Vector {
  using Type [[gnu::vector_size(kVectorBytes)]] = Real;
  static constexpr std::size_t kWidth = kVectorBytes / sizeof(Real);
};

template <typename Real>
typename Vector<Real>::Type load(const Real* from) {
  typename Vector<Real>::Type vector;
  std::memcpy(&vector, from, kVectorBytes);  // rows may be unaligned
  return vector;
}

template <typename Real>
void store(const typename Vector<Real>::Type& vector, Real* to) {
  std::memcpy(to, &vector, kVectorBytes);
}

/// The largest of `count` >= 1 numbers.
template <typename Real>
Real max_of(const Real* numbers, std::size_t count) {
  Real max[4] = {numbers[0], numbers[0], numbers[0], numbers[0]};
  std::size_t k = 0;
  for (; k + 4 <= count; k += 4)
    for (std::size_t lane = 0; lane < 4; ++lane)
      max[lane] = numbers[k + lane] > max[lane] ? numbers[k + lane] : max[lane];
  for (; k < count; ++k) max[0] = std::max(max[0], numbers[k]);
  return std::max(std::max(max[0], max[1]), std::max(max[2], max[3]));
}

/// e^x for x <= 0, element-wise: within 2 ulp; 0 for x below -87.
inline Vector<float>::Type vector_exp(Vector<float>::Type x) {
  using Floats = Vector<float>::Type;
  using Bits [[gnu::vector_size(kVectorBytes)]] = std::uint32_t;
  constexpr float kRounder = 12'582'912;      // 1.5 x 2^23: adding it rounds to an integer
  constexpr float kLn2High = 0.693359375F;    // few bits, so that its multiples are exact
  constexpr float kLn2Low = -2.12194440e-4F;  // ln 2 - kLn2High
  const Bits is_large = reinterpret_cast<Bits>(x > -87.0F);
  const Floats shifted = x * 1.44269504F + kRounder;
  const Floats whole = shifted - kRounder;  // x = whole ln 2 + rest
  const Floats rest = (x - whole * kLn2High) - whole * kLn2Low;
  Floats sum = rest * (1.0F / 5040) + 1.0F / 720;  // Taylor series of e^rest; the remainder is below 2^-27
  for (const float factor : {1.0F / 120, 1.0F / 24, 1.0F / 6, 0.5F, 1.0F, 1.0F}) sum = sum * rest + factor;
  const Bits power = (reinterpret_cast<Bits>(shifted) << 23) + (127U << 23);  // 2^whole
  const Floats result = sum * reinterpret_cast<Floats>(power);
  return reinterpret_cast<Floats>(reinterpret_cast<Bits>(result) & is_large);
}

inline Vector<double>::Type vector_exp(Vector<double>::Type x) {
  return Vector<double>::Type{std::exp(x[0]), std::exp(x[1])};
}

}  // namespace posenc
