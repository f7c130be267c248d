#pragma once

#include <cstdint>

namespace posenc {

/// Every whole number up to here is a double, so a position never changes on its way from JavaScript.
inline constexpr std::int64_t kMaxPosition = std::int64_t{1} << 53;

/// A context of 128 Ki tokens, the longest that the tour speaks of as usual.
inline constexpr int kMaxPositions = 131'072;

/// Twice the width of the largest sinusoidal models; 2048 hands are more than a clock can show.
inline constexpr int kMaxDimensions = 4'096;

/// 512 MiB of floats: a quarter of what a 32-bit wasm memory may hold by default.
inline constexpr std::int64_t kMaxTableNumbers = std::int64_t{1} << 27;

/// As many binary digits as kMaxPosition - 1 has.
inline constexpr int kMaxDigits = 53;

/// More samples than any screen has columns.
inline constexpr int kMaxSamples = 8'192;

}  // namespace posenc
