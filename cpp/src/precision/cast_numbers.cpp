#include <posenc/precision/cast_numbers.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace posenc {
namespace {

/// Counts the representable integers from 0 to `last`, itself one: all up to 2^p for p significand bits, then 2^(p - 1)
/// per power of two.
double count_representable_integers(const NumberFormat& format, double last) {
  const int bits = format.significand_bits;
  const double exact_range = std::ldexp(1, bits);
  if (last <= exact_range) return last + 1;
  const int exponent = std::ilogb(last);
  return exact_range + std::ldexp(exponent - bits, bits - 1) + (last - std::ldexp(1, exponent)) / format.spacing(last) +
         1;
}

/// Counts with an open-addressing hash table at load factor 1/2; sorting would need half the code but more time.
double count_distinct(const NumberFormat& format, std::span<const double> numbers) {
  constexpr std::size_t kSlots = 2 * kMaxCastNumbers;
  std::vector<std::uint32_t> slots(kSlots);  // code + 1; 0 is empty
  std::uint32_t distinct = 0;
  for (const double number : numbers) {
    // Both zeros are one number, and so are all NaNs.
    const std::uint32_t key = 1 + (number == 0 ? 0 : format.code(std::isnan(number) ? std::abs(number) : number));
    std::size_t slot = key * 2'654'435'769U % kSlots;
    while (slots[slot] != 0 && slots[slot] != key) slot = (slot + 1) % kSlots;
    if (slots[slot] == 0) ++distinct;
    slots[slot] = key;
  }
  return distinct;
}

}  // namespace

CastCounts fill_cast_numbers(const CastNumbersSpec& spec, const CastNumbers& result) {
  const NumberFormat format = number_format(spec.format);
  const bool saturates = spec.overflow == "saturate";
  for (std::size_t i = 0; i < spec.values.size(); ++i) {
    const double rounded = format.round(spec.values[i], saturates);
    result.values[i] = rounded;
    result.codes[i] = format.code(rounded);
    result.spacings[i] = format.spacing(rounded);
  }
  for (std::size_t i = 0; i < spec.codes.size(); ++i) {
    result.decoded[i] = format.value(static_cast<std::uint32_t>(spec.codes[i]));
  }
  return {.format = format,
          .distinct = count_representable_integers(format, format.round(spec.below - 1, true)),
          .first_missing = std::ldexp(1, format.significand_bits) + 1,
          .distinct_values = count_distinct(format, result.values)};
}

}  // namespace posenc
