#include "fixed_point.h"

#include <algorithm>

namespace posenc {
namespace {

constexpr std::size_t kLimbs = Fixed192::kLimbs;
constexpr int kLimbBits = 32;

std::uint32_t low_limb(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

bool is_half_or_more(const Fixed192& a) { return a.limbs[0] >> (kLimbBits - 1) != 0; }

Fixed192 add(const Fixed192& a, const Fixed192& b) {
  Fixed192 result;
  std::uint64_t carry = 0;
  for (std::size_t k = kLimbs; k-- > 0;) {
    carry += std::uint64_t{a.limbs[k]} + b.limbs[k];
    result.limbs[k] = low_limb(carry);
    carry >>= kLimbBits;
  }
  return result;
}

Fixed192 multiply(const Fixed192& a, const Fixed192& b) {
  std::array<std::uint32_t, 2 * kLimbs> limbs_of_product{};
  for (std::size_t i = kLimbs; i-- > 0;) {
    std::uint64_t carry = 0;
    for (std::size_t j = std::min(kLimbs, kLimbs + 1 - i); j-- > 0;) {
      carry += std::uint64_t{a.limbs[i]} * b.limbs[j] + limbs_of_product[i + j + 1];
      limbs_of_product[i + j + 1] = low_limb(carry);
      carry >>= kLimbBits;
    }
    limbs_of_product[i] = low_limb(carry);
  }
  Fixed192 result;
  for (std::size_t k = 0; k < kLimbs; ++k) result.limbs[k] = limbs_of_product[k];
  return result;
}

Fixed192 shift_right(const Fixed192& a, int bits) {
  const auto whole_limbs = static_cast<std::size_t>(bits / kLimbBits);
  const int rest = bits % kLimbBits;
  Fixed192 result;
  for (std::size_t k = whole_limbs; k < kLimbs; ++k) {
    const std::uint64_t above = k > whole_limbs ? a.limbs[k - whole_limbs - 1] : 0;
    result.limbs[k] = low_limb(((above << kLimbBits) | a.limbs[k - whole_limbs]) >> rest);
  }
  return result;
}

Fixed192 divide_by_word(const Fixed192& a, std::uint32_t divisor) {
  Fixed192 result;
  std::uint64_t remainder = 0;
  for (std::size_t k = 0; k < kLimbs; ++k) {
    const std::uint64_t dividend = (remainder << kLimbBits) | a.limbs[k];
    result.limbs[k] = low_limb(dividend / divisor);
    remainder = dividend % divisor;
  }
  return result;
}

}  // namespace posenc
