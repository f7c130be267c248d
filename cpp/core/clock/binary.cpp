#include <posenc/binary.h>

#include <cmath>

namespace posenc {

std::optional<ValidationError> check(const BinarySpec& spec) {
  if (is_in_range(spec, spec.digits)) {
    if (auto error = check_integer("position", spec.position, 0, std::ldexp(1, static_cast<int>(spec.digits)) - 1))
      return error;
  }
  return check_fields(spec);
}

void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits) {
  auto bits_left = static_cast<std::uint64_t>(spec.position);
  for (auto& bit : bits) {
    bit = bits_left & 1;
    bits_left >>= 1;
  }
}

}  // namespace posenc
