#pragma once

#include <cstddef>
#include <string_view>

#include <posenc/check.h>
#include <posenc/layout.h>

namespace posenc {

/// The dimensions of a vector that turn, two for each hand: so many, the first ones, or with 0 all of them.
struct RotaryPart {
  std::size_t dimensions;
  Layout layout;

  RotaryPart(std::size_t size, double rotary_dim, std::string_view layout_name)
      : dimensions(rotary_dim == 0 ? size : static_cast<std::size_t>(rotary_dim)), layout(parse_layout(layout_name)) {}

  std::size_t pairs() const { return dimensions / 2; }
  /// The columns of the two numbers of a pair, the first one and the second one.
  Columns columns(std::size_t pair) const { return pair_columns(pair, dimensions, layout); }
};

/// Checks that `name`, a vector of `size` numbers, is made of pairs, and is as long as its turning part.
std::optional<ValidationError> check_rotary_dim(std::string_view name, std::size_t size, double rotary_dim);

}  // namespace posenc
