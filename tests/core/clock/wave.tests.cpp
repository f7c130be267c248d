#include <posenc/clock/wave.h>

#include <vector>

#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("a wave sampled at integer positions is a column of the table", "[wave]") {
  const char* layout = GENERATE("interleaved", "halves");
  const Table table({.positions = 101, .dimensions = 12, .offset = 500, .layout = LayoutName(layout)});
  std::vector<float> wave(101);
  for (std::size_t column = 0; column < 12; ++column) {
    fill_wave({.dimension = static_cast<double>(column),
               .dimensions = 12,
               .layout = LayoutName(layout),
               .from = 500,
               .to = 600},
              wave);
    for (std::size_t p = 0; p < 101; ++p) REQUIRE(wave[p] == table.view(p, column));
  }
}

TEST_CASE("a wave starts and ends exactly at from and to", "[wave]") {
  const WaveSpec spec{.from = -1e15, .to = 0.1, .samples = 8192};  // -1e15 + (0.1 - -1e15) is 0.125 in double
  CHECK(sample_position(spec, 0) == spec.from);
  CHECK(sample_position(spec, 8191) == spec.to);
  CHECK(sample_position({.from = 3, .to = -3, .samples = 4}, 1) == 1);
}

TEST_CASE("a wave between integer positions follows the sine", "[wave]") {
  std::vector<float> wave(3);
  fill_wave({.dimension = 0, .dimensions = 2, .from = 0, .to = 3.141592653589793, .samples = 3}, wave);
  CHECK(wave[0] == 0);
  CHECK(wave[1] == 1);
  CHECK_THAT(wave[2], WithinAbs(1.2246468e-16, 1e-23));  // pi in double is short of pi by this much
}
