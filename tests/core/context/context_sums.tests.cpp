#include <posenc/context/context_sums.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include <posenc/context/rope_base.h>
#include <posenc/phase/frequency.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Owning sums.
struct Sums {
  explicit Sums(const ContextSumsSpec& spec) : lows(static_cast<std::size_t>(spec.samples)), highs(lows) {
    REQUIRE_FALSE(check(spec));
    found = fill_context_sums(spec, {lows, highs});
  }
  std::vector<double> lows;
  std::vector<double> highs;
  ContextSumsSummary found;
};

/// Owning windows of bases.
struct Windows {
  explicit Windows(const ContextBaseSpec& spec) : starts(static_cast<std::size_t>(spec.windows)), ends(starts) {
    REQUIRE_FALSE(check(spec));
    found = find_rope_bases(spec, {starts, ends});
    starts.resize(found.windows);
    ends.resize(starts.size());
  }
  std::vector<double> starts;
  std::vector<double> ends;
  RopeBaseWindows found;
};

bool holds(double dimensions, double base, double length) {
  return Sums({.dimensions = dimensions, .base = base, .length = length, .samples = 1}).found.first_negative == 0;
}

}  // namespace

TEST_CASE("the sum at every distance is that of the cosines of all pairs", "[context_sums][property]") {
  const double dimensions = GENERATE(2.0, 6.0, 128.0);  // of 6, three hands: no whole number of vectors
  const ContextSumsSpec spec{.dimensions = dimensions, .base = 500, .length = 200, .samples = 200};
  const Sums sums(spec);
  double min = 1e9;
  for (int distance = 0; distance < 200; ++distance) {
    double expected = 0;
    for (const Frequency& hand : pair_frequencies(static_cast<std::size_t>(dimensions), 500)) {
      expected += std::cos(distance * hand.omega);
    }
    const auto index = static_cast<std::size_t>(distance);
    CHECK(std::abs(sums.lows[index] - expected) <= 1e-11);
    CHECK(sums.highs[index] == sums.lows[index]);
    min = std::min(min, expected);
  }
  CHECK(std::abs(sums.found.min - min) <= 1e-11);
  CHECK(sums.lows[static_cast<std::size_t>(sums.found.min_at)] == sums.found.min);
}

TEST_CASE("runs of distances hold the least and the largest of their sums", "[context_sums]") {
  const Sums fine({.length = 1000, .samples = 1000});
  const Sums coarse({.length = 1000, .samples = 7});
  for (std::size_t run = 0; run < 7; ++run) {
    const auto begin = fine.lows.begin() + static_cast<std::ptrdiff_t>(run * 1000 / 7);
    const auto end = fine.lows.begin() + static_cast<std::ptrdiff_t>((run + 1) * 1000 / 7);
    CHECK(coarse.lows[run] == *std::min_element(begin, end));
    CHECK(coarse.highs[run] == *std::max_element(begin, end));
  }
}

TEST_CASE("a head of 128 dimensions and base 10,000 first falls below 0 at distance 1,707", "[context_sums]") {
  CHECK(Sums({.length = 4096}).found.first_negative == 1707);
  CHECK(Sums({.length = 1708, .samples = 9}).found.first_negative == 1707);
  CHECK(Sums({.length = 1707, .samples = 9}).found.first_negative == 0);
}

TEST_CASE("runs have at least one distance", "[context_sums]") {
  CHECK(to_string(check(ContextSumsSpec{.length = 5, .samples = 6})) ==
        "samples must be a whole number from 1 to 5, got 6");
}

// Men et al. 2024, table 2, has 4.3e3, 2.7e4 and 8.4e4 for 1024, 4096 and 8192; for the others its grid was coarser,
// and these are from Su (kexue.fm/archives/10122).
TEST_CASE("the first window starts at the published bases", "[rope_base]") {
  const auto [length, published] = GENERATE(table<double, double>(
      {{1'024, 4.3e3}, {2'048, 1.2e4}, {4'096, 2.7e4}, {8'192, 8.4e4}, {16'384, 2.3e5}, {32'768, 6.3e5}}));
  const Windows found({.length = length, .windows = 1});
  REQUIRE(found.starts.size() == 1);
  CHECK(std::abs(found.starts[0] / published - 1) <= 0.04);  // of two digits
}

TEST_CASE("for length 131,072 base 4,870,000 is nonnegative everywhere and 4,860,000 is not", "[context_sums]") {
  CHECK(holds(128, 4.87e6, 131'072));
  CHECK_FALSE(holds(128, 4.86e6, 131'072));
}

TEST_CASE("bases within a window pass, and those beside it fail", "[rope_base][property]") {
  const double dimensions = GENERATE(64.0, 128.0);
  const Windows found({.dimensions = dimensions, .length = 2048, .windows = 5});
  REQUIRE(found.starts.size() == 5);
  for (std::size_t window = 0; window < found.starts.size(); ++window) {
    const double start = found.starts[window];
    const double end = found.ends[window];
    CHECK(start < end);
    CHECK(holds(dimensions, std::sqrt(start * end), 2048));
    CHECK_FALSE(holds(dimensions, start * (1 - 3e-6), 2048));
    if (end < kWideWindow * start) CHECK_FALSE(holds(dimensions, end * (1 + 3e-6), 2048));
    if (window > 0) CHECK(found.ends[window - 1] < start);
  }
}

TEST_CASE("a search in parts of any size finds the same windows", "[rope_base][property]") {
  const auto [windows, sums] = GENERATE(table<double, double>({{5, 1}, {5, 5'000}, {64, 1'000'000}}));
  ContextBaseSpec spec{.length = 512, .windows = windows};
  const Windows whole(spec);
  REQUIRE(whole.starts.size() > 1);
  CHECK_FALSE(whole.found.has_more);
  spec.sums = sums;
  std::vector<double> starts;
  std::vector<double> ends;
  int parts = 0;
  for (bool has_more = true; has_more; ++parts) {
    const Windows part(spec);
    starts.insert(starts.end(), part.starts.begin(), part.starts.end());
    ends.insert(ends.end(), part.ends.begin(), part.ends.end());
    spec.windows = windows - static_cast<double>(starts.size());
    spec.reached.assign(part.found.resume_state.begin(), part.found.resume_state.end());
    has_more = part.found.has_more;
  }
  CHECK(parts > 1);
  CHECK(starts == whole.starts);
  CHECK(ends == whole.ends);
}

TEST_CASE("a part can stop while a base is checked", "[rope_base]") {
  // Base 5,000,000 is nonnegative at all distances, so testing it checks each of them.
  const Windows first({.length = 131'072, .windows = 1, .sums = 1, .reached = {5e6}});
  CHECK(first.starts.empty());
  CHECK(first.found.has_more);
  CHECK(first.found.resume_state[0] == 5e6);
  CHECK(first.found.resume_state[5] > 130'000);
  CHECK(first.found.resume_state[5] < 131'072);
}

TEST_CASE("a forged resume state terminates", "[rope_base]") {
  const double number = GENERATE(0.0, 1.0, 1e8);
  const Windows made_up({.length = 64, .windows = 3, .reached = std::vector<double>(kResumeStateSize, number)});
  CHECK_FALSE(made_up.found.has_more);
}

TEST_CASE("a single pair has no passing base", "[rope_base]") {
  CHECK(Windows({.dimensions = 2, .length = 100}).starts.empty());
}
