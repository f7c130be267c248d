#include <posenc/bias/position_bias.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

/// An owning bias.
struct OwningBias {
  explicit OwningBias(const PositionBiasSpec& spec) : length(static_cast<std::size_t>(spec.length)) {
    REQUIRE_FALSE(check(spec));
    places.resize(length * length);
    bias.resize(length * length);
    slopes.resize(static_cast<std::size_t>(spec.heads));
    for (auto* row : {&scores, &weights, &biased_scores, &biased_weights}) row->resize(length);
    starts.resize(static_cast<std::size_t>(spec.buckets));
    starts.resize(
        fill_position_bias(spec, {places, bias, slopes, scores, weights, biased_scores, biased_weights, starts}));
  }
  std::int32_t place(std::size_t query, std::size_t key) const { return places[query * length + key]; }
  double at(std::size_t query, std::size_t key) const { return bias[query * length + key]; }

  std::size_t length;
  std::vector<std::int32_t> places;
  std::vector<double> bias, slopes, scores, weights, biased_scores, biased_weights, starts;
};

std::vector<double> starts_of(const PositionBiasSpec& spec) { return OwningBias(spec).starts; }

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("every row of a bias is the same curve, shifted", "[bias][property]") {
  const std::string scheme = GENERATE("alibi", "t5", "shaw", "window");
  const std::string mask = GENERATE("none", "causal");
  const OwningBias bias(
      {.scheme = BiasScheme(scheme), .length = 40, .mask = MaskName(mask), .buckets = 8, .farthest = 20});
  for (std::size_t query = 0; query + 1 < bias.length; ++query) {
    for (std::size_t key = 0; key + 1 < bias.length; ++key) {
      CHECK(bias.place(query, key) == bias.place(query + 1, key + 1));
      // Shaw's bias is the query's own product with the vector of the distance.
      if (scheme != "shaw") CHECK(bias.at(query, key) == bias.at(query + 1, key + 1));
      CHECK((bias.place(query, key) < 0) == (bias.at(query, key) == -kInfinity));
    }
  }
}

TEST_CASE("ALiBi subtracts slope times distance, on both sides or on the left only", "[bias][property]") {
  const OwningBias both({.heads = 12, .head = 8, .length = 9, .query = 0, .mask = "none"});
  const OwningBias left({.heads = 12, .head = 8, .length = 9, .query = 0});
  for (std::size_t query = 0; query < 9; ++query) {
    for (std::size_t key = 0; key < 9; ++key) {
      const double distance = std::abs(static_cast<double>(query) - static_cast<double>(key));
      CHECK(both.at(query, key) == Approx(-0.70710678 * distance).margin(1e-12));
      CHECK(left.at(query, key) == (key > query ? -kInfinity : both.at(query, key)));
    }
  }
}

TEST_CASE("the last bucket of T5 starts at distance 91, in a decoder at 113, and never at 128", "[bias]") {
  CHECK(starts_of({.scheme = "t5", .mask = "none"}) ==
        std::vector<double>{0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 46, 64, 91});
  const auto decoder = starts_of({.scheme = "t5"});
  REQUIRE(decoder.size() == 32);
  CHECK(decoder[16] == 16);
  CHECK(decoder[17] == 19);
  CHECK(decoder[31] == 113);
}

TEST_CASE("the distances of Shaw are clipped on both sides", "[bias]") {
  const OwningBias bias({.scheme = "shaw", .length = 13, .query = 6, .mask = "none", .clip = 4});
  const std::vector<std::int32_t> row(bias.places.begin() + 6 * 13, bias.places.begin() + 7 * 13);
  CHECK(row == std::vector<std::int32_t>{0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8});
}

TEST_CASE("with a causal mask a window of w shows w keys including the query's own", "[bias]") {
  const OwningBias bias({.scheme = "window", .length = 12, .query = 7, .window = 5});
  for (std::size_t key = 0; key < 12; ++key) {
    CHECK(bias.place(7, key) == (key >= 3 && key <= 7 ? 0 : -1));
    CHECK((bias.biased_weights[key] > 0) == (key >= 3 && key <= 7));
  }
  CHECK(bias.biased_scores[3] == bias.scores[3]);
}

TEST_CASE("adding a bias multiplies the softmax by its exponential", "[bias][property]") {
  const std::string scheme = GENERATE("alibi", "t5", "shaw", "window");
  const OwningBias bias({.scheme = BiasScheme(scheme), .mask = "none", .seed = 3});
  double all = 0;
  for (std::size_t key = 0; key < 24; ++key) all += bias.weights[key] * std::exp(bias.at(15, key));
  for (std::size_t key = 0; key < 24; ++key) {
    CHECK(bias.biased_weights[key] == Approx(bias.weights[key] * std::exp(bias.at(15, key)) / all).margin(1e-12));
  }
  CHECK(std::accumulate(bias.biased_weights.begin(), bias.biased_weights.end(), 0.0) == Approx(1));
}

TEST_CASE("the smallest weights keep their relative precision", "[bias][edges]") {
  const OwningBias bias({.length = 128, .query = 127});
  const double largest = *std::max_element(bias.biased_scores.begin(), bias.biased_scores.end());
  double all = 0;
  for (const double score : bias.biased_scores) all += std::exp(score - largest);
  CHECK(bias.biased_weights[0] < 1e-26);
  for (std::size_t key = 0; key < 128; ++key) {
    const double expected = std::exp(bias.biased_scores[key] - largest) / all;
    CHECK(std::abs(bias.biased_weights[key] / expected - 1) <= 1e-14);
  }
}

TEST_CASE("a longer sentence starts with the vectors of a shorter one", "[bias][property]") {
  const OwningBias shorter({.length = 16});
  const OwningBias longer({.length = 30});
  for (std::size_t key = 0; key < 16; ++key) CHECK(shorter.scores[key] == longer.scores[key]);
}

TEST_CASE("head, query and farthest distance must be consistent", "[bias]") {
  CHECK(check(PositionBiasSpec{.heads = 8, .head = 8})->message == "head must be less than heads, 8, got ");
  CHECK(check(PositionBiasSpec{.length = 15})->message == "query must be less than length, 15, got ");
  CHECK(check(PositionBiasSpec{.farthest = 16})->message == "farthest must be more than half of buckets, 16, got ");
}
