#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <posenc/phase/frequency.h>
#include <posenc/spec/layout.h>

namespace posenc {

/// Consecutive positions (or dimensions) shown by the same `pixels` pixels: several positions in one pixel, or one
/// position in several.
struct PixelSpan {
  std::int64_t first;
  std::int64_t count;
  std::size_t pixels;
};

/// The spans along an edge of `pixels` pixels that covers [from, from + span). A pixel shows the position at its
/// centre, or all positions whose centres it contains.
///
/// Precondition: |from| and |from + span| are at most 2^53, and span is at least 1.
std::vector<PixelSpan> pixel_spans(double from, double span, std::size_t pixels);

/// Biased colour index: a value in [-1, 1] scaled to 0..255, plus this bias. Doubles near 2^20 have 32 bits after the
/// point, so the colour index is the fifth byte.
inline constexpr double kIndexBias = 0x1p20;

/// The biased index of value 0.
inline constexpr double kBiasedZero = kIndexBias + 128;

/// Colour indices per unit of value.
inline constexpr double kIndexScale = 127.5;

inline std::uint8_t colour_index(double biased) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &biased, sizeof bits);
  return static_cast<std::uint8_t>(bits >> 32);
}

/// Rotates a set of pairs from row to row of a picture and gives the biased colour indices of each row.
class RowRotator {
 public:
  /// The biased indices of one row, in the column order of a table made of these pairs only.
  using BiasedRow = std::vector<double>;

  /// Refers to `frequencies`, which must outlive it.
  RowRotator(std::span<const Frequency> frequencies, Layout layout);

  /// Means over the next span, or the next three. Valid until the next call.
  ///
  /// @param remaining The spans still to be drawn, at least one.
  std::span<const BiasedRow> next_rows(std::span<const PixelSpan> remaining);

 private:
  /// Sines of all pairs, padded to an even number, then cosines.
  using Planar = std::vector<double>;

  /// Per-pair values cached by span length or distance, of which there are very few.
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
  std::int64_t half_position_ = 0;
  bool is_started_ = false;
};

}  // namespace posenc
