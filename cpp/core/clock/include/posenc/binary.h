#pragma once

#include <cstdint>
#include <span>

#include <posenc/check.h>

namespace posenc {

/// The binary digits of a position, for comparison with the pairs.
struct BinarySpec {
  double position = 0;
  double digits = 8;
};

POSENC_SPEC(BinarySpec, "The binary digits of a whole position below 2^digits.")
POSENC_FIELD(position, integer(0, kMaxPosition - 1))
POSENC_FIELD(digits, integer(1, kMaxDigits))
POSENC_END

std::optional<ValidationError> check(const BinarySpec& spec);

/// Fills `bits` (digits) with 0 and 1, the least significant first. Precondition: `spec` is valid.
void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits);

}  // namespace posenc
