#include <posenc/number_format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace posenc {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// 2^exponent as a normal double, from its bits: in the loops that round, `std::ldexp` would cost more than all else.
double power_of_two(int exponent) {
  const std::uint64_t bits = static_cast<std::uint64_t>(exponent + 1023) << 52;
  double power = 0;
  std::memcpy(&power, &bits, sizeof power);
  return power;
}

/// The exponent of a finite number other than 0: 2^exponent <= |value| < 2^(exponent + 1).
int exponent_of(double value) { return std::ilogb(value); }

/// To a multiple of 2^exponent, ties to even. The product with a power of two is exact.
double to_multiple(double value, int exponent) {
  return std::nearbyint(value * power_of_two(-exponent)) * power_of_two(exponent);
}

/// To `significand_bits` of a normal double, by its bits: half of the last one that stays is added, less one where that
/// last bit is 0, so that ties go to even; a carry goes on into the exponent, as it has to.
double to_significand(double value, int significand_bits) {
  const int dropped = 53 - significand_bits;
  std::uint64_t bits = 0;  // std::bit_cast is missing in older Emscriptens
  std::memcpy(&bits, &value, sizeof bits);
  bits += ((std::uint64_t{1} << (dropped - 1)) - 1) + ((bits >> dropped) & 1);
  bits = bits >> dropped << dropped;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

}  // namespace

double NumberFormat::smallest_normal() const { return power_of_two(least_exponent); }

double NumberFormat::smallest() const { return std::ldexp(1, least_exponent - significand_bits + 1); }

double NumberFormat::spacing(double value) const {
  if (!std::isfinite(value)) return kNaN;
  const int exponent = value == 0 ? least_exponent : std::max(exponent_of(value), least_exponent);
  return std::ldexp(1, exponent - significand_bits + 1);
}

double NumberFormat::round(double value, bool saturates) const {
  if (std::isnan(value) || value == 0) return value;
  const double size = std::abs(value);
  double rounded = value;
  if (size < smallest_normal()) {
    rounded = to_multiple(value, least_exponent - significand_bits + 1);
  } else if (std::isfinite(value)) {
    rounded = to_significand(value, significand_bits);
  }
  if (std::abs(rounded) <= largest) return rounded;
  const double beyond = saturates ? largest : has_infinity ? kInfinity : kNaN;
  return std::copysign(beyond, value);
}

std::uint32_t NumberFormat::code(double value) const {
  const int kept = significand_bits - 1;
  const std::uint32_t sign = std::signbit(value) ? std::uint32_t{1} << (exponent_bits + kept) : 0;
  const std::uint32_t all_exponent = ((std::uint32_t{1} << exponent_bits) - 1) << kept;
  if (std::isnan(value)) return sign | all_exponent | ((std::uint32_t{1} << kept) - 1);
  if (std::isinf(value)) return sign | all_exponent;
  const double size = std::abs(value);
  if (size < smallest_normal()) return sign | static_cast<std::uint32_t>(size / smallest());
  const int exponent = exponent_of(size);
  const auto significand = static_cast<std::uint32_t>(std::ldexp(size, kept - exponent));  // its first bit is 1 ...
  return sign + (static_cast<std::uint32_t>(exponent - least_exponent) << kept) + significand;  // ... and counts one up
}

double NumberFormat::value(std::uint32_t code) const {
  const int kept = significand_bits - 1;
  const std::uint32_t most = (std::uint32_t{1} << exponent_bits) - 1;
  const std::uint32_t significand = code & ((std::uint32_t{1} << kept) - 1);
  const std::uint32_t exponent = code >> kept & most;
  const double sign = (code >> (exponent_bits + kept) & 1) != 0 ? -1 : 1;
  if (exponent == most && has_infinity) return significand == 0 ? sign * kInfinity : std::copysign(kNaN, sign);
  if (exponent == most && significand + 1 == std::uint32_t{1} << kept) return std::copysign(kNaN, sign);
  if (exponent == 0) return sign * significand * smallest();
  const auto whole = static_cast<double>(significand + (std::uint32_t{1} << kept));
  return sign * std::ldexp(whole, static_cast<int>(exponent) - 1 + least_exponent - kept);
}

NumberFormat number_format(std::string_view name) {
  if (name == "fp32") return {8, 24, -126, 0x1.fffffep127, true};
  if (name == "fp16") return {5, 11, -14, 65'504, true};
  if (name == "bf16") return {8, 8, -126, 0x1.fep127, true};
  if (name == "e4m3") return {4, 4, -6, 448, false};
  return {5, 3, -14, 57'344, true};  // e5m2
}

}  // namespace posenc
