#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace posenc {

/// Why a spec is refused, "<field> must be <range>, got <value>", or nothing.
using Reason = std::optional<std::string>;

/// A whole number from `least` to `most`.
Reason check_whole(std::string_view field, double value, std::int64_t least, std::int64_t most);

/// An even number from `least` to `most`.
Reason check_even(std::string_view field, double value, std::int64_t least, std::int64_t most);

/// Any number from `least` to `most`.
Reason check_real(std::string_view field, double value, std::int64_t least, std::int64_t most);

/// One of the words.
Reason check_word(std::string_view field, std::string_view value, std::initializer_list<std::string_view> words);

/// The ranges that several specs share: limits.h gives their reasons.
Reason check_dimensions(double value);
Reason check_base(double value);
Reason check_real_position(std::string_view field, double value);

/// The first reason of several, or nothing.
Reason first_of(std::initializer_list<Reason> reasons);

}  // namespace posenc
