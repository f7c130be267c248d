#include <posenc/sentence.h>

#include <algorithm>
#include <string>

#include <posenc/dtoa.h>
#include <posenc/limits.h>

namespace posenc {
namespace {

std::string written(std::size_t count) { return to_string(static_cast<std::int64_t>(count)); }

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::size_t characters_of(std::string_view word) {
  const auto starts_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), starts_character));
}

}  // namespace

std::optional<ValidationError> check_words(std::string_view text) {
  const std::string range = "words must be 1 to " + written(kMaxWords) + " words of 1 to " +
                            written(kMaxWordCharacters) + " characters, got ";
  if (text.size() > kMaxWordsBytes) return ValidationError{range + "a longer text"};
  const auto words = parts_of(text, '\n');
  if (words.size() > kMaxWords) return ValidationError{range + written(words.size()) + " words"};
  for (std::size_t place = 0; place < words.size(); ++place) {
    const std::size_t characters = characters_of(words[place]);
    if (characters < 1 || characters > kMaxWordCharacters) {
      return ValidationError{range + written(characters) + " characters in word " + written(place + 1)};
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text) { return parts_of(text, '\n'); }

std::optional<ValidationError> check_order(std::span<const double> order, std::size_t count) {
  std::vector<bool> stands(count);
  for (const double word : order) {
    if (word >= 0 && word < static_cast<double>(count)) stands[static_cast<std::size_t>(word)] = true;
  }
  const bool is_permutation =
      order.size() == count && std::count(stands.begin(), stands.end(), true) == std::ssize(stands);
  if (order.empty() || is_permutation) return std::nullopt;
  std::string words = "order must be the whole numbers from 0 to " + written(count - 1) + ", each once, got ";
  if (order.size() > kMaxWords) return ValidationError{words + "more of them"};
  char before = '\'';
  for (const double word : order) {
    words.append(1, before).append(to_string(static_cast<std::int64_t>(word)));
    before = ' ';
  }
  return ValidationError{words + "'"};
}

std::vector<std::size_t> order_of(std::span<const double> order, std::size_t count) {
  std::vector<std::size_t> places(count);
  for (std::size_t place = 0; place < count; ++place) {
    places[place] = order.empty() ? place : static_cast<std::size_t>(order[place]);
  }
  return places;
}

}  // namespace posenc
