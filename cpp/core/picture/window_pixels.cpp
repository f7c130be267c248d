#include <posenc/window_pixels.h>

#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include <posenc/dtoa.h>
#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/limits.h>
#include "colour_map.h"
#include "moving_hands.h"
#include "pixel_runs.h"

namespace posenc {
namespace {

/// The hands that a picture shows, and where its first column stands among the shades of these hands.
struct Shown {
  std::size_t first_pair;
  std::size_t pairs;
  std::size_t first_shade;
};

/// For the columns from `first` to before `end`.
Shown shown_by(std::size_t first, std::size_t end, std::size_t dimensions, Layout layout) {
  const std::size_t pairs = dimensions / 2;
  if (layout == Layout::interleaved) return {first / 2, (end + 1) / 2 - first / 2, first % 2};
  if (end <= pairs) return {first, end - first, 0};                      // sines alone
  if (first >= pairs) return {first - pairs, end - first, end - first};  // cosines alone
  return {0, pairs, first};
}

/// The layout of a picture from left to right.
struct Across {
  explicit Across(const WindowSpec& spec)
      : runs(runs_along(spec.first_dimension, spec.shown_dimensions, static_cast<std::size_t>(spec.width))),
        first(runs.front().first),
        end(runs.back().first + runs.back().count) {
    if (spec.shown_dimensions > spec.width) return;
    for (const Run& run : runs)
      of_pixels.resize(of_pixels.size() + run.pixels, static_cast<std::uint32_t>(run.first - first));
  }

  std::vector<Run> runs;
  std::int64_t first;                    ///< dimension that is shown
  std::int64_t end;                      ///< the one after the last
  std::vector<std::uint32_t> of_pixels;  ///< how far after the first; empty if a pixel shows several
};

/// A colour as it stands in memory.
using Pixel = std::uint32_t;
using Palette = std::array<Pixel, 256>;

Palette palette_of(std::string_view colours) {
  Palette palette;
  const ColourMap map = colour_map(colours);
  std::memcpy(palette.data(), map.data(), sizeof palette);
  return palette;
}

void paint_dot(Pixel colour, std::uint8_t* to) { std::memcpy(to, &colour, sizeof colour); }

/// Colours pixels that show one shade each. Four in a turn of the loop, which would cost as much as they do.
template <typename ShadeOf>
void paint(std::size_t pixels, ShadeOf shade_of, const Palette& palette, std::uint8_t* pixel) {
  const auto colour_of = [&](std::size_t x) { return palette[level_in(shade_of(x))]; };
  std::size_t x = 0;
  for (; x + 4 <= pixels; x += 4, pixel += 4 * sizeof(Pixel)) {
    const std::array<Pixel, 4> four = {colour_of(x), colour_of(x + 1), colour_of(x + 2), colour_of(x + 3)};
    std::memcpy(pixel, four.data(), sizeof four);
  }
  for (; x < pixels; ++x, pixel += sizeof(Pixel)) paint_dot(colour_of(x), pixel);
}

/// Colours one row of pixels of which each shows one dimension.
void paint_single(const Across& columns, const double* shades, const Palette& palette, std::uint8_t* pixel) {
  const std::size_t pixels = columns.of_pixels.size();
  const std::uint32_t* const column = columns.of_pixels.data();
  const auto next_shade = [=](std::size_t x) { return shades[x]; };
  const auto shade_of = [=](std::size_t x) { return shades[column[x]]; };
  const bool is_one_each = columns.runs.size() == pixels && columns.end - columns.first == std::ssize(columns.runs);
  if (is_one_each) paint(pixels, next_shade, palette, pixel);
  if (!is_one_each) paint(pixels, shade_of, palette, pixel);
}

/// Colours one row of pixels of which each shows the mean of several dimensions.
void paint_means(const Across& columns, const double* shades, const Palette& palette, std::uint8_t* pixel) {
  for (const Run& run : columns.runs) {
    const double* const shade = shades + (run.first - columns.first);
    double sum = 0;
    for (std::int64_t k = 0; k < run.count; ++k) sum += shade[k] - kLift;
    const std::uint8_t level = level_in(sum / static_cast<double>(run.count) + kLift);
    for (std::size_t k = 0; k < run.pixels; ++k, pixel += sizeof(Pixel)) paint_dot(palette[level], pixel);
  }
}

}  // namespace

std::optional<ValidationError> check(const WindowSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return first_error({
      check_max("width x height", spec.width * spec.height, kMaxPixels),
      check_end("from + positions", spec.from, spec.positions),
      check_max("firstDimension + shownDimensions", spec.first_dimension + spec.shown_dimensions, spec.dimensions),
  });
}

void fill_window_pixels(const WindowSpec& spec, std::span<std::uint8_t> pixels) {
  const Across columns(spec);
  const Layout layout = parse_layout(spec.layout);
  const Shown shown = shown_by(static_cast<std::size_t>(columns.first), static_cast<std::size_t>(columns.end),
                               static_cast<std::size_t>(spec.dimensions), layout);
  const auto speeds = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  MovingHands hands({speeds.data() + shown.first_pair, shown.pairs}, layout);
  const Palette palette = palette_of(spec.colours);
  const bool is_single = !columns.of_pixels.empty();
  const std::size_t bytes_of_row = static_cast<std::size_t>(spec.width) * sizeof(Pixel);
  const std::vector<Run> runs = runs_along(spec.from, spec.positions, static_cast<std::size_t>(spec.height));
  std::uint8_t* row = pixels.data();
  for (std::size_t shown_runs = 0; shown_runs < runs.size();) {
    for (const auto& shades : hands.shades_over(std::span(runs).subspan(shown_runs))) {
      const double* const first_shade = shades.data() + shown.first_shade;
      if (is_single) paint_single(columns, first_shade, palette, row);
      if (!is_single) paint_means(columns, first_shade, palette, row);
      const std::size_t copies = runs[shown_runs++].pixels;
      for (std::size_t k = 1; k < copies; ++k) std::memcpy(row + k * bytes_of_row, row, bytes_of_row);
      row += copies * bytes_of_row;
    }
  }
}

}  // namespace posenc
