#include "rotary_part.h"

#include <string>

#include <posenc/dtoa.h>

namespace posenc {

std::optional<ValidationError> check_rotary_dim(std::string_view name, std::size_t size, double rotary_dim) {
  if (size % 2 != 0) {
    return ValidationError{std::string(name).append(" must have an even number of numbers, got "),
                           static_cast<double>(size)};
  }
  if (rotary_dim <= static_cast<double>(size)) return std::nullopt;
  std::string words = "rotary must be at most the length of ";
  words.append(name).append(", ").append(to_string(static_cast<std::int64_t>(size))).append(", got ");
  return ValidationError{words, rotary_dim};
}

}  // namespace posenc
