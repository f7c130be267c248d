#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posenc {

/// An unsigned integer below 2^1280: enough for every double times 10 and every power of ten that scales one.
class BigUint {
 public:
  explicit BigUint(std::uint64_t value)
      : limbs_{static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)} {}

  /// this x 2^bits.
  BigUint shift_left(int bits) const {
    BigUint result(0);
    const auto whole_limbs = static_cast<std::size_t>(bits / 32);
    for (std::size_t k = kLimbs; k-- > whole_limbs;) {
      const std::uint64_t low = k > whole_limbs ? limbs_[k - whole_limbs - 1] : 0;
      result.limbs_[k] =
          static_cast<std::uint32_t>(((std::uint64_t{limbs_[k - whole_limbs]} << 32 | low) << (bits % 32)) >> 32);
    }
    return result;
  }

  void multiply(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (auto& limb : limbs_) {
      carry += std::uint64_t{limb} * factor;
      limb = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
  }

  /// Precondition: `other` is not larger.
  void subtract(const BigUint& other) {
    std::uint64_t borrow = 0;
    for (std::size_t k = 0; k < kLimbs; ++k) {
      const std::uint64_t difference = std::uint64_t{limbs_[k]} - other.limbs_[k] - borrow;
      limbs_[k] = static_cast<std::uint32_t>(difference);
      borrow = difference >> 63;
    }
  }

  friend BigUint operator+(const BigUint& a, const BigUint& b) {
    BigUint result(0);
    std::uint64_t carry = 0;
    for (std::size_t k = 0; k < kLimbs; ++k) {
      carry += std::uint64_t{a.limbs_[k]} + b.limbs_[k];
      result.limbs_[k] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    return result;
  }

  /// Negative, zero or positive as a < b, a == b or a > b.
  friend int compare(const BigUint& a, const BigUint& b) {
    for (std::size_t k = kLimbs; k-- > 0;) {
      if (a.limbs_[k] != b.limbs_[k]) return a.limbs_[k] < b.limbs_[k] ? -1 : 1;
    }
    return 0;
  }

 private:
  static constexpr std::size_t kLimbs = 40;
  std::array<std::uint32_t, kLimbs> limbs_{};  // little-endian
};

}  // namespace posenc
