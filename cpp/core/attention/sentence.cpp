#include <posenc/sentence.h>

#include <algorithm>
#include <string>

#include <posenc/dtoa.h>
#include <posenc/limits.h>

namespace posenc {
namespace {

std::string format(std::size_t count) { return to_string(static_cast<std::int64_t>(count)); }

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t end = text.find(separator);
    pieces.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

std::size_t count_characters(std::string_view word) {
  const auto starts_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), starts_character));
}

}  // namespace

std::optional<ValidationError> validate_words(std::string_view text) {
  const std::string range =
      "words must be 1 to " + format(kMaxWords) + " words of 1 to " + format(kMaxWordCharacters) + " characters, got ";
  if (text.size() > kMaxWordsBytes) return ValidationError{range + "a longer text"};
  const auto words = split(text, '\n');
  if (words.size() > kMaxWords) return ValidationError{range + format(words.size()) + " words"};
  for (std::size_t position = 0; position < words.size(); ++position) {
    const std::size_t characters = count_characters(words[position]);
    if (characters < 1 || characters > kMaxWordCharacters) {
      return ValidationError{range + format(characters) + " characters in word " + format(position + 1)};
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> split_words(std::string_view text) { return split(text, '\n'); }

std::optional<ValidationError> validate_order(std::span<const double> order, std::size_t count) {
  std::vector<bool> is_used(count);
  for (const double word : order) {
    if (word >= 0 && word < static_cast<double>(count)) is_used[static_cast<std::size_t>(word)] = true;
  }
  const bool is_permutation =
      order.size() == count && std::count(is_used.begin(), is_used.end(), true) == std::ssize(is_used);
  if (order.empty() || is_permutation) return std::nullopt;
  std::string words = "order must be the whole numbers from 0 to " + format(count - 1) + ", each once, got ";
  if (order.size() > kMaxWords) return ValidationError{words + "more of them"};
  char separator = '\'';
  for (const double word : order) {
    words.append(1, separator).append(to_string(static_cast<std::int64_t>(word)));
    separator = ' ';
  }
  return ValidationError{words + "'"};
}

std::vector<std::size_t> to_permutation(std::span<const double> order, std::size_t count) {
  std::vector<std::size_t> permutation(count);
  for (std::size_t position = 0; position < count; ++position) {
    permutation[position] = order.empty() ? position : static_cast<std::size_t>(order[position]);
  }
  return permutation;
}

}  // namespace posenc
