#include <posenc/table/rotary_table.h>

#include <cmath>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

constexpr float kUntouched = 7;

/// An owning table with one guard element.
struct Cache {
  explicit Cache(const RotaryTableSpec& spec)
      : positions(static_cast<std::size_t>(spec.positions)),
        pairs(static_cast<std::size_t>(spec.dimensions) / 2),
        memory(SplitTable::numbers(positions, pairs) + 1, kUntouched),
        split(memory, positions, pairs) {
    REQUIRE_FALSE(check(spec));
    fill_rotary_table(spec, split);
    CHECK(memory.back() == kUntouched);
  }
  std::size_t positions;
  std::size_t pairs;
  std::vector<float> memory;
  SplitTable split;
};

/// The sinusoidal table with the same frequencies, all sines before all cosines.
std::vector<float> sinusoids(const RotaryTableSpec& spec) {
  const auto rows = static_cast<std::size_t>(spec.positions);
  const auto columns = static_cast<std::size_t>(spec.dimensions);
  std::vector<float> values(rows * columns);
  fill_table({.positions = spec.positions,
              .dimensions = spec.dimensions,
              .base = spec.base,
              .offset = spec.first_position,
              .layout = "halves"},
             MatrixView(values, rows, columns));
  return values;
}

}  // namespace

TEST_CASE("rotary tables hold the sines and cosines of the sinusoidal table, bit for bit", "[rotary_table][property]") {
  const auto [positions, dimensions] =
      GENERATE(std::pair{1, 2}, std::pair{15, 128}, std::pair{16, 8}, std::pair{100, 6}, std::pair{513, 10},
               std::pair{1'300, 126}, std::pair{2'000, 128});
  const double first = GENERATE(0.0, -7.0, 1e12, -0x1p53, 0x1p53 - 2'000);
  RotaryTableSpec spec;
  spec.positions = positions;
  spec.dimensions = dimensions;
  spec.base = GENERATE(10'000.0, 500'000.0);
  spec.first_position = first;
  CAPTURE(spec.positions, spec.dimensions, spec.base, spec.first_position);
  const Cache table(spec);
  const std::vector<float> expected = sinusoids(spec);
  std::size_t differences = 0;
  for (std::size_t row = 0; row < table.positions; ++row) {
    for (std::size_t pair = 0; pair < table.pairs; ++pair) {
      const std::size_t k = row * table.pairs + pair;
      const float* columns = &expected[row * 2 * table.pairs];
      differences += table.split.sines()[k] != columns[pair] || table.split.cosines()[k] != columns[table.pairs + pair];
    }
  }
  CHECK(differences == 0);
}

TEST_CASE("at position 0 all rotary sines are 0 and cosines 1", "[rotary_table]") {
  const Cache table({.positions = 40, .first_position = -20});
  for (std::size_t pair = 0; pair < table.pairs; ++pair) {
    CHECK(table.split.sines()[20 * table.pairs + pair] == 0);
    CHECK(table.split.cosines()[20 * table.pairs + pair] == 1);
  }
}

TEST_CASE("a rotary table that is too large or too far is rejected", "[rotary_table][errors]") {
  const auto refusal = [](const RotaryTableSpec& spec) { return to_string(check(spec)); };
  CHECK(refusal({.positions = 131'073}) == "positions must be a whole number from 1 to 131072, got 131073");
  CHECK(refusal({.positions = 131'072, .dimensions = 2'048}) ==
        "positions x dimensions must be at most 134217728, got 268435456");
  CHECK(refusal({.positions = 1'024, .first_position = 0x1p53 - 512}) ==
        "firstPosition + positions must be at most 9007199254740992, got 9007199254741504");
  CHECK(refusal({.positions = 131'072, .dimensions = 1'024, .first_position = 0x1p53 - 131'072}).empty());
}
