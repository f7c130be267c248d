#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include "pixel_runs.h"

namespace posenc {

/// A shade is a value from -1 to 1 scaled to the levels of a colour map, plus this: level + kLift <= shade < level + 1
/// + kLift, for the levels from 0 to 255. So high up a double has 32 bits below the point, and the level is its fifth
/// byte.
inline constexpr double kLift = 0x1p20;

/// The shade of 0.
inline constexpr double kMiddleShade = kLift + 128;

/// The number of shades from the middle to a value of 1.
inline constexpr double kShades = 127.5;

inline std::uint8_t level_in(double shade) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &shade, sizeof bits);
  return static_cast<std::uint8_t>(bits >> 32);
}

/// Some hands that go down a picture from run to run, and the shades that it shows of them.
class MovingHands {
 public:
  /// The shades of one run, as the columns of a table stand that has these hands alone: sine, cosine, sine, cosine, ...
  /// or all sines and then all cosines.
  using Shades = std::vector<double>;

  /// Keeps `speeds`, which must outlive it.
  MovingHands(std::span<const Frequency> speeds, Layout layout);

  /// The means over the next run or the next three. Valid until the next call.
  ///
  /// @param rest The runs of the picture that are still to be shown, at least one.
  std::span<const Shades> shades_over(std::span<const Run> rest);

 private:
  /// Sines of all hands, filled up to an even number, then their cosines.
  using Planar = std::vector<double>;

  /// A few numbers for every hand, cached since next to no runs differ in their lengths or distances.
  struct Cached {
    std::int64_t key;
    Planar numbers;
  };

  template <Layout kLayout, std::size_t kRows>
  void turn_and_show(std::int64_t distance, std::int64_t positions);
  Planar pointed(std::int64_t half_positions) const;
  const Planar& weights_over(std::int64_t positions);
  const Planar& steps_over(std::int64_t positions);
  template <typename Make>
  static const Planar& cached(std::vector<Cached>& all, std::int64_t key, Make make);

  std::span<const Frequency> speeds_;
  Layout layout_;
  std::size_t stride_;
  Planar hands_;
  std::array<Shades, 3> rows_;
  std::vector<Cached> angles_;
  std::vector<Cached> weights_;
  std::vector<Cached> steps_;
  std::int64_t at_ = 0;  ///< in half positions
  bool has_begun_ = false;
};

}  // namespace posenc
