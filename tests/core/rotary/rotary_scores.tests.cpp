#include <posenc/rotary/rotary_scores.h>

#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Owning scores.
struct Scores {
  explicit Scores(const RotaryScoresSpec& spec)
      : pairs(rotary_pairs(spec)),
        scores(static_cast<std::size_t>(spec.distances)),
        terms(scores.size() * pairs),
        cosines(pairs),
        sines(pairs) {
    REQUIRE_FALSE(check(spec));
    unturned = fill_rotary_scores(spec, {scores, terms, cosines, sines});
  }
  std::size_t pairs;
  std::vector<double> scores;
  std::vector<double> terms;
  std::vector<double> cosines;
  std::vector<double> sines;
  double unturned = 0;
};

std::vector<double> random_vector(std::size_t size, std::uint64_t seed) {
  Random random = Random::stream(seed, size);
  std::vector<double> numbers(size);
  for (double& number : numbers) number = random.normal();
  return numbers;
}

/// A query and a key of 64 dimensions.
RotaryScoresSpec random_head(RotaryLayoutName layout, double rotary = 0) {
  return {.query = random_vector(64, 1), .key = random_vector(64, 2), .layout = layout, .rotary = rotary};
}

/// The dot product of the query rotated to m and the key rotated to n.
double rotated_product(const RotaryScoresSpec& spec, double m, double n) {
  std::vector<double> angles(rotary_pairs(spec));
  std::vector<double> query(spec.query.size());
  std::vector<double> key(spec.query.size());
  fill_rotated({spec.query, m, spec.base, spec.layout, spec.rotary}, {query, angles});
  fill_rotated({spec.key, n, spec.base, spec.layout, spec.rotary}, {key, angles});
  return std::inner_product(query.begin(), query.end(), key.begin(), 0.0);
}

}  // namespace

TEST_CASE("the scores for distances 3 and -3 differ", "[rotary_scores][facts]") {
  RotaryScoresSpec spec{.query = {1, 2, 3, 4}, .key = {2, -1, 1, 3}, .first_distance = -3, .distances = 7};
  const Scores neighbours(spec);
  CHECK(neighbours.scores[6] == Approx(14.43762797).margin(1e-8));
  CHECK(neighbours.scores[0] == Approx(15.54887305).margin(1e-8));
  spec.layout = "halves";
  const Scores halves(spec);
  CHECK(halves.scores[6] == Approx(4.63989282).margin(1e-8));
  CHECK(halves.scores[3] == 15);
}

TEST_CASE("a score is the dot product of the rotated vectors", "[rotary_scores][property]") {
  const auto layout = GENERATE(values<RotaryLayoutName>({"neighbours", "halves"}));
  const double rotary = GENERATE(0.0, 16.0);
  RotaryScoresSpec spec = random_head(layout, rotary);
  spec.first_distance = -40;
  spec.distances = 81;
  const Scores found(spec);
  const auto far = static_cast<double>(kMaxPosition);
  for (const double key : {0.0, 1'000.0, 131'072.0, far - 50}) {
    for (const double distance : {-40.0, -1.0, 0.0, 3.0, 40.0}) {
      if (key + distance < 0) continue;
      CHECK(std::abs(found.scores[static_cast<std::size_t>(distance + 40)] -
                     rotated_product(spec, key + distance, key)) <= 2e-14);
    }
  }
}

TEST_CASE("the terms of the pairs and the unrotated part sum to the score", "[rotary_scores][property]") {
  const Scores found(random_head("halves", 32));
  for (std::size_t distance = 0; distance < found.scores.size(); ++distance) {
    double sum = found.unturned;
    for (std::size_t pair = 0; pair < 16; ++pair) sum += found.terms[distance * 16 + pair];
    CHECK(found.scores[distance] == Approx(sum).margin(1e-13));
  }
  const RotaryScoresSpec head = random_head("halves");
  CHECK(found.unturned ==
        Approx(std::inner_product(head.query.begin() + 32, head.query.end(), head.key.begin() + 32, 0.0)));
}

TEST_CASE("if the key equals the query, scores are symmetric in the distance", "[rotary_scores][property]") {
  RotaryScoresSpec spec = random_head("neighbours");
  spec.key = spec.query;
  spec.first_distance = -30;
  spec.distances = 61;
  const Scores same(spec);
  for (const double sine : same.sines) CHECK(sine == 0);
  for (std::size_t k = 0; k < 61; ++k) CHECK(same.scores[k] == Approx(same.scores[60 - k]).margin(1e-13));
  for (const double score : same.scores) CHECK(score <= same.scores[30]);
}

TEST_CASE("a score at distance 2^53 - 1 is as exact as one near 0", "[rotary_scores][edges]") {
  RotaryScoresSpec spec = random_head("neighbours");
  spec.first_distance = static_cast<double>(kMaxPosition) - 1;
  spec.distances = 1;
  CHECK(std::abs(Scores(spec).scores[0] - rotated_product(spec, spec.first_distance, 0)) <= 2e-14);
}

TEST_CASE("the half-split layout is the interleaved one after a permutation", "[rotary_scores][property]") {
  RotaryScoresSpec spec = random_head("halves");
  const Scores halves(spec);
  const auto reordered = [](const std::vector<double>& from) {
    std::vector<double> to(from.size());
    for (std::size_t k = 0; k < to.size(); ++k) to[k] = from[k % 2 * (to.size() / 2) + k / 2];
    return to;
  };
  spec.layout = "neighbours";
  CHECK(Scores(spec).scores != halves.scores);
  spec.query = reordered(spec.query);
  spec.key = reordered(spec.key);
  CHECK(Scores(spec).scores == halves.scores);
}

TEST_CASE("an invalid spec of rotary scores is rejected with a message", "[rotary_scores][check]") {
  using Spec = RotaryScoresSpec;
  CHECK(to_string(check(Spec{.query = {1, 2}})) == "key must have as many numbers as query, 2, got 0");
  CHECK(to_string(check(Spec{.query = {1}, .key = {1}})) == "query must have an even number of numbers, got 1");
  CHECK(to_string(check(Spec{.rotary = 2})) == "rotary must be at most the length of query, 0, got 2");
  CHECK(to_string(check(Spec{.first_distance = 0x1p53 - 1})) ==
        "firstDistance + distances must be at most 9007199254740992, got 9007199254741055");
  const std::vector<double> wide(128, 1);
  CHECK(to_string(check(Spec{.query = wide, .key = wide, .distances = 100'000})) ==
        "distances x pairs must be at most 2097152, got 6400000");
}
