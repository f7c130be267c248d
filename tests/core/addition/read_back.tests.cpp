#include <posenc/addition/read_back.h>

#include <algorithm>
#include <limits>
#include <vector>

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

struct Reading {
  explicit Reading(const ReadBackSpec& spec)
      : found(static_cast<std::size_t>(spec.trials)), scores(2 * found.size()), is_correct(3 * found.size()) {
    REQUIRE_FALSE(check(spec));
    counts = read_back(spec, {found, scores, is_correct});
  }

  std::vector<std::int32_t> found;
  std::vector<float> scores;
  std::vector<std::uint8_t> is_correct;
  ReadBackCounts counts;
};

ReadBackCounts read(const ReadBackSpec& spec) { return Reading(spec).counts; }

}  // namespace

TEST_CASE("the golden trials decode as many words and positions", "[read_back][golden]") {
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

TEST_CASE("at 128 dimensions word and position are both recovered from their sum", "[read_back]") {
  const ReadBackCounts counts = read({.dimensions = 128, .vocabulary = 5'000, .trials = 64});
  CHECK(counts.both == 64);
  CHECK(counts.words_as_is < 32);  // the encoding is eight times as long as a word, and masks it until it's subtracted
}

TEST_CASE("a weak encoding does not disturb the word and is hard to recover", "[read_back]") {
  const ReadBackCounts counts = read({.dimensions = 128, .vocabulary = 5'000, .scale = 0.05, .trials = 64});
  CHECK(counts.words_as_is == 64);
  CHECK(counts.positions < 48);
}

TEST_CASE("more dimensions decode better", "[read_back][property]") {
  double before = -1;
  for (const double d : {2.0, 8.0, 16.0, 64.0}) {
    const double both = read({.dimensions = d, .trials = 100}).both;
    CHECK(both >= before);
    before = both;
  }
  CHECK(before == 100);
}

TEST_CASE("the counts of chunks add up", "[read_back][property]") {
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

TEST_CASE("one word at one position is always decoded correctly", "[read_back][edges]") {
  const ReadBackCounts counts = read({.dimensions = 2, .vocabulary = 1, .positions = 1, .scale = 0, .trials = 3});
  CHECK(counts.both == 3);
  CHECK(counts.words_as_is == 3);
}

TEST_CASE("slices of the vocabulary find the nearest of all words", "[read_back][property]") {
  const ReadBackSpec spec{.dimensions = 12, .vocabulary = 300, .first_trial = 7, .trials = 40};
  const Reading all(spec);
  ReadBackSpec part = spec;
  part.found.assign(all.found.begin(), all.found.end());
  part.words = 130;
  const Reading first(part);
  part.first_word = 130;
  part.words = 1'000;  // as many as there are
  const Reading last(part);
  double words = 0;
  double as_is = 0;
  for (std::size_t t = 0; t < 40; ++t) {
    const auto nearest = [&](std::size_t column) { return last.scores[2 * t + column] > first.scores[2 * t + column]; };
    for (const std::size_t column : {0u, 1u}) {
      const Reading& found = nearest(column) ? last : first;
      CHECK(found.scores[2 * t + column] == all.scores[2 * t + column]);
      CHECK(found.is_correct[3 * t + 1 + column] == all.is_correct[3 * t + 1 + column]);
      (column == 0 ? words : as_is) += found.is_correct[3 * t + 1 + column];
    }
  }
  CHECK(words == all.counts.words);
  CHECK(as_is == all.counts.words_as_is);
  CHECK(first.counts.words < all.counts.words);
  CHECK(last.counts.words < all.counts.words);
}

TEST_CASE("a known position is not searched again", "[read_back][edges]") {
  const ReadBackSpec spec{.dimensions = 12, .vocabulary = 50, .trials = 2};
  const Reading searched(spec);
  ReadBackSpec told = spec;
  told.found = {static_cast<double>(searched.found[0]), static_cast<double>(searched.found[1]) + 1};
  const Reading reading(told);
  CHECK(reading.found[0] == searched.found[0]);
  CHECK(reading.found[1] == searched.found[1] + 1);
  CHECK(reading.scores[0] == searched.scores[0]);
  CHECK(reading.scores[2] != searched.scores[2]);  // without another code
  CHECK(reading.scores[3] == searched.scores[3]);  // as it is
}

TEST_CASE("without words only positions are decoded", "[read_back][edges]") {
  const Reading reading({.dimensions = 64, .vocabulary = 3, .trials = 50, .words = 0});
  CHECK(reading.counts.positions == 50);
  CHECK(reading.counts.words == 0);
  CHECK(reading.counts.words_as_is == 0);
  CHECK(*std::max_element(reading.scores.begin(), reading.scores.end()) == -std::numeric_limits<float>::infinity());
}

TEST_CASE("known positions are given for every trial or for none", "[read_back][edges]") {
  CHECK_FALSE(check(ReadBackSpec{.trials = 2, .found = {1, 2}}));
  CHECK(to_string(check(ReadBackSpec{.trials = 2, .found = {1}})) ==
        "found must have no number or one for each trial, got 1");
  CHECK(to_string(check(ReadBackSpec{.trials = 1, .found = {-1}})) != "");
}
