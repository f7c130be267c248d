#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace posenc {

/// A whole number below 2^1280: enough for every double times 10 and every power of ten that scales one.
class BigNumber {
 public:
  explicit BigNumber(std::uint64_t value)
      : words_{static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)} {}

  /// this x 2^bits.
  BigNumber shifted(int bits) const {
    BigNumber result(0);
    const auto skipped = static_cast<std::size_t>(bits / 32);
    for (std::size_t k = kWords; k-- > skipped;) {
      const std::uint64_t below = k > skipped ? words_[k - skipped - 1] : 0;
      result.words_[k] =
          static_cast<std::uint32_t>(((std::uint64_t{words_[k - skipped]} << 32 | below) << (bits % 32)) >> 32);
    }
    return result;
  }

  void multiply(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (auto& word : words_) {
      carry += std::uint64_t{word} * factor;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
  }

  /// Precondition: `other` is not larger.
  void subtract(const BigNumber& other) {
    std::uint64_t borrow = 0;
    for (std::size_t k = 0; k < kWords; ++k) {
      const std::uint64_t difference = std::uint64_t{words_[k]} - other.words_[k] - borrow;
      words_[k] = static_cast<std::uint32_t>(difference);
      borrow = difference >> 63;
    }
  }

  friend BigNumber operator+(const BigNumber& a, const BigNumber& b) {
    BigNumber result(0);
    std::uint64_t carry = 0;
    for (std::size_t k = 0; k < kWords; ++k) {
      carry += std::uint64_t{a.words_[k]} + b.words_[k];
      result.words_[k] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    return result;
  }

  /// Below, equal to or above 0 as a is below, equal to or above b.
  friend int compare(const BigNumber& a, const BigNumber& b) {
    for (std::size_t k = kWords; k-- > 0;) {
      if (a.words_[k] != b.words_[k]) return a.words_[k] < b.words_[k] ? -1 : 1;
    }
    return 0;
  }

 private:
  static constexpr std::size_t kWords = 40;
  std::array<std::uint32_t, kWords> words_{};  // the least significant first
};

}  // namespace posenc
