#include <posenc/table/table_kernel.h>

#include <algorithm>
#include <cmath>
#include <random>

#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct GoldenBlock {
  int dimensions;
  double base;
  std::int64_t offset;
  int positions;
  std::size_t first_row, rows;
  std::uint64_t hash;

  bool is_of(const SinusoidalSpec& spec) const {
    return spec.dimensions == dimensions && spec.base == base && spec.positions == positions &&
           spec.offset == static_cast<double>(offset);
  }
};

constexpr GoldenBlock kGoldenBlocks[] = {
#include "../reference/tables.inc"
};

/// A table from the kernel, with guard elements on both sides.
class GuardedTable {
 public:
  explicit GuardedTable(const SinusoidalSpec& spec)
      : rows_(static_cast<std::size_t>(spec.positions)),
        columns_(static_cast<std::size_t>(spec.dimensions)),
        values_(rows_ * columns_ + 2 * kFence, kUntouched) {
    fill_table(spec, {numbers(), rows_, columns_});
  }

  std::span<float> numbers() { return std::span(values_).subspan(kFence, rows_ * columns_); }
  std::span<const float> rows(std::size_t first, std::size_t count) {
    return numbers().subspan(first * columns_, count * columns_);
  }
  bool has_intact_fences() const {
    const auto is_untouched = [](float value) { return value == kUntouched; };
    return std::all_of(values_.begin(), values_.begin() + kFence, is_untouched) &&
           std::all_of(values_.end() - kFence, values_.end(), is_untouched);
  }

 private:
  static constexpr std::ptrdiff_t kFence = 64;
  static constexpr float kUntouched = 7;

  std::size_t rows_, columns_;
  std::vector<float> values_;
};

/// Rows of layout `halves`, interleaved.
std::vector<float> interleaved(std::span<const float> values, std::size_t dimensions) {
  std::vector<float> result(values.size());
  for (std::size_t row = 0; row < values.size(); row += dimensions) {
    for (std::size_t pair = 0; pair < dimensions / 2; ++pair) {
      const Columns columns = pair_columns(pair, dimensions, Layout::halves);
      result[row + 2 * pair] = values[row + columns.sine];
      result[row + 2 * pair + 1] = values[row + columns.cosine];
    }
  }
  return result;
}

/// Counts entries that differ. Below 2^-48, where the phase ends, differences of 2^-73 are allowed (sinusoidal.h).
std::size_t differences(std::span<const float> kernel_table, std::span<const float> reference) {
  std::size_t count = 0;
  for (std::size_t k = 0; k < reference.size(); ++k) {
    if (kernel_table[k] == reference[k]) continue;
    if (std::abs(reference[k]) < 0x1p-48f && std::abs(kernel_table[k] - reference[k]) <= 0x1p-73f) continue;
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("every number of the golden tables is the exact one rounded to float", "[table_kernel][golden]") {
  SinusoidalSpec spec;
  for (const std::string layout : {"interleaved", "halves"}) {
    for (auto block = std::begin(kGoldenBlocks); block != std::end(kGoldenBlocks);) {
      spec = {static_cast<double>(block->positions), static_cast<double>(block->dimensions), block->base,
              static_cast<double>(block->offset), LayoutName(layout)};
      GuardedTable table(spec);
      for (; block != std::end(kGoldenBlocks) && block->is_of(spec); ++block) {
        const auto rows = table.rows(block->first_row, block->rows);
        CAPTURE(layout, block->dimensions, block->base, block->offset, block->first_row);
        if (layout == "interleaved") CHECK(hash_of(rows) == block->hash);
        if (layout == "halves") CHECK(hash_of(interleaved(rows, table.rows(0, 1).size())) == block->hash);
      }
    }
  }
}

TEST_CASE("the kernel gives the table of the reference", "[table_kernel][property]") {
  std::mt19937_64 source(3);
  const auto random = [&](std::uint64_t min, std::uint64_t max) { return min + source() % (max - min + 1); };
  for (int round = 0; round < 2'000; ++round) {
    SinusoidalSpec spec;
    spec.dimensions = 2 * static_cast<double>(random(1, round % 50 == 0 ? 1100 : 40));
    spec.positions = static_cast<double>(random(1, round % 10 == 0 ? 2100 : 130));
    spec.base = round % 3 == 0 ? 10'000 : std::exp2(static_cast<double>(random(1, 1'000'000)) / 12'345);  // to 3e24
    spec.offset = static_cast<double>(random(0, 1000)) - 500;
    if (round % 2 == 0)
      spec.offset = std::trunc(std::ldexp(1.0 - 2.0 * (round % 4 == 0), static_cast<int>(random(1, 52))));
    spec.layout = random(0, 1) == 0 ? LayoutName("interleaved") : LayoutName("halves");
    CAPTURE(spec.positions, spec.dimensions, spec.base, spec.offset, spec.layout);
    REQUIRE_FALSE(check(spec));
    GuardedTable table(spec);
    REQUIRE(differences(table.numbers(), Table(spec).values) == 0);
    REQUIRE(table.has_intact_fences());
  }
}

TEST_CASE("all row and pair counts around block sizes are filled", "[table_kernel][edges]") {
  const auto layout = GENERATE(values<LayoutName>({"interleaved", "halves"}));
  for (const double dimensions : {2.0, 6.0, 8.0, 10.0, 14.0, 16.0, 18.0, 34.0}) {
    for (const double positions : {1.,   2.,   15.,  16.,  17.,  31.,  32.,   33.,   64.,   65.,
                                   256., 257., 320., 321., 511., 513., 1023., 1024., 1025., 2049.}) {
      const SinusoidalSpec spec{positions, dimensions, 10'000, -20, layout};
      GuardedTable table(spec);
      CAPTURE(positions, dimensions, layout);
      REQUIRE(differences(table.numbers(), Table(spec).values) == 0);
      REQUIRE(table.has_intact_fences());
    }
  }
  for (const double dimensions : {510.0, 512.0, 514.0, 526.0, 1024.0, 1026.0, 4094.0, 4096.0}) {
    const SinusoidalSpec spec{40, dimensions, 10'000, 1e12, layout};
    GuardedTable table(spec);
    CAPTURE(dimensions, layout);
    REQUIRE(differences(table.numbers(), Table(spec).values) == 0);
    REQUIRE(table.has_intact_fences());
  }
}

TEST_CASE("position 0 is exactly zeros and ones in any row", "[table_kernel][edges]") {
  for (const double offset : {0.0, -1.0, -16.0, -17.0, -511.0, -512.0, -513.0, -999.0}) {
    GuardedTable table({1000, 64, 10'000, offset, "interleaved"});
    const auto row = table.rows(static_cast<std::size_t>(-offset), 1);
    for (std::size_t column = 0; column < 64; ++column) {
      REQUIRE(row[column] == (column % 2 == 0 ? 0 : 1));
      REQUIRE_FALSE(std::signbit(row[column]));
    }
  }
}

TEST_CASE("the first and the last window of all positions can be filled", "[table_kernel][edges]") {
  constexpr auto kFarthest = static_cast<double>(kMaxPosition);
  for (const double offset : {-kFarthest, kFarthest - 600}) {
    const SinusoidalSpec spec{600, 32, 10'000, offset, "halves"};
    REQUIRE_FALSE(check(spec));
    CHECK(differences(GuardedTable(spec).numbers(), Table(spec).values) == 0);
  }
}
