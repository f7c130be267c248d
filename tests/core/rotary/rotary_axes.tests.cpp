#include <posenc/rotary/rotary_axes.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include <posenc/rotary/rotate.h>
#include <posenc/spec/computed.h>
#include "../catch.h"

using namespace posenc;

namespace {

double wavelength(double frequency) { return 2 * std::numbers::pi / frequency; }

}  // namespace

TEST_CASE("Qwen2-VL: time has the shortest wavelengths, width the longest", "[rotary][facts]") {
  const Computed<RotaryAxesCall> result(RotaryAxesSpec{});
  const std::size_t ends[] = {0, 15, 16, 39, 40, 63};
  const int axes[] = {0, 0, 1, 1, 2, 2};
  const double wavelengths[] = {6, 160, 199, 28'473, 35'333, 5'063'256};
  for (std::size_t k = 0; k < 6; ++k) {
    CHECK(result.arrays.axis[ends[k]] == axes[k]);
    CHECK(std::round(wavelength(result.arrays.frequencies[ends[k]])) == wavelengths[k]);
  }
}

TEST_CASE("each axis has as many pairs as its section", "[rotary][property]") {
  const double interleaved = GENERATE(0.0, 1.0);
  const RotaryAxesSpec spec{.sections = {24, 20, 20}, .interleaved = interleaved};
  REQUIRE_FALSE(check(spec));
  const Computed<RotaryAxesCall> result(spec);
  for (int axis = 0; axis < 3; ++axis) {
    const auto count = static_cast<double>(std::count(result.arrays.axis.begin(), result.arrays.axis.end(), axis));
    CHECK(count == spec.sections[static_cast<std::size_t>(axis)]);
  }
}

TEST_CASE("equal positions, or a single axis, are plain RoPE", "[rotary][property]") {
  const RotaryAxesSpec spec =
      GENERATE(RotaryAxesSpec{.positions = {-7.5, -7.5, -7.5}},
               RotaryAxesSpec{.sections = {24, 20, 20}, .interleaved = 1, .positions = {-7.5, -7.5, -7.5}},
               RotaryAxesSpec{.sections = {64, 0, 0}, .interleaved = 1, .positions = {-7.5, 1, 2}},
               RotaryAxesSpec{.sections = {64, 0, 0}, .positions = {-7.5, 1, 2}},
               RotaryAxesSpec{.sections = {0, 64, 0}, .positions = {1, -7.5, 2}},
               RotaryAxesSpec{.sections = {0, 0, 64}, .positions = {1, 2, -7.5}});
  REQUIRE_FALSE(check(spec));
  const Computed<RotaryAxesCall> result(spec);
  const Computed<RotateCall> plain(
      RotateSpec{.vector = std::vector<double>(128, 1), .position = -7.5, .base = 1'000'000});
  CHECK(std::equal(result.arrays.angles.begin(), result.arrays.angles.end(), plain.arrays.angles.begin(),
                   plain.arrays.angles.end()));
}

TEST_CASE("interleaved height and width have at most every third pair", "[rotary][edges]") {
  CHECK_FALSE(check(RotaryAxesSpec{.sections = {22, 21, 21}, .interleaved = 1}));
  CHECK(check(RotaryAxesSpec{.sections = {21, 22, 21}, .interleaved = 1}));
  CHECK(check(RotaryAxesSpec{.sections = {21, 21, 22}, .interleaved = 1}));
  CHECK_FALSE(check(RotaryAxesSpec{.dimensions = 4, .sections = {1, 1, 0}, .interleaved = 1}));
  CHECK(check(RotaryAxesSpec{.sections = {16, 24, 23}}));
}
