#pragma once

#include <array>
#include <cstdint>

#include <posenc/heatmap/render_heatmap.h>

namespace posenc {

/// RGBA, 0 to 255 each.
using Colour = std::array<std::uint8_t, 4>;

using ColourMap = std::array<Colour, 256>;

/// 256 opaque colours for values from -1 to 1, evenly spaced: viridis (van der Walt and Smith 2015, CC0) or RdBu
/// (Brewer 2002).
ColourMap colour_map(ColoursName name);

}  // namespace posenc
