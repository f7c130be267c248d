#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posenc {

/// A fraction in [0, 1) with 192 binary digits: words[k] counts units of 2^(-32 (k + 1)).
///
/// Integers, because they are exact and equal on every machine; words of 32 bits, because their products fit the 64-bit
/// multiplication that WebAssembly has.
struct Fixed192 {
  static constexpr std::size_t kLimbs = 6;
  std::array<std::uint32_t, kLimbs> limbs{};

  bool operator==(const Fixed192&) const = default;
};

/// True if the fraction is at least 1/2.
bool is_half_or_more(const Fixed192& a);

/// a + b modulo 1.
Fixed192 add(const Fixed192& a, const Fixed192& b);

/// a b, rounded down to a multiple of 2^-192, or once in 2^28 products to the one below: words that hardly ever carry
/// into these are left out.
Fixed192 multiply(const Fixed192& a, const Fixed192& b);

/// a / 2^bits, rounded down; `bits` may be any number from 0 up.
Fixed192 shift_right(const Fixed192& a, int bits);

/// a / divisor, rounded down. Precondition: divisor is not 0.
Fixed192 divide_by_word(const Fixed192& a, std::uint32_t divisor);

}  // namespace posenc
