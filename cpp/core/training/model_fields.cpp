#include <posenc/model_fields.h>

#include <array>
#include <string_view>

#include <posenc/dtoa.h>

namespace posenc {
namespace {

constexpr std::array<std::string_view, 6> kTasks = {"who-bit-whom", "words-before", "mirror",
                                                    "nearest-noun", "random-walk",  "recall"};
constexpr std::array<std::string_view, 7> kEncodings = {"none", "learned", "sinusoidal", "shaw",
                                                        "t5",   "alibi",   "rotary"};

/// Precondition: the word is one of them.
template <typename Choice, std::size_t count>
Choice parse_choice(const std::array<std::string_view, count>& words, std::string_view word) {
  std::size_t index = 0;
  while (words[index] != word) ++index;
  return static_cast<Choice>(index);
}

}  // namespace

Task parse_task(const std::string& word) { return parse_choice<Task>(kTasks, word); }

Encoding parse_encoding(const std::string& word) { return parse_choice<Encoding>(kEncodings, word); }

std::optional<ValidationError> check_dimensions(double dimensions, double heads) {
  const std::size_t of = 2 * static_cast<std::size_t>(heads);
  if (static_cast<std::size_t>(dimensions) % of == 0) return std::nullopt;
  std::string words = "dimensions must be a multiple of ";
  words.append(to_string(static_cast<std::int64_t>(of))).append(", twice the heads, got ");
  return ValidationError{words, dimensions};
}

}  // namespace posenc
