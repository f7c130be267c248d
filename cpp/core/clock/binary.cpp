#include <posenc/binary.h>

#include <cmath>

namespace posenc {

Reason check(const BinarySpec& spec) {
  if (is_in_range(spec, spec.digits)) {
    if (auto reason = check_whole("position", spec.position, 0, std::ldexp(1, static_cast<int>(spec.digits)) - 1))
      return reason;
  }
  return check_fields(spec);
}

void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits) {
  auto rest = static_cast<std::uint64_t>(spec.position);
  for (auto& bit : bits) {
    bit = rest & 1;
    rest >>= 1;
  }
}

}  // namespace posenc
