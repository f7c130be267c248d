#pragma once

#include <cstdint>
#include <span>

#include <posenc/check.h>

namespace posenc {

/// The binary digits of a position: the counter beside the hands.
struct BinarySpec {
  double position = 0;  ///< a whole number from 0 to 2^digits - 1
  double digits = 8;    ///< a whole number, 1 to kMaxDigits
};

Reason check(const BinarySpec& spec);

/// Fills `bits` (digits) with 0 and 1, the least significant first. Precondition: `check(spec)` found nothing.
void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits);

}  // namespace posenc
