#include <posenc/clock/comparison.h>

#include <cmath>

#include <posenc/phase/frequency.h>

#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

TEST_CASE("the closed forms agree with the vectors themselves", "[comparison]") {
  const Table table({.positions = 200, .dimensions = 64});
  for (std::size_t q = 0; q < 200; q += 7) {
    const auto result = compare({.position = 13, .other = static_cast<double>(q), .dimensions = 64});
    const double expected = dot(table.view.row(13), table.view.row(q));
    CAPTURE(q);
    CHECK_THAT(result.dot, WithinAbs(expected, 64 * 6e-8));  // 64 products of numbers rounded to float
    CHECK_THAT(result.cosine, WithinAbs(result.dot / 32, 1e-15));
    CHECK_THAT(result.distance * result.distance, WithinAbs(64 - 2 * result.dot, 1e-13));
  }
}

TEST_CASE("comparing is symmetric and translation-invariant", "[comparison][property]") {
  const auto here = compare({.position = 3, .other = 20});
  const auto swapped = compare({.position = 20, .other = 3});
  const auto far = compare({.position = 1e15 + 3, .other = 1e15 + 20});
  CHECK(here.dot == swapped.dot);
  CHECK(here.distance == swapped.distance);
  CHECK(here.dot == far.dot);
  CHECK(here.distance == far.distance);
}

TEST_CASE("a position is at distance 0 from itself", "[comparison]") {
  const auto same = compare({.position = 0.1, .other = 0.1, .dimensions = 6});
  CHECK(same.dot == 3);
  CHECK(same.distance == 0);
  CHECK(same.cosine == 1);
}

TEST_CASE("a tiny distance keeps its digits", "[comparison]") {
  const double step = 0x1p-40;
  // With one pair the chord of a small step is the step itself.
  CHECK_THAT(compare({.position = 5 + step, .other = 5, .dimensions = 2}).distance / step, WithinAbs(1, 1e-15));
  // With several, the root of the sum of squared chords, whose squares may underflow.
  double squares = 0;
  for (const auto& hand : pair_frequencies(128, 10'000)) squares += hand.omega * hand.omega;
  for (const double tiny : {1e-9, 1e-30, 1e-35, 1e-38, 1e-160, 1e-290}) {
    CAPTURE(tiny);
    CHECK_THAT(compare({.position = tiny, .other = 0}).distance / tiny / std::sqrt(squares), WithinAbs(1, 1e-15));
  }
}
