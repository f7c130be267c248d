#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// One to kMaxWords words with a newline between each two, every word of 1 to kMaxWordCharacters characters: Unicode
/// code points in UTF-8, which are not normalised.
std::optional<ValidationError> validate_words(std::string_view text);

/// The words, as views of `text`. Precondition: `check_words(text)` found nothing.
std::vector<std::string_view> split_words(std::string_view text);

/// The whole numbers from 0 to count - 1, each once, or none of them: as the words were typed.
std::optional<ValidationError> validate_order(std::span<const double> order, std::size_t count);

/// The index of the word that stands at each of `count` places. Precondition: `check_order(order, count)` found
/// nothing.
std::vector<std::size_t> to_permutation(std::span<const double> order, std::size_t count);

}  // namespace posenc
