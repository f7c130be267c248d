#include <posenc/read_back.h>

#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct GoldenReading {
  ReadBackSpec spec;
  double positions, words, words_as_is, both;
};

const GoldenReading kGoldenReadings[] = {
#include "../reference/read_back.inc"
};

ReadBackCounts read(const ReadBackSpec& spec) {
  REQUIRE_FALSE(check(spec));
  return read_back(spec);
}

}  // namespace

TEST_CASE("so many words and positions are read back as in the golden trials", "[read_back][golden]") {
  for (const auto& golden : kGoldenReadings) {
    const ReadBackCounts counts = read(golden.spec);
    CAPTURE(golden.spec.dimensions);
    CHECK(counts.trials == golden.spec.trials);
    CHECK(counts.positions == golden.positions);
    CHECK(counts.words == golden.words);
    CHECK(counts.words_as_is == golden.words_as_is);
    CHECK(counts.both == golden.both);
  }
}

TEST_CASE("adding loses nothing at 128 dimensions: word and position are both read back", "[read_back]") {
  const ReadBackCounts counts = read({.dimensions = 128, .vocabulary = 5'000, .trials = 64});
  CHECK(counts.both == 64);
  CHECK(counts.words_as_is < 32);  // the code is eight times as long as a word, and hides it until it is taken off
}

TEST_CASE("a faint code leaves the word alone and is hard to read itself", "[read_back]") {
  const ReadBackCounts counts = read({.dimensions = 128, .vocabulary = 5'000, .scale = 0.05, .trials = 64});
  CHECK(counts.words_as_is == 64);
  CHECK(counts.positions < 48);
}

TEST_CASE("more dimensions read back better", "[read_back][property]") {
  double before = -1;
  for (const double d : {2.0, 8.0, 16.0, 64.0}) {
    const double both = read({.dimensions = d, .trials = 100}).both;
    CHECK(both >= before);
    before = both;
  }
  CHECK(before == 100);
}

TEST_CASE("the counts of chunks add up to those of all their trials", "[read_back][property]") {
  const ReadBackCounts all = read({.dimensions = 12, .vocabulary = 300, .first_trial = 7, .trials = 60});
  const ReadBackCounts a = read({.dimensions = 12, .vocabulary = 300, .first_trial = 7, .trials = 1});
  const ReadBackCounts b = read({.dimensions = 12, .vocabulary = 300, .first_trial = 8, .trials = 59});
  CHECK(a.positions + b.positions == all.positions);
  CHECK(a.words + b.words == all.words);
  CHECK(a.words_as_is + b.words_as_is == all.words_as_is);
  CHECK(a.both + b.both == all.both);
  CHECK(all.both > 0);
  CHECK(all.both < 60);
}

TEST_CASE("one word at one position is always read rightly", "[read_back][edges]") {
  const ReadBackCounts counts = read({.dimensions = 2, .vocabulary = 1, .positions = 1, .scale = 0, .trials = 3});
  CHECK(counts.both == 3);
  CHECK(counts.words_as_is == 3);
}
