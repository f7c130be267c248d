#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// One to kMaxWords words with a newline between each two, every word of 1 to kMaxWordCharacters characters: Unicode
/// code points in UTF-8, which are not normalised.
Reason check_words(std::string_view text);

/// The words, as views of `text`. Precondition: `check_words(text)` found nothing.
std::vector<std::string_view> words_of(std::string_view text);

/// The whole numbers from 0 to count - 1, each once, with one space between each two: "2 0 1".
Reason check_order(std::string_view text, std::size_t count);

/// Which word stands at each place. Precondition: `check_order(text, count)` found nothing.
std::vector<std::size_t> order_of(std::string_view text);

}  // namespace posenc
