#include "rotary_pairs.h"

#include <string>

#include <posenc/number_text.h>

namespace posenc {

Reason check_turning(std::string_view name, std::size_t size, double rotary) {
  if (size % 2 != 0) {
    return Refusal{std::string(name).append(" must have an even number of numbers, got "), static_cast<double>(size)};
  }
  if (rotary <= static_cast<double>(size)) return std::nullopt;
  std::string words = "rotary must be at most the length of ";
  words.append(name).append(", ").append(text_of(static_cast<std::int64_t>(size))).append(", got ");
  return Refusal{words, rotary};
}

}  // namespace posenc
