#pragma once

#include <cstdint>
#include <span>

#include <posenc/spec/call.h>

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

POSENC_CALL(Binary, fill_binary, "The binary digits of a whole position, 0 or 1, the least significant first.")
POSENC_RESULT("", "0 or 1, the least significant digit first.")
POSENC_ARRAY("", arrays, (spec.digits))
POSENC_END

}  // namespace posenc
