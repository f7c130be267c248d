#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include "pixel_spans.h"

namespace posenc {

/// A shade is a value from -1 to 1 scaled to the levels of a colour map, plus this: level + kIndexBias <= shade < level
/// + 1
/// + kIndexBias, for the levels from 0 to 255. So high up a double has 32 bits below the point, and the level is its
/// fifth byte.
inline constexpr double kIndexBias = 0x1p20;

/// The shade of 0.
inline constexpr double kBiasedZero = kIndexBias + 128;

/// The number of shades from the middle to a value of 1.
inline constexpr double kIndexScale = 127.5;

inline std::uint8_t colour_index(double biased) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &biased, sizeof bits);
  return static_cast<std::uint8_t>(bits >> 32);
}

/// Some hands that go down a picture from run to run, and the shades that it shows of them.
class RowRotator {
 public:
  /// The shades of one run, as the columns of a table stand that has these hands alone: sine, cosine, sine, cosine, ...
  /// or all sines and then all cosines.
  using BiasedRow = std::vector<double>;

  /// Keeps `speeds`, which must outlive it.
  RowRotator(std::span<const Frequency> frequencies, Layout layout);

  /// The means over the next run or the next three. Valid until the next call.
  ///
  /// @param rest The runs of the picture that are still to be shown, at least one.
  std::span<const BiasedRow> next_rows(std::span<const PixelSpan> remaining);

 private:
  /// Sines of all hands, filled up to an even number, then their cosines.
  using Planar = std::vector<double>;

  /// A few numbers for every hand, cached since next to no runs differ in their lengths or distances.
  struct CacheEntry {
    std::int64_t key;
    Planar values;
  };

  template <Layout kLayout, std::size_t kRows>
  void advance(std::int64_t distance, std::int64_t positions);
  Planar phasors_at(std::int64_t half_positions) const;
  const Planar& dirichlet_weights(std::int64_t positions);
  const Planar& weighted_steps(std::int64_t positions);
  template <typename Make>
  static const Planar& cached(std::vector<CacheEntry>& all, std::int64_t key, Make make);

  std::span<const Frequency> frequencies_;
  Layout layout_;
  std::size_t stride_;
  Planar phasors_;
  std::array<BiasedRow, 3> rows_;
  std::vector<CacheEntry> rotations_;
  std::vector<CacheEntry> weights_;
  std::vector<CacheEntry> steps_;
  std::int64_t half_position_ = 0;  ///< in half positions
  bool is_started_ = false;
};

}  // namespace posenc
