#include "colour_map.h"

#include <cmath>
#include <span>

namespace posenc {
namespace {

// Evenly spaced stops, 0xrrggbb. Linear interpolation is visually indistinguishable from viridis; RdBu is defined this
// way.
constexpr std::uint32_t kViridis[] = {0x440154, 0x481a6c, 0x472f7d, 0x414487, 0x39568c, 0x31688e, 0x2a788e, 0x23888e,
                                      0x1f988b, 0x22a884, 0x35b779, 0x54c568, 0x7ad151, 0xa5db36, 0xd2e21b, 0xfde725};
constexpr std::uint32_t kRedToBlue[] = {0x67001f, 0xb2182b, 0xd6604d, 0xf4a582, 0xfddbc7, 0xf7f7f7,
                                        0xd1e5f0, 0x92c5de, 0x4393c3, 0x2166ac, 0x053061};

/// Channel 0 (blue) to 2 (red) at the real-valued index `stop`.
std::uint8_t channel_at(double stop, int channel, std::span<const std::uint32_t> stops) {
  const auto below = static_cast<std::size_t>(stop);
  const std::size_t above = std::min(below + 1, stops.size() - 1);
  const auto channel_of = [channel](std::uint32_t colour) {
    return static_cast<double>(colour >> (8 * channel) & 0xff);
  };
  const double fraction = stop - static_cast<double>(below);
  return static_cast<std::uint8_t>(
      std::lround(channel_of(stops[below]) * (1 - fraction) + channel_of(stops[above]) * fraction));
}

}  // namespace

ColourMap colour_map(ColoursName name) {
  const std::span<const std::uint32_t> stops =
      name == "viridis" ? std::span<const std::uint32_t>(kViridis) : kRedToBlue;
  ColourMap map;
  for (std::size_t level = 0; level < map.size(); ++level) {
    const double stop = static_cast<double>(level * (stops.size() - 1)) / 255;
    map[level] = {channel_at(stop, 2, stops), channel_at(stop, 1, stops), channel_at(stop, 0, stops), 255};
  }
  return map;
}

}  // namespace posenc
