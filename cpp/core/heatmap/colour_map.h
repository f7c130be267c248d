#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace posenc {

/// Red, green, blue and opacity, 0 to 255 each.
using Colour = std::array<std::uint8_t, 4>;

using ColourMap = std::array<Colour, 256>;

/// 256 opaque colours for the values from -1 to 1, evenly spaced: viridis from violet to yellow (van der Walt and Smith
/// 2015, CC0), RdBu from red over white to blue (Brewer 2002).
ColourMap colour_map(std::string_view name);

}  // namespace posenc
