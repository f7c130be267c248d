#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace posenc {

// 16-byte vectors, common to WebAssembly, SSE2 and NEON, in the GCC/Clang vector extension: element-wise arithmetic;
// comparisons give all ones or all zeros. Results are equal on all machines.

using Double2 = double __attribute__((vector_size(16)));
using Word2 = std::uint64_t __attribute__((vector_size(16)));
using Float4 = float __attribute__((vector_size(16)));

/// Unaligned load of two doubles.
inline Double2 load2(const double* from) {
  Double2 result;
  std::memcpy(&result, from, sizeof result);
  return result;
}

/// Unaligned load of four floats.
inline Float4 load4(const float* from) {
  Float4 result;
  std::memcpy(&result, from, sizeof result);
  return result;
}

inline void store2(Double2 values, double* to) { std::memcpy(to, &values, sizeof values); }
inline void store4(Float4 values, float* to) { std::memcpy(to, &values, sizeof values); }

/// The sum of `term(k)` for k < count, in eight independent accumulators to hide the latency of additions.
template <typename Real, typename Term>
Real unrolled_sum(std::size_t count, Term term) {
  constexpr std::size_t kLanes = 8;
  Real sums[kLanes] = {};
  std::size_t k = 0;
  for (; k + kLanes <= count; k += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane) sums[lane] += term(k + lane);
  for (std::size_t lane = 0; k < count; ++k, ++lane) sums[lane] += term(k);
  return ((sums[0] + sums[4]) + (sums[2] + sums[6])) + ((sums[1] + sums[5]) + (sums[3] + sums[7]));
}

// Narrowing needs intrinsics: from the generic form GCC 12 moves each result twice, and Clang 14 for WebAssembly
// narrows one number at a time.
#if defined(__wasm_simd128__)

/// a[0], b[0], a[1], b[1], rounded to float.
inline Float4 narrow_interleave(Double2 a, Double2 b) {
  const v128_t a_floats = wasm_f32x4_demote_f64x2_zero((v128_t)a);
  const v128_t b_floats = wasm_f32x4_demote_f64x2_zero((v128_t)b);
  return (Float4)wasm_i32x4_shuffle(a_floats, b_floats, 0, 4, 1, 5);
}

/// a[0], a[1], b[0], b[1], rounded to float.
inline Float4 narrow_concat(Double2 a, Double2 b) {
  const v128_t a_floats = wasm_f32x4_demote_f64x2_zero((v128_t)a);
  const v128_t b_floats = wasm_f32x4_demote_f64x2_zero((v128_t)b);
  return (Float4)wasm_i32x4_shuffle(a_floats, b_floats, 0, 1, 4, 5);
}

#elif defined(__SSE2__)

inline Float4 narrow_interleave(Double2 a, Double2 b) { return _mm_unpacklo_ps(_mm_cvtpd_ps(a), _mm_cvtpd_ps(b)); }
inline Float4 narrow_concat(Double2 a, Double2 b) { return _mm_movelh_ps(_mm_cvtpd_ps(a), _mm_cvtpd_ps(b)); }

#else

inline Float4 narrow_interleave(Double2 a, Double2 b) {
  return Float4{static_cast<float>(a[0]), static_cast<float>(b[0]), static_cast<float>(a[1]), static_cast<float>(b[1])};
}
inline Float4 narrow_concat(Double2 a, Double2 b) {
  return Float4{static_cast<float>(a[0]), static_cast<float>(a[1]), static_cast<float>(b[0]), static_cast<float>(b[1])};
}

#endif

}  // namespace posenc
