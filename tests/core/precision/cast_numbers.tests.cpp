#include <posenc/precision/cast_numbers.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <posenc/bias/position_bias.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Owning results.
struct OwningCastNumbers {
  explicit OwningCastNumbers(const CastNumbersSpec& spec)
      : values(spec.values.size()), spacings(values), decoded(spec.codes.size()), codes(values.size()) {
    REQUIRE_FALSE(check(spec));
    counts = fill_cast_numbers(spec, {values, spacings, decoded, codes});
  }
  std::vector<double> values;
  std::vector<double> spacings;
  std::vector<double> decoded;
  std::vector<std::uint32_t> codes;
  CastCounts counts;
};

}  // namespace

TEST_CASE("the golden numbers of integers stay distinct", "[cast_numbers][golden]") {
  // Golden counts, computed by brute force with other code.
  const auto [format, below, distinct] = GENERATE(
      std::tuple("bf16", 448, 353), std::tuple("bf16", 512, 385), std::tuple("bf16", 1'024, 513),
      std::tuple("bf16", 4'096, 769), std::tuple("bf16", 32'768, 1'153), std::tuple("bf16", 131'072, 1'409),
      std::tuple("fp16", 2'048, 2'048), std::tuple("fp16", 4'096, 3'073), std::tuple("fp16", 8'192, 4'097),
      std::tuple("fp16", 32'768, 6'145), std::tuple("e4m3", 16, 16), std::tuple("e4m3", 64, 33),
      std::tuple("e4m3", 256, 49), std::tuple("e4m3", 448, 55), std::tuple("e4m3", 512, 55), std::tuple("e5m2", 16, 13),
      std::tuple("e5m2", 64, 21), std::tuple("e5m2", 448, 32), std::tuple("e5m2", 1'024, 37),
      std::tuple("e5m2", 32'768, 57), std::tuple("fp32", 16'777'216, 16'777'216));
  CHECK(OwningCastNumbers({.format = NumberFormatName(format), .below = static_cast<double>(below)}).counts.distinct ==
        distinct);
}

TEST_CASE("the count of distinct integers matches brute force for any bound", "[cast_numbers][property]") {
  const std::string name = GENERATE("fp16", "bf16", "e4m3", "e5m2");
  const NumberFormat format = number_format(NumberFormatName(name));
  std::set<double> seen;
  for (int below = 1; below <= 3'000; ++below) {
    seen.insert(format.round(below - 1, true));
    const OwningCastNumbers cast({.format = NumberFormatName(name), .below = static_cast<double>(below)});
    if (cast.counts.distinct != static_cast<double>(seen.size())) FAIL(name << " below " << below);
  }
}

TEST_CASE("the first missing integer of each format is right", "[cast_numbers]") {
  const auto [name, first] = GENERATE(std::pair("fp32", 16'777'217), std::pair("fp16", 2'049), std::pair("bf16", 257),
                                      std::pair("e4m3", 17), std::pair("e5m2", 9));
  CHECK(OwningCastNumbers({.format = NumberFormatName(name)}).counts.first_missing == first);
  CHECK(number_format(NumberFormatName(name)).round(first) != first);
  CHECK(number_format(NumberFormatName(name)).round(first - 1) == first - 1);
}

TEST_CASE("values are rounded, with their codes and spacings", "[cast_numbers]") {
  const OwningCastNumbers cast(
      {.format = "bf16", .values = {257, 259, 15'962, -0.0, 1e39}, .codes = {0x4380, 0xFF80, 0x14380}});
  CHECK(cast.values == std::vector<double>{256, 260, 15'936, 0, INFINITY});
  CHECK(cast.codes == std::vector<std::uint32_t>{0x4380, 0x4382, 0x4679, 0x8000, 0x7F80});
  CHECK(std::vector<double>(cast.spacings.begin(), cast.spacings.begin() + 4) ==
        std::vector<double>{2, 2, 64, 0x1p-133});
  CHECK(cast.decoded == std::vector<double>{256, -INFINITY, 256});
  CHECK(cast.counts.distinct_values == 5);
  CHECK(OwningCastNumbers({.format = "e4m3", .values = {1e4, 500, 449, 448}}).counts.distinct_values == 2);
  CHECK(OwningCastNumbers({.format = "e4m3", .overflow = "saturate", .values = {1e4, 500, 449, 448}})
            .counts.distinct_values == 1);
}

TEST_CASE("a row of ALiBi's biases in bf16 keeps 619 to 641 of 2048 keys apart", "[cast_numbers][golden]") {
  double fewest = 1e9;
  double max = 0;
  const std::size_t heads = 112;  // of BLOOM
  std::vector<double> slopes(heads);
  for (std::size_t head = 0; head < heads; ++head) slopes[head] = alibi_slope(head, heads);
  for (const double slope : slopes) {
    CastNumbersSpec spec{.format = "bf16"};
    for (int key = 0; key < 2'048; ++key) spec.values.push_back(slope * key);
    const double distinct = OwningCastNumbers(spec).counts.distinct_values;
    fewest = std::min(fewest, distinct);
    max = std::max(max, distinct);
  }
  CHECK(fewest == 619);
  CHECK(max == 641);
}
