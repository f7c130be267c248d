#include <posenc/binary.h>

#include <posenc/limits.h>

namespace posenc {

Reason check(const BinarySpec& spec) {
  if (auto reason = check_whole("digits", spec.digits, 1, kMaxDigits)) return reason;
  const auto largest = (std::int64_t{1} << static_cast<int>(spec.digits)) - 1;
  return check_whole("position", spec.position, 0, largest);
}

void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits) {
  auto rest = static_cast<std::uint64_t>(spec.position);
  for (auto& bit : bits) {
    bit = rest & 1;
    rest >>= 1;
  }
}

}  // namespace posenc
