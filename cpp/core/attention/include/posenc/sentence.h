#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// 1 to kMaxWords words separated by newlines, each of 1 to kMaxWordCharacters Unicode code points (UTF-8, not
/// normalised).
std::optional<ValidationError> validate_words(std::string_view text);

/// The words, as views into `text`. Precondition: `validate_words(text)` returned no error.
std::vector<std::string_view> split_words(std::string_view text);

/// A permutation of 0 to count - 1, or empty for the original order.
std::optional<ValidationError> validate_order(std::span<const double> order, std::size_t count);

/// The index of the word at each of `count` positions. Precondition: `validate_order(order, count)` returned no error.
std::vector<std::size_t> to_permutation(std::span<const double> order, std::size_t count);

}  // namespace posenc
