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

/// Sines of some hands, then their cosines.
using Planar = std::vector<double>;

/// Some hands that go down the picture from run to run.
class MovingHands {
 public:
  explicit MovingHands(std::span<const Frequency> speeds)
      : speeds_(speeds), hands_(2 * speeds.size()), means_(hands_) {}

  /// The mean over a run of the sine of every hand, then that of every cosine. Valid until the next call.
  const Planar& mean_over(const Run& run) {
    turn_to(2 * run.first + run.count - 1);
    const Planar& weight = weights_over(run.count);
    for (std::size_t k = 0; k < means_.size(); ++k) means_[k] = weight[k] * hands_[k];
    return means_;
  }

 private:
  /// A few numbers for every hand, kept since next to no runs differ in their lengths or distances.
  struct Kept {
    std::int64_t key;
    Planar numbers;
  };

  /// The sine and cosine of every hand at half_positions / 2.
  Planar pointed(std::int64_t half_positions) const {
    const std::size_t count = speeds_.size();
    Planar hands(2 * count);
    for (std::size_t pair = 0; pair < count; ++pair) {
      const Turn speed = speeds_[pair].per_position;
      const Turn half_way = {(half_positions & 1) != 0 ? speed.fraction / 2 : 0};
      const auto [sine, cosine] = sine_cosine(phase_at(speed, half_positions >> 1) + half_way);
      hands[pair] = sine;
      hands[count + pair] = cosine;
    }
    return hands;
  }

  /// Turns the hands on from where they are; after the first time that is one rotation, which adds 2e-16 to the error.
  void turn_to(std::int64_t half_positions) {
    if (!has_begun_) hands_ = pointed(half_positions);
    if (has_begun_ && half_positions != at_) turn_by(half_positions - at_);
    has_begun_ = true;
    at_ = half_positions;
  }

  void turn_by(std::int64_t half_positions) {
    const Planar& angles = kept(angles_, half_positions, [&] { return pointed(half_positions); });
    const std::size_t count = speeds_.size();
    double* const sines = hands_.data();
    double* const cosines = sines + count;
    for (std::size_t pair = 0; pair < count; ++pair) {
      const double sine = sines[pair] * angles[count + pair] + cosines[pair] * angles[pair];
      cosines[pair] = cosines[pair] * angles[count + pair] - sines[pair] * angles[pair];
      sines[pair] = sine;
    }
  }

  /// The kernel of Dirichlet of every hand, twice: for its sine and for its cosine.
  const Planar& weights_over(std::int64_t positions) {
    return kept(weights_, positions, [&] {
      Planar weights(hands_.size(), 1);
      const auto n = static_cast<double>(positions);
      for (std::size_t pair = 0; pair < speeds_.size() && positions > 1; ++pair) {
        const Frequency& speed = speeds_[pair];
        if (n * speed.radians < 1e-8) continue;  // 1 within 1e-17, where the phases of both sines would soon end
        const double of_one = sine_cosine(real_phase_at(speed.per_position, 0.5)).sine;
        const double weight = sine_cosine(real_phase_at(speed.per_position, n / 2)).sine / (n * of_one);
        weights[pair] = weights[speeds_.size() + pair] = weight;
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
  Planar hands_;
  Planar means_;
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
  std::vector<std::size_t> places;  ///< of each shown column among the sines and cosines of the hands
  std::size_t first_pair;
  std::size_t pairs;
};

Across across(const WindowSpec& spec) {
  Across result{
      runs_along(spec.first_dimension, spec.shown_dimensions, static_cast<std::size_t>(spec.width)), {}, 0, 0};
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
    result.places.push_back(wave.pair - result.first_pair + (wave.is_cosine ? result.pairs : 0));
  }
  return result;
}

/// Colours one row of pixels.
void paint(const Across& columns, const Planar& means, const ColourMap& map, std::uint8_t* pixel) {
  for (const auto& run : columns.runs) {
    const std::size_t* const places = &columns.places[static_cast<std::size_t>(run.first - columns.runs.front().first)];
    double sum = 0;
    for (std::int64_t k = 0; k < run.count; ++k) sum += means[places[k]];
    const double mean = run.count == 1 ? sum : sum / static_cast<double>(run.count);
    const Colour& colour = map[level_of(mean)];
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
  std::uint8_t* row = pixels.data();
  for (const auto& run : runs_along(spec.from, spec.positions, static_cast<std::size_t>(spec.height))) {
    paint(columns, hands.mean_over(run), map, row);
    for (std::size_t k = 1; k < run.pixels; ++k) std::memcpy(row + k * bytes_of_row, row, bytes_of_row);
    row += run.pixels * bytes_of_row;
  }
}

}  // namespace posenc
