#include <posenc/heatmap/render_heatmap.h>

#include <cmath>
#include <random>
#include <vector>

#include <posenc/phase/frequency.h>
#include <posenc/spec/layout.h>
#include "../catch.h"
#include "heatmap/colour_map.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// The colour index of a value from -1 to 1.
std::size_t level_of(double value) { return static_cast<std::size_t>(value * 127.5 + 128); }

/// An owning picture.
struct Picture {
  explicit Picture(const WindowSpec& spec)
      : width(static_cast<std::size_t>(spec.width)), bytes(4 * width * static_cast<std::size_t>(spec.height)) {
    render_heatmap(spec, bytes);
  }

  Colour at(std::size_t x, std::size_t y) const {
    const std::uint8_t* pixel = &bytes[4 * (y * width + x)];
    return {pixel[0], pixel[1], pixel[2], pixel[3]};
  }

  std::size_t width;
  std::vector<std::uint8_t> bytes;
};

/// The cells of one axis covered by a pixel, as documented in render_heatmap.h.
std::vector<double> covered(double from, double span, double pixels, std::size_t pixel) {
  const double origin = std::floor(from);
  const double scale = span / pixels;
  const double begin = from - origin + static_cast<double>(pixel) * scale;
  const double end = from - origin + static_cast<double>(pixel + 1) * scale;
  std::vector<double> result;
  for (double p = std::floor(begin) - 1; scale > 1 && p <= end; ++p) {
    if (p + 0.5 >= begin && p + 0.5 < end) result.push_back(origin + p);
  }
  if (result.empty()) result.push_back(std::floor(from - origin + (static_cast<double>(pixel) + 0.5) * scale) + origin);
  return result;
}

/// The mean of all values in a pixel, by brute force.
double direct_mean(const WindowSpec& spec, const std::vector<Frequency>& speeds, std::size_t x, std::size_t y) {
  const Layout layout = static_cast<Layout>(spec.layout);
  double sum = 0;
  double count = 0;
  for (const double position : covered(spec.from, spec.positions, spec.height, y)) {
    for (const double column : covered(spec.first_dimension, spec.shown_dimensions, spec.width, x)) {
      for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
        const Columns columns = pair_columns(pair, 2 * speeds.size(), layout);
        const auto place = static_cast<std::size_t>(column);
        if (columns.sine != place && columns.cosine != place) continue;
        const auto [sine, cosine] = sincos(real_phase_at(speeds[pair].turns_per_position, position));
        sum += columns.sine == place ? sine : cosine;
        ++count;
      }
    }
  }
  return sum / count;
}

/// Checks the colour of every pixel. Within 1e-9 of the border of two levels both are right.
void require_means(const WindowSpec& spec) {
  REQUIRE_FALSE(check(spec));
  const Picture picture(spec);
  const ColourMap map = colour_map(spec.colours);
  const auto speeds = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  CAPTURE(spec.width, spec.height, spec.from, spec.positions, spec.first_dimension);
  CAPTURE(spec.shown_dimensions, spec.dimensions, spec.layout);
  for (std::size_t y = 0; y < static_cast<std::size_t>(spec.height); ++y) {
    for (std::size_t x = 0; x < picture.width; ++x) {
      const double mean = direct_mean(spec, speeds, x, y);
      const bool is_right = picture.at(x, y) == map[level_of(mean)] ||
                            picture.at(x, y) == map[level_of(std::max(mean - 1e-9, -1.0))] ||
                            picture.at(x, y) == map[level_of(std::min(mean + 1e-9, 1.0))];
      if (!is_right) FAIL("pixel " << x << ", " << y << " of mean " << mean);
    }
  }
}

}  // namespace

TEST_CASE("a pixel has the colour of the mean of its values, at any zoom and anywhere", "[render_heatmap][property]") {
  for (const double from : {0.0, -37.5, 1e6, 1e12, 0x1p53 - 1100}) {
    for (const double positions : {1.0, 3.5, 20.0, 21.0, 33.3, 1000.0}) {
      require_means({7, 20, from, positions, 0, 16, 16, 10'000, "interleaved", "viridis"});
      require_means({40, 20, from, positions, 3.25, 10.5, 62, 10'000, "halves", "RdBu"});
      require_means({18, 20, from, positions, 0, 18, 18, 10'000, "halves", "viridis"});            // a pixel for each
      require_means({7, 20, from, positions, 3, 7, 18, 10'000, "interleaved", "RdBu"});            // the same of some
      require_means({6, 5, from, positions, 0x1.fffffffffffffp-2, 6, 18, 1e4, "halves", "RdBu"});  // one is left out
    }
  }
}

TEST_CASE("random windows have the colours of their means", "[render_heatmap][property]") {
  std::mt19937_64 source(5);
  const auto random = [&](double min, double max) {
    return min + (max - min) * static_cast<double>(source() >> 11) * 0x1p-53;
  };
  for (int round = 0; round < 100; ++round) {
    WindowSpec spec;
    spec.width = std::floor(random(1, 30));
    spec.height = std::floor(random(1, 30));
    spec.from = random(-1, 1) * std::exp2(random(0, 52));
    spec.positions = std::exp2(random(0, 8));
    spec.dimensions = 2 * std::floor(random(1, 30));
    spec.first_dimension = random(0, spec.dimensions - 1);
    spec.shown_dimensions = random(1, spec.dimensions - spec.first_dimension);
    spec.base = 1 + std::exp2(random(-10, 40));
    spec.layout = round % 2 == 0 ? LayoutName("interleaved") : LayoutName("halves");
    require_means(spec);
  }
}

TEST_CASE("a hundred thousand positions in one pixel show their mean", "[render_heatmap][property]") {
  require_means({8, 2, 1e12, 2e5, 0, 8, 8, 10'000, "interleaved", "RdBu"});
}

TEST_CASE("the mean of very many positions is the middle of the map", "[render_heatmap][edges]") {
  const Picture picture({4, 3, -0x1p53, 0x1p53, 0, 4, 4, 10'000, "interleaved", "RdBu"});
  const ColourMap map = colour_map("RdBu");  // 0 lies between levels 127 and 128
  for (std::size_t y = 0; y < 3; ++y) {
    for (std::size_t x = 0; x < 4; ++x) CHECK((picture.at(x, y) == map[127] || picture.at(x, y) == map[128]));
  }
}

TEST_CASE("a mean over many positions keeps pairs that hardly move", "[render_heatmap][edges]") {
  for (const double base : {1e22, 1e37, 1e38, 1e39, 1e299}) {
    const Picture picture({64, 5, 0, 0x1p53, 0, 64, 64, base, "halves", "viridis"});
    for (std::size_t y = 0; y < 5; ++y) {
      CAPTURE(base, y);
      CHECK(picture.at(63, y) == colour_map("viridis")[255]);  // the cosine of the slowest hand is still 1
    }
  }
}

TEST_CASE("the largest windows and the widest tables can be drawn", "[render_heatmap][edges]") {
  const WindowSpec wide{8192, 2, 1e12, 131'072, 0, 4096, 4096, 10'000, "halves", "viridis"};
  REQUIRE_FALSE(check(wide));
  CHECK(Picture(wide).at(8191, 1)[3] == 255);
  const WindowSpec last{1, 8192, 0x1p53 - 1, 1, 4095, 1, 4096, 1e300, "interleaved", "viridis"};
  REQUIRE_FALSE(check(last));
  CHECK(Picture(last).at(0, 8191) == colour_map("viridis")[255]);  // a cosine that never moves
}

TEST_CASE("the colour maps have the published colours", "[render_heatmap][colour_map]") {
  const auto is_near = [](Colour a, Colour b) {  // two units of 255 a channel, which no eye tells apart
    for (std::size_t k = 0; k < 4; ++k) {
      if (std::abs(a[k] - b[k]) > 2) return false;
    }
    return true;
  };
  const ColourMap viridis = colour_map("viridis");
  CHECK(viridis[0] == Colour{68, 1, 84, 255});
  CHECK(is_near(viridis[64], {59, 82, 139, 255}));
  CHECK(is_near(viridis[128], {33, 145, 140, 255}));
  CHECK(is_near(viridis[191], {94, 201, 98, 255}));
  CHECK(viridis[255] == Colour{253, 231, 37, 255});
  const ColourMap red_to_blue = colour_map("RdBu");
  CHECK(red_to_blue[0] == Colour{103, 0, 31, 255});
  CHECK(is_near(red_to_blue[127], {247, 247, 247, 255}));
  CHECK(red_to_blue[255] == Colour{5, 48, 97, 255});
}

TEST_CASE("windows outside the table are rejected", "[render_heatmap][check]") {
  const auto error = [](WindowSpec spec) { return to_string(check(spec)); };
  CHECK(error({}) == "");
  CHECK(error({.width = 0}) == "width must be a whole number from 1 to 8192, got 0");
  CHECK(error({.height = 1.5}) == "height must be a whole number from 1 to 8192, got 1.5");
  CHECK(error({.width = 8192, .height = 8192}) == "width x height must be at most 16777216, got 67108864");
  CHECK(error({.positions = 0.5}) == "positions must be a number from 1 to 9007199254740992, got 0.5");
  CHECK(error({.from = 0x1p53 - 2, .positions = 8}) ==
        "from + positions must be at most 9007199254740992, got 9007199254740998");
  CHECK(error({.first_dimension = 3}) == "firstDimension + shownDimensions must be at most 128, got 131");
}
