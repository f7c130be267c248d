#include <posenc/rotary/rotary_draws.h>

#include <cmath>
#include <vector>

#include <posenc/rotary/rotary_frequencies.h>
#include <posenc/rotary/rotary_scores.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Owning statistics.
struct Draws {
  explicit Draws(const RotaryDrawsSpec& spec)
      : means(static_cast<std::size_t>(spec.distances)),
        deviations(means.size()),
        query(static_cast<std::size_t>(spec.dimensions)),
        key(query.size()) {
    REQUIRE_FALSE(check(spec));
    fill_rotary_draws(spec, {means, deviations, query, key});
  }
  std::vector<double> means;
  std::vector<double> deviations;
  std::vector<double> query;
  std::vector<double> key;
};

/// Twice the sum of the cosines of all pairs.
double expected_mean(double dimensions, double distance) {
  std::vector<double> speeds(static_cast<std::size_t>(dimensions) / 2);
  fill_rotary_frequencies({.dimensions = dimensions}, speeds);
  double sum = 0;
  for (const double speed : speeds) sum += 2 * std::cos(speed * distance);
  return sum;
}

// 5 standard errors for 2,000 draws: none of these means exceeds it by chance.
constexpr double kDraws = 2'000;
const double kErrors = 5 / std::sqrt(kDraws);

}  // namespace

TEST_CASE("independent queries and keys have mean 0 and constant deviation", "[rotary_draws][property]") {
  const Draws found({.words = "independent", .draws = kDraws, .stride = 64});
  for (std::size_t place = 0; place < found.means.size(); ++place) {
    CHECK(std::abs(found.means[place]) <= 8 * kErrors);
    CHECK(found.deviations[place] == Approx(8).epsilon(0.1));
  }
}

TEST_CASE("the mean score of equal queries and keys decays like the sum of cosines", "[rotary_draws][property]") {
  const Draws found({.words = "same", .draws = kDraws, .stride = 64});
  for (std::size_t place = 0; place < found.means.size(); ++place) {
    const double expected = expected_mean(64, 64 * static_cast<double>(place));
    CHECK(std::abs(found.means[place] - expected) <= found.deviations[place] * kErrors);
  }
  CHECK(found.means[0] == Approx(64).epsilon(0.02));
}

TEST_CASE("means and deviations match the scores of the draws", "[rotary_draws]") {
  const char* words = GENERATE("same", "independent");
  // The first draw does not depend on the number of draws, so a mean of two gives the second.
  const RotaryDrawsSpec spec{
      .dimensions = 6, .words = RotaryWords(words), .draws = 2, .seed = 9, .distances = 5, .stride = 7};
  const Draws two(spec);
  std::vector<double> scores(29);
  std::vector<double> terms(29 * 3);
  std::vector<double> cosines(3);
  std::vector<double> sines(3);
  const RotaryScoresSpec first{.query = two.query, .key = two.key, .distances = 29};
  fill_rotary_scores(first, {scores, terms, cosines, sines});
  for (std::size_t place = 0; place < 5; ++place) {
    CHECK(two.deviations[place] ==
          Approx(std::sqrt(2.0) * std::abs(scores[7 * place] - two.means[place])).margin(1e-12));
  }
  CHECK((two.query == two.key) == (spec.words == "same"));
}

TEST_CASE("a draw depends on the seed and its index only", "[rotary_draws]") {
  const RotaryDrawsSpec few{.dimensions = 8, .words = "independent", .draws = 3};
  RotaryDrawsSpec many = few;
  many.draws = 50;
  many.base = 500'000;
  CHECK(Draws(few).query == Draws(many).query);
  CHECK(Draws(few).key == Draws(many).key);
  many.seed = 2;
  CHECK(Draws(few).key != Draws(many).key);
}

TEST_CASE("too many draws are rejected", "[rotary_draws]") {
  CHECK(to_string(check({.dimensions = 4'096, .draws = 1'000, .distances = 1})) ==
        "draws x dimensions must be at most 262144, got 4096000");
  CHECK(to_string(check({.dimensions = 512, .draws = 200, .distances = 129})) ==
        "draws x dimensions x distances must be at most 8388608, got 13209600");
  CHECK_FALSE(check({.dimensions = 256, .draws = 100, .distances = 257}));
}
