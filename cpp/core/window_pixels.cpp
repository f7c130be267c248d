#include "window_pixels.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "colour_map.h"
#include "frequency.h"
#include "layout.h"
#include "limits.h"
#include "number_text.h"
#include "phase.h"
#include "vectors.h"

namespace posenc {
namespace {

Reason check_edge(std::string_view sum, double edge, std::int64_t most) {
  if (edge <= static_cast<double>(most)) return std::nullopt;
  return std::string(sum).append(" must be at most ").append(text_of(most)).append(", got ").append(text_of(edge));
}

/// Consecutive positions or dimensions that share `pixels` neighbouring pixels: one of them, or one pixel.
struct Run {
  std::int64_t first;
  std::int64_t count;
  std::size_t pixels;
};

/// The runs along one edge of the picture, which goes from `from` to from + span. Counted from the whole number below
/// `from`, so that places far away are as exact as those near 0.
std::vector<Run> runs_along(double from, double span, std::size_t pixels) {
  const double origin = std::floor(from);
  const double edge = from - origin;
  const double scale = span / static_cast<double>(pixels);
  const double last = std::floor(std::nextafter(edge + span, 0));  // rounding must not lead beyond the other edge
  const auto place = [=](double pixel) { return edge + pixel * scale; };
  std::vector<Run> runs;
  for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
    const auto at = static_cast<double>(pixel);
    double first = std::floor(place(at + 0.5));  // the one that the pixel's middle lies in
    double end = first + 1;
    if (scale > 1) {  // all that have their middle in the pixel
      first = std::ceil(place(at) - 0.5);
      end = std::ceil(place(at + 1) - 0.5);
    }
    first = std::min(first, last);
    end = std::clamp(end, first + 1, last + 1);
    const Run run{static_cast<std::int64_t>(origin + first), static_cast<std::int64_t>(end - first), 1};
    const bool is_same = !runs.empty() && runs.back().first == run.first && runs.back().count == run.count;
    if (is_same) ++runs.back().pixels;
    if (!is_same) runs.push_back(run);
  }
  return runs;
}

/// Shades are values scaled to the levels of a colour map: 0 to 255, not yet rounded.
constexpr double kMiddleShade = 127.5;

/// Added to a shade it rounds it to the nearest level, which is then the last byte of the double.
constexpr double kToLevel = 0x1p52;

/// As many as vectors of two need.
std::size_t even(std::size_t count) { return (count + 1) / 2 * 2; }

/// Sines of some hands, filled up to an even number, then their cosines.
using Planar = std::vector<double>;

/// Some hands that go down the picture from run to run.
class MovingHands {
 public:
  explicit MovingHands(std::span<const Frequency> speeds)
      : speeds_(speeds), stride_(even(speeds.size())), hands_(2 * stride_), shades_(hands_) {}

  /// The mean over a run of the sine of every hand, then that of every cosine, as shades plus `lift`. Valid until the
  /// next call.
  const Planar& shades_over(const Run& run, double lift) {
    const std::int64_t middle = 2 * run.first + run.count - 1;  // in half positions
    if (!has_begun_) hands_ = pointed(middle);
    const std::int64_t distance = has_begun_ ? middle - at_ : 0;
    turn_and_shade(kept(angles_, distance, [&] { return pointed(distance); }), weights_over(run.count), lift);
    has_begun_ = true;
    at_ = middle;
    return shades_;
  }

 private:
  /// A few numbers for every hand, kept since next to no runs differ in their lengths or distances.
  struct Kept {
    std::int64_t key;
    Planar numbers;
  };

  /// The sine and cosine of every hand at half_positions / 2.
  Planar pointed(std::int64_t half_positions) const {
    Planar hands(2 * stride_);
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
      const Turn speed = speeds_[pair].per_position;
      const Turn half_way = {(half_positions & 1) != 0 ? speed.fraction / 2 : 0};
      const auto [sine, cosine] = sine_cosine(phase_at(speed, half_positions >> 1) + half_way);
      hands[pair] = sine;
      hands[stride_ + pair] = cosine;
    }
    return hands;
  }

  /// Turns the hands on by `angles`, one rotation, which adds 2e-16 to the error; and makes shades of where they are.
  void turn_and_shade(const Planar& angles, const Planar& weights, double lift) {
    for (std::size_t sine = 0, cosine = stride_; sine < stride_; sine += 2, cosine += 2) {
      const Double2 s = load2(&hands_[sine]);
      const Double2 c = load2(&hands_[cosine]);
      const Double2 angle_s = load2(&angles[sine]);
      const Double2 angle_c = load2(&angles[cosine]);
      const Double2 weight = load2(&weights[sine]);
      const Double2 turned_s = s * angle_c + c * angle_s;
      const Double2 turned_c = c * angle_c - s * angle_s;
      store2(turned_s, &hands_[sine]);
      store2(turned_c, &hands_[cosine]);
      store2((turned_s * weight + kMiddleShade) + lift, &shades_[sine]);
      store2((turned_c * weight + kMiddleShade) + lift, &shades_[cosine]);
    }
  }

  /// The kernel of Dirichlet of every hand, in shades.
  const Planar& weights_over(std::int64_t positions) {
    return kept(weights_, positions, [&] {
      Planar weights(stride_, kMiddleShade);
      const auto n = static_cast<double>(positions);
      for (std::size_t pair = 0; pair < speeds_.size() && positions > 1; ++pair) {
        const Frequency& speed = speeds_[pair];
        if (n * speed.radians < 1e-8) continue;  // 1 within 1e-17, where the phases of both sines would soon end
        const double of_one = sine_cosine(real_phase_at(speed.per_position, 0.5)).sine;
        const double weight = sine_cosine(real_phase_at(speed.per_position, n / 2)).sine / (n * of_one);
        weights[pair] = kMiddleShade * weight;
      }
      return weights;
    });
  }

  template <typename Make>
  static const Planar& kept(std::vector<Kept>& all, std::int64_t key, Make make) {
    const auto found = std::find_if(all.begin(), all.end(), [key](const Kept& one) { return one.key == key; });
    if (found != all.end()) return found->numbers;
    if (all.size() == kMostKept) all.erase(all.begin());
    all.push_back({key, make()});
    return all.back().numbers;
  }

  /// Lengths of runs differ by one at most, and distances between their middles by two halves.
  static constexpr std::size_t kMostKept = 3;

  std::span<const Frequency> speeds_;
  std::size_t stride_;
  Planar hands_;
  Planar shades_;
  std::vector<Kept> angles_;
  std::vector<Kept> weights_;
  std::int64_t at_ = 0;
  bool has_begun_ = false;
};

/// The pair of a column, and whether it holds the cosine: `columns_of` the other way round.
struct Wave {
  std::size_t pair;
  bool is_cosine;
};

Wave wave_of(std::size_t column, std::size_t dimensions, Layout layout) {
  const std::size_t pairs = dimensions / 2;
  return layout == Layout::interleaved ? Wave{column / 2, column % 2 == 1} : Wave{column % pairs, column >= pairs};
}

/// The columns of the picture, and the hands that they show.
struct Across {
  std::vector<Run> runs;
  std::vector<std::size_t> places;     ///< of each shown column among the sines and cosines of the hands
  std::vector<std::size_t> of_pixels;  ///< the same for the dimension of each pixel; empty if some show several
  std::size_t first_pair;
  std::size_t pairs;
};

Across across(const WindowSpec& spec) {
  Across result{
      runs_along(spec.first_dimension, spec.shown_dimensions, static_cast<std::size_t>(spec.width)), {}, {}, 0, 0};
  std::vector<Wave> waves;
  const auto end = static_cast<std::size_t>(result.runs.back().first + result.runs.back().count);
  for (auto column = static_cast<std::size_t>(result.runs.front().first); column < end; ++column) {
    waves.push_back(wave_of(column, static_cast<std::size_t>(spec.dimensions), layout_of(spec.layout)));
  }
  const auto is_before = [](const Wave& a, const Wave& b) { return a.pair < b.pair; };
  const auto [first, last] = std::minmax_element(waves.begin(), waves.end(), is_before);
  result.first_pair = first->pair;
  result.pairs = last->pair - first->pair + 1;
  for (const auto& wave : waves) {
    result.places.push_back(wave.pair - result.first_pair + (wave.is_cosine ? even(result.pairs) : 0));
  }
  if (spec.shown_dimensions > spec.width) return result;
  for (const auto& run : result.runs) {
    const auto place = result.places[static_cast<std::size_t>(run.first - result.runs.front().first)];
    result.of_pixels.insert(result.of_pixels.end(), run.pixels, place);
  }
  return result;
}

/// The level that a shade is rounded to, if kToLevel was added to it.
std::uint8_t level_in(double lifted_shade) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &lifted_shade, sizeof bits);
  return static_cast<std::uint8_t>(bits);
}

/// Colours one row of pixels of which each shows one dimension.
void paint_single(const Across& columns, const Planar& lifted_shades, const ColourMap& map, std::uint8_t* pixels) {
  for (std::size_t x = 0; x < columns.of_pixels.size(); ++x) {
    const Colour& colour = map[level_in(lifted_shades[columns.of_pixels[x]])];
    std::memcpy(pixels + x * colour.size(), colour.data(), colour.size());
  }
}

/// Colours one row of pixels of which each shows the mean of several dimensions.
void paint_means(const Across& columns, const Planar& shades, const ColourMap& map, std::uint8_t* pixel) {
  for (const auto& run : columns.runs) {
    const std::size_t* const places = &columns.places[static_cast<std::size_t>(run.first - columns.runs.front().first)];
    double sum = 0;
    for (std::int64_t k = 0; k < run.count; ++k) sum += shades[places[k]];
    const Colour& colour = map[level_in(sum / static_cast<double>(run.count) + kToLevel)];
    for (std::size_t k = 0; k < run.pixels; ++k) {
      std::memcpy(pixel, colour.data(), colour.size());
      pixel += colour.size();
    }
  }
}

}  // namespace

Reason check(const WindowSpec& spec) {
  const Reason of_one_field = first_of({
      check_whole("width", spec.width, 1, kMaxSamples),
      check_whole("height", spec.height, 1, kMaxSamples),
      check_real("from", spec.from, -kMaxPosition, kMaxPosition - 1),
      check_real("positions", spec.positions, 1, kMaxPosition),
      check_real("firstDimension", spec.first_dimension, 0, kMaxDimensions - 1),
      check_real("shownDimensions", spec.shown_dimensions, 1, kMaxDimensions),
      check_dimensions(spec.dimensions),
      check_base(spec.base),
      check_layout(spec.layout),
      check_colours(spec.colours),
  });
  if (of_one_field) return of_one_field;
  return first_of({
      check_edge("width x height", spec.width * spec.height, kMaxPixels),
      check_edge("from + positions", spec.from + spec.positions, kMaxPosition),
      check_edge("firstDimension + shownDimensions", spec.first_dimension + spec.shown_dimensions,
                 static_cast<std::int64_t>(spec.dimensions)),
  });
}

void fill_window_pixels(const WindowSpec& spec, std::span<std::uint8_t> pixels) {
  const std::size_t bytes_of_row = static_cast<std::size_t>(spec.width) * sizeof(Colour);
  const Across columns = across(spec);
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const ColourMap map = colour_map(spec.colours);
  MovingHands hands({speeds.data() + columns.first_pair, columns.pairs});
  const bool is_single = !columns.of_pixels.empty();
  std::uint8_t* row = pixels.data();
  for (const auto& run : runs_along(spec.from, spec.positions, static_cast<std::size_t>(spec.height))) {
    if (is_single) paint_single(columns, hands.shades_over(run, kToLevel), map, row);
    if (!is_single) paint_means(columns, hands.shades_over(run, 0), map, row);
    for (std::size_t k = 1; k < run.pixels; ++k) std::memcpy(row + k * bytes_of_row, row, bytes_of_row);
    row += run.pixels * bytes_of_row;
  }
}

}  // namespace posenc
