#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "specs.h"

namespace posenc::fuzz {

/// Reads specs from arbitrary bytes, then zeros.
class Bytes : public Specs {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
  }

  /// Any double by its bits, or, since few of these are valid, an integer or binary fraction. A byte for the kind, then
  /// 8, 2, 2 or 6 bytes, little-endian.
  double number() {
    switch (byte() % 4) {
      case 0: return from_bits(word(8));
      case 1: return static_cast<double>(word(2));
      case 2: return 2 * static_cast<double>(word(2));
      default: return static_cast<double>(static_cast<std::int64_t>(word(6) << 16)) * 0x1p-16 * scale();
    }
  }

 private:
  int attempts() const override { return 1; }

  void read(std::span<const Field> fields, char* spec) override {
    for (const Field& field : fields) read(field, spec + field.offset);
  }

  void read(const Field& field, void* member) {
    switch (field.constraint.type) {
      case Type::number: *static_cast<double*>(member) = number(); return;
      case Type::choice: {
        const std::string_view words = field.constraint.choices.words;
        const auto bars = std::count(words.begin(), words.end(), '|');
        *static_cast<std::uint8_t*>(member) = static_cast<std::uint8_t>(byte() % (bars + 1));
        return;
      }
      case Type::text: *static_cast<std::string*>(member) = text(); return;
      default: *static_cast<std::vector<double>*>(member) = numbers(field.constraint.type);
    }
  }

  /// A length byte, then that many numbers; integers take four bytes each.
  std::vector<double> numbers(Type type) {
    std::vector<double> values(byte());
    for (double& value : values) {
      if (type == Type::integers) {
        value = static_cast<std::int32_t>(word(4));
      } else {
        value = number();
      }
    }
    return values;
  }

  /// A length byte, then that many bytes.
  std::string text() {
    std::string text;
    for (std::size_t length = byte(); length > 0; --length) text += static_cast<char>(byte());
    return text;
  }

  std::uint64_t word(int count) {
    std::uint64_t value = 0;
    for (int k = 0; k < count; ++k) value |= std::uint64_t{byte()} << (8 * k);
    return value;
  }

  /// 1, or a power of two down to 2^-31 or up to 2^32.
  double scale() {
    const int exponent = byte() % 64;
    return exponent < 32 ? 1 / static_cast<double>(1U << exponent) : static_cast<double>(1ULL << (exponent - 31));
  }

  static double from_bits(std::uint64_t bits) {
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }

  std::span<const std::uint8_t> bytes_;
};

}  // namespace posenc::fuzz
