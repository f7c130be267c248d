#include <posenc/receiver/receiver.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <posenc/spec/limits.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct Received {
  explicit Received(const ReceiverSpec& spec) : code(static_cast<std::size_t>(spec.dimensions)) {
    REQUIRE_FALSE(check(spec));
    result = receive(spec, code);
  }

  std::vector<float> code;
  Reception result;
};

struct GoldenReception {
  ReceiverSpec spec;
  std::array<double, 4> code;  // of the first and of the last pair
  double integer_part, position, bound, log_likelihood;
};

const GoldenReception kGoldenReceptions[] = {
#include "../reference/receiver.inc"
};

std::string all_of(double dimensions) { return std::string(static_cast<std::size_t>(dimensions) / 2, '1'); }

}  // namespace

TEST_CASE("codes and estimates are the golden ones", "[receiver][golden]") {
  for (const auto& golden : kGoldenReceptions) {
    const Received received(golden.spec);
    const auto [code, result] = received;
    const std::size_t d = code.size();
    CAPTURE(golden.spec.position, golden.spec.dimensions);
    const std::size_t places[] = {0, 1, d - 2, d - 1};
    for (std::size_t k = 0; k < 4; ++k) {
      CHECK_THAT(static_cast<double>(code[places[k]]), WithinAbs(golden.code[k], 2e-7));  // float
    }
    CHECK(result.fix.integer_part == golden.integer_part);
    CHECK_THAT(result.fix.position(), WithinAbs(golden.position, 1e-11));  // angles at 1000 in plain double
    CHECK_THAT(result.error, WithinAbs(golden.position - golden.spec.position, 1e-11));
    CHECK_THAT(result.bound, WithinAbs(golden.bound, 1e-14));
    CHECK_THAT(result.log_likelihood, WithinAbs(golden.log_likelihood, 1e-9));
  }
}

TEST_CASE("with negligible noise the estimate is exact", "[receiver][property]") {
  for (const double d : {2.0, 8.0, 64.0, 512.0}) {
    for (const double position : {0.0, 3.0, 2.5, 4.75}) {
      const auto [code, result] =
          Received({.position = position, .sigma = 1e-6, .dimensions = d, .heard = all_of(d), .search_count = 6});
      CAPTURE(d, position);
      CHECK(std::abs(result.error) < 6e-6);  // six standard deviations
      CHECK_FALSE(result.is_cycle_slip);
    }
  }
}

TEST_CASE("no candidate is more likely than the estimate", "[receiver][property]") {
  for (double trial = 0; trial < 30; ++trial) {
    const ReceiverSpec spec{
        .position = 700, .sigma = 1.5, .trial = trial, .search_from = -1'000, .search_count = 5'000};
    const auto speeds = pair_frequencies(64, 10'000);
    std::vector<SinCos> received(32);
    fill_received(spec.position, spec.sigma, 1, static_cast<std::uint64_t>(trial), speeds, received);
    const auto score_at = [&](double position) {
      double sum = 0;
      for (std::size_t k = 0; k < 32; ++k) {
        const auto [sine, cosine] = sincos(real_phase_at(speeds[k].turns_per_position, position));
        sum += received[k].sine * sine + received[k].cosine * cosine;
      }
      return sum;
    };
    const Fix fix = Received(spec).result.fix;
    const double highest = score_at(fix.integer_part);
    for (double p = -1'000; p < 4'000; ++p) REQUIRE(score_at(p) <= highest + 1e-12);
    CHECK(fix.score >= highest);
    CHECK_THAT(score_at(fix.position()), WithinAbs(fix.score, 1e-12));
    CHECK(score_at(fix.position() - 1e-4) < fix.score);
    CHECK(score_at(fix.position() + 1e-4) < fix.score);
  }
}

TEST_CASE("a single pair is ambiguous: the first of equally likely peaks is taken", "[receiver]") {
  // The slowest of 16 pairs at ratio 2 has a period of 2 pi 128 positions.
  const auto [code, result] = Received(
      {.position = 3'000, .sigma = 0.01, .dimensions = 16, .base = 256, .heard = "00000001", .search_count = 10'000});
  CHECK(result.is_cycle_slip);
  CHECK_THAT(result.half_period, WithinAbs(std::numbers::pi * 128, 1e-10));
  const double turns = result.error / (2 * result.half_period);
  CHECK_THAT(turns, WithinAbs(std::round(turns), 0.01));
}

TEST_CASE("the noise of a trial does not depend on the mask", "[receiver][property]") {
  const Received all({.position = 5, .trial = 3});
  const Received two({.position = 5, .trial = 3, .heard = "01001"});
  const Received other({.position = 5, .trial = 4});
  CHECK(all.code == two.code);
  CHECK(all.code != other.code);
  CHECK(two.result.bound > all.result.bound);
  CHECK(two.result.half_period > all.result.half_period);
}

TEST_CASE("the Cramér-Rao bound is 0.6616, 0.5001 and 0.2635 of the noise", "[receiver][facts]") {
  CHECK_THAT(cramer_rao_bound(pair_frequencies(64, 10'000), 1), WithinAbs(0.6616, 5e-5));
  CHECK_THAT(cramer_rao_bound(pair_frequencies(128, 10'000), 1), WithinAbs(0.5001, 5e-5));
  CHECK_THAT(cramer_rao_bound(pair_frequencies(512, 10'000), 1), WithinAbs(0.2635, 5e-5));
  CHECK_THAT(half_period(pair_frequencies(64, 10'000)), WithinAbs(std::numbers::pi, 1e-15));
}

TEST_CASE("the Cramér-Rao bound of the slowest pairs is finite", "[receiver][edges]") {
  const auto pairs = pair_frequencies(64, 1e300);
  CHECK_THAT(cramer_rao_bound(std::span(pairs).last(1), 0.3) / 1.2650895102857467e290, WithinAbs(1, 1e-15));
}

TEST_CASE("searching far away is as exact as near 0", "[receiver][edges]") {
  const double home = 1e12;
  const ReceiverSpec near_home{.position = home + 30, .search_from = home, .search_count = 100};
  const auto [code, result] = Received(near_home);
  CHECK_FALSE(result.is_cycle_slip);
  CHECK(std::abs(result.error) < 6 * result.bound);
  constexpr auto kFarthest = static_cast<double>(kMaxPosition);
  const Received farthest({.position = -kFarthest, .sigma = 1e-6, .search_from = -kFarthest, .search_count = 1});
  CHECK(std::abs(farthest.result.error) < 6e-6);
}

TEST_CASE("a mask has at most one digit per pair and at least one 1", "[receiver][edges]") {
  for (const char* heard : {"1", "01", "10", "11"}) CHECK_FALSE(validate_mask(heard, 4));
  for (const char* heard : {"", "0", "00", "111", "1 ", "12", "x"}) {
    CHECK(to_string(validate_mask(heard, 4)) ==
          "heard must be 1 to 2 digits 0 or 1 with a 1 among them, got '" + std::string(heard) + "'");
  }
  CHECK(to_string(validate_mask(std::string(50, '1'), 4)) ==
        "heard must be 1 to 2 digits 0 or 1 with a 1 among them, got a longer text");
  CHECK(to_string(check(ReceiverSpec{.sigma = 0})) == "sigma must be a number from 0.000001 to 100, got 0");
  CHECK(check(ReceiverSpec{.sigma = kMaxSigma * 1.01}));
  CHECK(check(ReceiverSpec{.sigma = std::nan("")}));
  CHECK_FALSE(check(ReceiverSpec{.sigma = kMinSigma}));
}

TEST_CASE("a search split at chunk boundaries finds the estimate of the whole search", "[receiver][property]") {
  for (const double trial : {0.0, 1.0, 2.0, 3.0, 4.0, 5.0}) {
    const ReceiverSpec spec{
        .position = 3'137.4, .sigma = 1.5, .trial = trial, .search_from = -700, .search_count = 9'000};
    const Received whole(spec);
    Fix best = whole.result.fix;
    best.integer_score = -1e300;
    for (double first = 0; first < 9'000; first += 2 * PhaseCorrelator::kChunk) {
      ReceiverSpec part = spec;
      part.search_from += first;
      part.search_count = std::min(2.0 * PhaseCorrelator::kChunk, 9'000 - first);
      const Received found(part);
      if (found.result.fix.integer_score > best.integer_score) best = found.result.fix;
    }
    CAPTURE(trial);
    CHECK(best.integer_part == whole.result.fix.integer_part);
    CHECK(best.integer_score == whole.result.fix.integer_score);
    CHECK(best.position() == whole.result.fix.position());
    CHECK(best.score == whole.result.fix.score);
  }
}
