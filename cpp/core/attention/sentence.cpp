#include <posenc/sentence.h>

#include <algorithm>
#include <string>

#include <posenc/limits.h>
#include <posenc/number_text.h>

namespace posenc {
namespace {

constexpr std::size_t kMaxCharacterBytes = 4;  // UTF-8
constexpr std::size_t kMaxWordsBytes = kMaxWords * (kMaxWordCharacters * kMaxCharacterBytes + 1) - 1;
constexpr std::size_t kMaxOrderBytes = kMaxWords * 3 - 1 - 10;  // 0 to 9 have one digit, the others two

std::string written(std::size_t count) { return text_of(static_cast<std::int64_t>(count)); }

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

/// The number, or kMaxWords for what is none.
std::size_t index_of(std::string_view digits) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const bool has_right_length = digits.size() == 1 || (digits.size() == 2 && digits[0] != '0');
  if (!has_right_length || !std::all_of(digits.begin(), digits.end(), is_digit)) return kMaxWords;
  std::size_t number = 0;
  for (const char digit : digits) number = 10 * number + static_cast<std::size_t>(digit - '0');
  return number;
}

}  // namespace

Reason check_words(std::string_view text) {
  const std::string range = "words must be 1 to " + written(kMaxWords) + " words of 1 to " +
                            written(kMaxWordCharacters) + " characters, got ";
  if (text.size() > kMaxWordsBytes) return range + "a longer text";
  const auto words = parts_of(text, '\n');
  if (words.size() > kMaxWords) return range + written(words.size()) + " words";
  for (std::size_t place = 0; place < words.size(); ++place) {
    const std::size_t characters = characters_of(words[place]);
    if (characters < 1 || characters > kMaxWordCharacters) {
      return range + written(characters) + " characters in word " + written(place + 1);
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view text) { return parts_of(text, '\n'); }

Reason check_order(std::string_view text, std::size_t count) {
  const std::string range = "order must be the whole numbers from 0 to " + written(count - 1) + ", each once, got ";
  if (text.size() > kMaxOrderBytes) return range + "a longer text";
  const auto words = order_of(text);
  const auto stands_somewhere = [&words](std::size_t word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  bool is_permutation = words.size() == count;
  for (std::size_t word = 0; is_permutation && word < count; ++word) is_permutation = stands_somewhere(word);
  return is_permutation ? Reason() : range + "'" + std::string(text) + "'";
}

std::vector<std::size_t> order_of(std::string_view text) {
  std::vector<std::size_t> places;
  for (const auto part : parts_of(text, ' ')) places.push_back(index_of(part));
  return places;
}

}  // namespace posenc
