#include "rotary_pairs.h"

#include <string>

#include <posenc/dtoa.h>

namespace posenc {

std::optional<ValidationError> check_turning(std::string_view name, std::size_t size, double rotary) {
  if (size % 2 != 0) {
    return ValidationError{std::string(name).append(" must have an even number of numbers, got "),
                           static_cast<double>(size)};
  }
  if (rotary <= static_cast<double>(size)) return std::nullopt;
  std::string words = "rotary must be at most the length of ";
  words.append(name).append(", ").append(to_string(static_cast<std::int64_t>(size))).append(", got ");
  return ValidationError{words, rotary};
}

}  // namespace posenc
