#include "fixed_point.h"

#include <algorithm>

namespace posenc {
namespace {

constexpr std::size_t kWords = Fraction::kWords;
constexpr int kWordBits = 32;

std::uint32_t low_word(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

bool is_half_or_more(const Fraction& a) { return a.words[0] >> (kWordBits - 1) != 0; }

Fraction sum(const Fraction& a, const Fraction& b) {
  Fraction result;
  std::uint64_t carry = 0;
  for (std::size_t k = kWords; k-- > 0;) {
    carry += std::uint64_t{a.words[k]} + b.words[k];
    result.words[k] = low_word(carry);
    carry >>= kWordBits;
  }
  return result;
}

Fraction product(const Fraction& a, const Fraction& b) {
  std::array<std::uint32_t, 2 * kWords> digits{};
  for (std::size_t i = kWords; i-- > 0;) {
    std::uint64_t carry = 0;
    for (std::size_t j = std::min(kWords, kWords + 1 - i); j-- > 0;) {
      carry += std::uint64_t{a.words[i]} * b.words[j] + digits[i + j + 1];
      digits[i + j + 1] = low_word(carry);
      carry >>= kWordBits;
    }
    digits[i] = low_word(carry);
  }
  Fraction result;
  for (std::size_t k = 0; k < kWords; ++k) result.words[k] = digits[k];
  return result;
}

Fraction doubled(const Fraction& a) { return sum(a, a); }

Fraction halved(const Fraction& a, int bits) {
  const auto skipped = static_cast<std::size_t>(bits / kWordBits);
  const int rest = bits % kWordBits;
  Fraction result;
  for (std::size_t k = skipped; k < kWords; ++k) {
    const std::uint64_t above = k > skipped ? a.words[k - skipped - 1] : 0;
    result.words[k] = low_word(((above << kWordBits) | a.words[k - skipped]) >> rest);
  }
  return result;
}

Fraction quotient(const Fraction& a, std::uint32_t divisor) {
  Fraction result;
  std::uint64_t remainder = 0;
  for (std::size_t k = 0; k < kWords; ++k) {
    const std::uint64_t dividend = (remainder << kWordBits) | a.words[k];
    result.words[k] = low_word(dividend / divisor);
    remainder = dividend % divisor;
  }
  return result;
}

}  // namespace posenc
