#include <posenc/addition/addition.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct Added {
  explicit Added(const AdditionSpec& spec)
      : word(static_cast<std::size_t>(spec.dimensions)), code(word.size()), sum(word.size()) {
    REQUIRE_FALSE(check(spec));
    norms = fill_addition(spec, {word, code, sum});
  }

  std::vector<float> word, code, sum;
  AdditionNorms norms;
};

struct GoldenSum {
  AdditionSpec spec;
  std::vector<double> sum;
};

const GoldenSum kGoldenSums[] = {
#include "../reference/addition.inc"
};

}  // namespace

TEST_CASE("the sums are the golden ones", "[addition][golden]") {
  for (const auto& golden : kGoldenSums) {
    const Added added(golden.spec);
    REQUIRE(added.sum.size() == golden.sum.size());
    for (std::size_t k = 0; k < golden.sum.size(); ++k) {
      CHECK_THAT(static_cast<double>(added.sum[k]), WithinAbs(golden.sum[k], 3e-7));  // three roundings to float
    }
  }
}

TEST_CASE("at d = 512 norms are 16 for the encoding, 1 for a word, and 22.6 for a word times sqrt(d)", "[addition]") {
  const Added plain({.dimensions = 512});
  CHECK_THAT(plain.norms.code, WithinAbs(16, 1e-5));
  CHECK_THAT(plain.norms.word, WithinAbs(1, 0.16));  // five standard deviations of 1 / sqrt(2 d)
  const Added paper({.dimensions = 512, .times_root = "sqrt"});
  CHECK_THAT(paper.norms.word, WithinAbs(plain.norms.word * std::sqrt(512.0), 1e-4));
  CHECK_THAT(paper.norms.angle, WithinAbs(plain.norms.angle, 1e-6));
  double mean_square = 0;
  for (int seed = 0; seed < 400; ++seed) {
    const double norm = Added({.dimensions = 512, .times_root = "sqrt", .seed = static_cast<double>(seed)}).norms.word;
    mean_square += norm * norm / 400;
  }
  CHECK_THAT(std::sqrt(mean_square),
             WithinAbs(22.627, 0.15));  // four standard deviations, sqrt(512) / sqrt(1024 x 400)
}

TEST_CASE("norms and angle obey the law of cosines", "[addition][property]") {
  for (const double scale : {0.1, 1.0, 7.0}) {
    const auto norms = Added({.word = "蘋果", .position = 36.6, .scale = scale, .seed = 5}).norms;
    const double squared =
        norms.word * norms.word + norms.code * norms.code + 2 * norms.word * norms.code * std::cos(norms.angle);
    CHECK_THAT(norms.sum * norms.sum, WithinAbs(squared, 1e-5 * squared));
  }
}

TEST_CASE("a word's vector depends on its text and the seed, not on its position", "[addition]") {
  CHECK(Added({.word = "cat", .position = 1}).word == Added({.word = "cat", .position = 99}).word);
  CHECK(Added({.word = "cat"}).word != Added({.word = "Cat"}).word);
  CHECK(Added({.word = "cat", .seed = 2}).word != Added({.word = "cat"}).word);
}

TEST_CASE("with scale 0 the sum is the word, and the angle is NaN", "[addition][edges]") {
  const Added added({.scale = 0});
  CHECK(added.sum == added.word);
  CHECK(added.norms.code == 0);
  CHECK(std::isnan(added.norms.angle));
}

TEST_CASE("random words are nearly orthogonal to encodings, more so with more dimensions", "[addition][property]") {
  double before = std::numbers::pi;
  for (const double d : {4.0, 16.0, 64.0, 256.0, 1024.0}) {
    const AnglesSpec spec{.dimensions = d, .words = 2'000, .bins = 180};
    REQUIRE_FALSE(check(spec));
    std::vector<double> counts(180);
    const auto [mean, deviation, words] = fill_angles(spec, counts);
    CHECK(words == 2'000);
    CAPTURE(d, mean, deviation);
    CHECK(std::accumulate(counts.begin(), counts.end(), 0.0) == 2'000);
    CHECK_THAT(mean, WithinAbs(std::numbers::pi / 2, 4 * deviation / std::sqrt(2'000)));
    CHECK(deviation < before);
    before = deviation;
    // 1 / sqrt(d) up to terms of 1 / d, and 4 standard errors of a standard deviation.
    if (d >= 64) CHECK_THAT(deviation * std::sqrt(d), WithinAbs(1, 1.5 / d + 4 / std::sqrt(2 * 2'000.0)));
    double mean_of_bins = 0;
    for (std::size_t k = 0; k < 180; ++k) mean_of_bins += counts[k] * (static_cast<double>(k) + 0.5) / 2'000;
    CHECK_THAT(mean_of_bins * std::numbers::pi / 180, WithinAbs(mean, std::numbers::pi / 360));
  }
}

TEST_CASE("the histograms of chunks add up", "[addition][property]") {
  const auto count = [](double first, double words) {
    const AnglesSpec spec{.dimensions = 16, .first_word = first, .words = words, .bins = 20};
    REQUIRE_FALSE(check(spec));
    std::vector<double> counts(20);
    fill_angles(spec, counts);
    return counts;
  };
  const auto all = count(3, 500);
  const auto one = count(3, 123);
  const auto other = count(126, 377);
  for (std::size_t k = 0; k < all.size(); ++k) CHECK(one[k] + other[k] == all[k]);
  CHECK(count(4, 500) != all);
}
