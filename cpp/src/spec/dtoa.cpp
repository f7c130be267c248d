#include <posenc/spec/dtoa.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include <posenc/spec/check.h>

namespace posenc {
namespace {

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

/// 0.d1 d2 d3 ... x 10^exponent
struct Decimal {
  std::string digits;
  int point = 0;
};

/// The value is numerator / denominator. Numbers within lower_gap and upper_gap of it, over the same denominator, round
/// to the same double.
struct Interval {
  BigUint numerator;
  BigUint denominator;
  BigUint lower_gap;
  BigUint upper_gap;
  bool includes_ends;

  bool can_round_down(const BigUint& remainder) const {
    const int order = compare(remainder, lower_gap);
    return order < 0 || (includes_ends && order == 0);
  }
  bool can_round_up(const BigUint& remainder) const {
    const int order = compare(remainder + upper_gap, denominator);
    return order > 0 || (includes_ends && order == 0);
  }
};

/// Precondition: value is finite and positive.
Interval rounding_interval(double value) {
  constexpr int kMinExponent = -1074;
  int exponent = 0;
  std::frexp(value, &exponent);
  exponent = std::max(exponent - 53, kMinExponent);
  const auto significand = static_cast<std::uint64_t>(std::ldexp(value, -exponent));
  // At a power of two the gap below is half as large; one extra bit keeps it an integer.
  const bool is_power_of_two = significand == (std::uint64_t{1} << 52) && exponent > kMinExponent;
  const int extra_bits = is_power_of_two ? 2 : 1;
  const int up = std::max(exponent, 0);
  const int down = std::max(-exponent, 0);
  return {BigUint(significand).shift_left(up + extra_bits), BigUint(1).shift_left(down + extra_bits),
          BigUint(1).shift_left(up), BigUint(1).shift_left(up + extra_bits - 1), significand % 2 == 0};
}

/// Shortest digits (Steele and White 1990; Dragon4): generates digits until the remainder is within the interval.
Decimal shortest_decimal(double value) {
  Interval v = rounding_interval(value);
  Decimal decimal;
  while (v.can_round_up(v.numerator)) {
    v.denominator.multiply(10);
    ++decimal.point;
  }
  const auto shift_digit = [&v] {
    v.numerator.multiply(10);
    v.lower_gap.multiply(10);
    v.upper_gap.multiply(10);
  };
  for (shift_digit(); !v.can_round_up(v.numerator); shift_digit()) --decimal.point;
  while (true) {
    char digit = '0';
    for (; compare(v.numerator, v.denominator) >= 0; ++digit) v.numerator.subtract(v.denominator);
    const bool rounds_down = v.can_round_down(v.numerator);
    const bool rounds_up = v.can_round_up(v.numerator);
    if (rounds_down || rounds_up) {
      const int midpoint_order = compare(v.numerator + v.numerator, v.denominator);
      const bool is_nearer_up = midpoint_order > 0 || (midpoint_order == 0 && digit % 2 != 0);
      if (rounds_up && (!rounds_down || is_nearer_up)) ++digit;
      decimal.digits += digit;
      return decimal;
    }
    decimal.digits += digit;
    shift_digit();
  }
}

/// ECMA-262, Number::toString.
std::string format(const Decimal& decimal) {
  const int count = static_cast<int>(decimal.digits.size());
  const int point = decimal.point;
  const auto zeros = [](int number) { return std::string(static_cast<std::size_t>(number), '0'); };
  if (count <= point && point <= 21) return decimal.digits + zeros(point - count);
  if (0 < point && point <= 21) return std::string(decimal.digits).insert(static_cast<std::size_t>(point), ".");
  if (-6 < point && point <= 0) return "0." + zeros(-point) + decimal.digits;
  std::string text = decimal.digits;
  if (count > 1) text.insert(1, ".");
  return text + (point > 0 ? "e+" : "e-") + to_string(std::int64_t{std::abs(point - 1)});
}

}  // namespace

std::string to_string(std::int64_t value) {
  char digits[20];  // 19 digits and a sign
  char* first = std::end(digits);
  auto rest = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
  do {
    *--first = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (value < 0) *--first = '-';
  return {first, std::end(digits)};
}

std::string to_string(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  if (value == 0) return "0";
  return (value < 0 ? "-" : "") + format(shortest_decimal(std::abs(value)));
}

std::string to_string(const std::optional<ValidationError>& error) {
  if (!error) return "";
  return error->value ? error->message + to_string(*error->value) : error->message;
}

}  // namespace posenc
