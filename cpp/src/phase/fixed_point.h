#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posenc {

/// A fraction in [0, 1) with 192 bits: limbs[k] counts units of 2^(-32 (k + 1)).
///
/// Integers are exact and equal on every machine; 32-bit limbs because WebAssembly multiplies 64 bits.
struct Fixed192 {
  static constexpr std::size_t kLimbs = 6;
  std::array<std::uint32_t, kLimbs> limbs{};

  bool operator==(const Fixed192&) const = default;
};

/// True if the fraction is at least 1/2.
bool is_half_or_more(const Fixed192& a);

/// a + b modulo 1.
Fixed192 add(const Fixed192& a, const Fixed192& b);

/// a b, rounded down to a multiple of 2^-192; off by one unit about once in 2^28 products, because low partial products
/// are skipped.
Fixed192 multiply(const Fixed192& a, const Fixed192& b);

/// a / 2^bits, rounded down, for any bits >= 0.
Fixed192 shift_right(const Fixed192& a, int bits);

/// a / divisor, rounded down. Precondition: divisor is not 0.
Fixed192 divide_by_word(const Fixed192& a, std::uint32_t divisor);

}  // namespace posenc
