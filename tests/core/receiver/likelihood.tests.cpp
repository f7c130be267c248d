#include <posenc/receiver/likelihood.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include <posenc/receiver/receiver.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct Plot {
  explicit Plot(const LikelihoodSpec& spec)
      : shape(likelihood_shape(spec)),
        pixels(static_cast<std::size_t>(spec.pixels)),
        pairs(shape.rows),
        each(shape.rows * pixels),
        product(pixels) {
    REQUIRE_FALSE(check(spec));
    fill_likelihood(spec, {pairs, {each, shape.rows, pixels}, product});
  }

  LikelihoodShape shape;
  std::size_t pixels;
  std::vector<double> pairs;
  std::vector<float> each, product;
};

/// The log-likelihood of some pairs at a position, by definition.
double direct(const LikelihoodSpec& spec, const std::vector<double>& pairs, double position) {
  const auto speeds = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  std::vector<SinCos> received(speeds.size());
  fill_received(spec.position, spec.sigma, static_cast<std::uint64_t>(spec.seed),
                static_cast<std::uint64_t>(spec.trial), speeds, received);
  double sum = 0;
  for (const double pair : pairs) {
    const auto k = static_cast<std::size_t>(pair);
    const auto [sine, cosine] = sincos(real_phase_at(speeds[k].turns_per_position, position));
    sum += std::pow(received[k].sine - sine, 2) + std::pow(received[k].cosine - cosine, 2);
  }
  return -sum / (2 * spec.sigma * spec.sigma);
}

bool is_near(float found, double expected) {
  return std::abs(static_cast<double>(found) - expected) < 2e-7 * std::abs(expected) + 1e-9;  // float, and cancellation
}

}  // namespace

TEST_CASE("every pixel shows the maximum over its positions, and all are covered", "[likelihood][property]") {
  for (const double positions : {100.0, 333.0, 1'000.5, 4'999.0}) {
    LikelihoodSpec spec{.position = 50, .hands = 5, .rows = 2, .from = -20.25, .positions = positions, .pixels = 100};
    const Plot plot(spec);
    REQUIRE(plot.pairs == std::vector<double>{0, 1});
    const std::vector<double> pairs = {0, 1, 2, 3, 4};
    for (std::size_t k = 0; k < 100; ++k) {
      const double width = positions / 100;
      const double begin = std::ceil(spec.from + static_cast<double>(k) * width);
      double highest = -std::numeric_limits<double>::infinity();
      double highest_of_second = highest;
      for (double p = begin; p < spec.from + static_cast<double>(k + 1) * width; ++p) {
        highest = std::max(highest, direct(spec, pairs, p));
        highest_of_second = std::max(highest_of_second, direct(spec, {1}, p));
      }
      CAPTURE(positions, k);
      REQUIRE(is_near(plot.product[k], highest));
      REQUIRE(is_near(plot.each[100 + k], highest_of_second));
    }
  }
}

TEST_CASE("pixels narrower than a position show the value at their centre", "[likelihood]") {
  const LikelihoodSpec spec{.position = 50, .heard = "0110001", .rows = 1, .from = 49.5, .positions = 2, .pixels = 64};
  const Plot plot(spec);
  for (std::size_t k = 0; k < 64; ++k) {
    REQUIRE(is_near(plot.product[k], direct(spec, {1, 2, 6}, 49.5 + (static_cast<double>(k) + 0.5) / 32)));
    REQUIRE(is_near(plot.each[k], direct(spec, {1}, 49.5 + (static_cast<double>(k) + 0.5) / 32)));
  }
}

TEST_CASE("the product of all pairs is largest at the receiver's estimate", "[likelihood][property]") {
  for (double trial = 0; trial < 10; ++trial) {
    const LikelihoodSpec spec{.position = 700, .sigma = 0.8, .trial = trial, .positions = 1'024, .pixels = 1'024};
    const Plot plot(spec);
    std::vector<float> code(64);
    const ReceiverSpec receiver{.position = 700, .sigma = 0.8, .trial = trial, .search_count = 1'024};
    const Reception found = receive(receiver, code);
    const auto highest = std::max_element(plot.product.begin(), plot.product.end());
    CHECK(static_cast<double>(highest - plot.product.begin()) == found.fix.integer_part);
    CHECK(static_cast<double>(*highest) <= found.log_likelihood + 1e-5);
  }
}

TEST_CASE("active pairs are added from the fast or the slow end", "[likelihood]") {
  LikelihoodSpec spec{.heard = "1101", .hands = 2, .rows = 64, .positions = 10, .pixels = 10};
  CHECK(Plot(spec).pairs == std::vector<double>{0, 1});
  spec.order = "slow-first";
  CHECK(Plot(spec).pairs == std::vector<double>{3, 1});
  spec.hands = 2'048;
  const Plot all(spec);
  CHECK(all.pairs == std::vector<double>{3, 1, 0});
  for (std::size_t k = 0; k < 10; ++k) {
    const float sum = all.each[k] + all.each[10 + k] + all.each[20 + k];
    REQUIRE_THAT(static_cast<double>(all.product[k]), WithinAbs(static_cast<double>(sum), 1e-3));
  }
}

TEST_CASE("no pixel is left empty where rounding moves a position to its neighbour", "[likelihood][edges]") {
  for (const double from : {1e-14, 0.1, 1 - 0x1p-53, -1e-16, 1e9 + 1e-7, -9007199254740992.0}) {
    for (const double count : {1.0, 8'191.0, 8'192.0}) {
      const Plot plot({.rows = 0, .from = from, .positions = count, .pixels = count});
      CHECK(plot.shape.rows == 0);
      REQUIRE(std::all_of(plot.product.begin(), plot.product.end(), [](float value) { return std::isfinite(value); }));
    }
  }
}

TEST_CASE("a pixel that starts a little above an integer position shows the next one", "[likelihood][edges]") {
  const LikelihoodSpec spec{.from = 1.5e-204, .positions = 1, .pixels = 1};
  std::vector<double> pairs(likelihood_shape(spec).pairs);
  std::iota(pairs.begin(), pairs.end(), 0.0);
  CHECK(is_near(Plot(spec).product[0], direct(spec, pairs, 1)));
}
