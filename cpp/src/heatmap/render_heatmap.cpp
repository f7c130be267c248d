#include <posenc/heatmap/render_heatmap.h>

#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include <posenc/phase/frequency.h>
#include <posenc/spec/dtoa.h>
#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>
#include "colour_map.h"
#include "row_rotator.h"

namespace posenc {
namespace {

/// The visible pairs, and the offset of the first visible column in their row.
struct VisiblePairs {
  std::size_t first_pair;
  std::size_t pairs;
  std::size_t first_column;
};

/// For the columns from `first` to before `end`.
VisiblePairs visible_pairs(std::size_t first, std::size_t end, std::size_t dimensions, Layout layout) {
  const std::size_t pairs = dimensions / 2;
  if (layout == Layout::interleaved) return {first / 2, (end + 1) / 2 - first / 2, first % 2};
  if (end <= pairs) return {first, end - first, 0};                      // sines only
  if (first >= pairs) return {first - pairs, end - first, end - first};  // cosines only
  return {0, pairs, first};
}

/// Maps pixels of a row to dimensions.
struct ColumnLayout {
  explicit ColumnLayout(const WindowSpec& spec)
      : spans(pixel_spans(spec.first_dimension, spec.shown_dimensions, to_size(spec.width))),
        first(spans.front().first),
        end(spans.back().first + spans.back().count) {
    if (spec.shown_dimensions > spec.width) return;
    for (const PixelSpan& span : spans)
      pixel_columns.resize(pixel_columns.size() + span.pixels, static_cast<std::uint32_t>(span.first - first));
  }

  std::vector<PixelSpan> spans;
  std::int64_t first;  ///< first visible dimension
  std::int64_t end;    ///< one past the last
  std::vector<std::uint32_t>
      pixel_columns;  ///< offset from `first`, per pixel; empty if pixels cover several dimensions
};

/// RGBA in memory order.
using Pixel = std::uint32_t;
using Palette = std::array<Pixel, 256>;

Palette make_palette(ColoursName colours) {
  Palette palette;
  const ColourMap map = colour_map(colours);
  std::memcpy(palette.data(), map.data(), sizeof palette);
  return palette;
}

void store_pixel(Pixel colour, std::uint8_t* to) { std::memcpy(to, &colour, sizeof colour); }

/// Writes pixels that show one value each, four per iteration to hide the loop overhead.
template <typename ValueOf>
void store_row(std::size_t pixels, ValueOf value_of, const Palette& palette, std::uint8_t* pixel) {
  const auto colour_of = [&](std::size_t x) { return palette[colour_index(value_of(x))]; };
  std::size_t x = 0;
  for (; x + 4 <= pixels; x += 4, pixel += 4 * sizeof(Pixel)) {
    const std::array<Pixel, 4> four = {colour_of(x), colour_of(x + 1), colour_of(x + 2), colour_of(x + 3)};
    std::memcpy(pixel, four.data(), sizeof four);
  }
  for (; x < pixels; ++x, pixel += sizeof(Pixel)) store_pixel(colour_of(x), pixel);
}

/// Writes a row whose pixels show one dimension each.
void store_columns(const ColumnLayout& columns, const double* row, const Palette& palette, std::uint8_t* pixel) {
  const std::size_t pixels = columns.pixel_columns.size();
  const std::uint32_t* const column = columns.pixel_columns.data();
  const auto next_value = [=](std::size_t x) { return row[x]; };
  const auto value_of = [=](std::size_t x) { return row[column[x]]; };
  const bool is_one_to_one = columns.spans.size() == pixels && columns.end - columns.first == std::ssize(columns.spans);
  if (is_one_to_one) store_row(pixels, next_value, palette, pixel);
  if (!is_one_to_one) store_row(pixels, value_of, palette, pixel);
}

/// Writes a row whose pixels show the mean of several dimensions.
void store_column_means(const ColumnLayout& columns, const double* row, const Palette& palette, std::uint8_t* pixel) {
  for (const PixelSpan& span : columns.spans) {
    const double* const biased = row + (span.first - columns.first);
    double sum = 0;
    for (std::int64_t k = 0; k < span.count; ++k) sum += biased[k] - kIndexBias;
    const std::uint8_t level = colour_index(sum / static_cast<double>(span.count) + kIndexBias);
    for (std::size_t k = 0; k < span.pixels; ++k, pixel += sizeof(Pixel)) store_pixel(palette[level], pixel);
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

void render_heatmap(const WindowSpec& spec, Pixels pixels) {
  const ColumnLayout columns(spec);
  const Layout layout = static_cast<Layout>(spec.layout);
  const VisiblePairs visible = visible_pairs(static_cast<std::size_t>(columns.first),
                                             static_cast<std::size_t>(columns.end), to_size(spec.dimensions), layout);
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  RowRotator rotator({frequencies.data() + visible.first_pair, visible.pairs}, layout);
  const Palette palette = make_palette(spec.colours);
  const bool has_single_columns = !columns.pixel_columns.empty();
  const std::size_t bytes_per_row = to_size(spec.width) * sizeof(Pixel);
  const std::vector<PixelSpan> spans = pixel_spans(spec.from, spec.positions, to_size(spec.height));
  std::uint8_t* pixel_row = pixels.data();
  for (std::size_t done = 0; done < spans.size();) {
    for (const auto& row : rotator.next_rows(std::span(spans).subspan(done))) {
      const double* const first_column = row.data() + visible.first_column;
      if (has_single_columns) store_columns(columns, first_column, palette, pixel_row);
      if (!has_single_columns) store_column_means(columns, first_column, palette, pixel_row);
      const std::size_t copies = spans[done++].pixels;
      for (std::size_t k = 1; k < copies; ++k) std::memcpy(pixel_row + k * bytes_per_row, pixel_row, bytes_per_row);
      pixel_row += copies * bytes_per_row;
    }
  }
}

}  // namespace posenc
