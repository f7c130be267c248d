#pragma once

#include <cstddef>
#include <string_view>

#include <posenc/check.h>
#include <posenc/layout.h>

namespace posenc {

/// The rotated part of a vector: its first `rotary_dim` dimensions, or all of them if that is 0.
struct RotaryPart {
  std::size_t dimensions;
  Layout layout;

  RotaryPart(std::size_t size, double rotary_dim, std::string_view layout_name)
      : dimensions(rotary_dim == 0 ? size : static_cast<std::size_t>(rotary_dim)), layout(parse_layout(layout_name)) {}

  std::size_t pairs() const { return dimensions / 2; }
  /// The two columns of a pair.
  Columns columns(std::size_t pair) const { return pair_columns(pair, dimensions, layout); }
};

/// Checks that `name`, a vector of `size` numbers, has an even length of at least `rotary_dim`.
std::optional<ValidationError> check_rotary_dim(std::string_view name, std::size_t size, double rotary_dim);

}  // namespace posenc
