#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posenc {

/// A fraction in [0, 1) with 192 binary digits: words[k] counts units of 2^(-32 (k + 1)).
///
/// Integers, because they are exact and equal on every machine; words of 32 bits, because their products fit the 64-bit
/// multiplication that WebAssembly has.
struct Fraction {
  static constexpr std::size_t kWords = 6;
  std::array<std::uint32_t, kWords> words{};

  bool operator==(const Fraction&) const = default;
};

/// True if the fraction is at least 1/2.
bool is_half_or_more(const Fraction& a);

/// a + b modulo 1.
Fraction sum(const Fraction& a, const Fraction& b);

/// a b, rounded down to a multiple of 2^-192, or once in 2^28 products to the one below: words that hardly ever carry
/// into these are left out.
Fraction product(const Fraction& a, const Fraction& b);

/// 2 a modulo 1.
Fraction doubled(const Fraction& a);

/// a / 2^bits, rounded down; `bits` may be any number from 0 up.
Fraction halved(const Fraction& a, int bits);

/// a / divisor, rounded down. Precondition: divisor is not 0.
Fraction quotient(const Fraction& a, std::uint32_t divisor);

}  // namespace posenc
