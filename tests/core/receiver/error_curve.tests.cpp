#include <posenc/receiver/error_curve.h>

#include <cmath>
#include <vector>

#include <posenc/receiver/receiver.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

struct GoldenCliff {
  CliffSpec spec;
  double cycle_slips, integer_misses, error, squared_error, squared_error_without_slips, squared_integer_error;
  double fourth_power_error, fourth_power_integer_error;
};

const GoldenCliff kGoldenCliffs[] = {
#include "../reference/cliff.inc"
};

ErrorCurveSums sums_of(const CliffSpec& spec) {
  REQUIRE_FALSE(check(spec));
  return error_curve_sums(spec);
}

}  // namespace

TEST_CASE("the sums over some trials are the golden ones", "[error_curve][golden]") {
  for (const auto& golden : kGoldenCliffs) {
    const ErrorCurveSums sums = sums_of(golden.spec);
    CAPTURE(golden.spec.dimensions, golden.spec.sigma);
    CHECK(sums.trials == golden.spec.trials);
    CHECK(sums.cycle_slips == golden.cycle_slips);
    CHECK(sums.integer_misses == golden.integer_misses);
    CHECK(sums.squared_integer_error == golden.squared_integer_error);
    CHECK(sums.fourth_power_integer_error == golden.fourth_power_integer_error);
    CHECK_THAT(sums.fourth_power_error / golden.fourth_power_error, WithinAbs(1, 1e-11));
    CHECK_THAT(sums.error, WithinAbs(golden.error, 1e-9));  // 150 fixes to 1e-11
    CHECK_THAT(sums.squared_error_without_slips, WithinAbs(golden.squared_error_without_slips, 1e-9));
    CHECK_THAT(sums.squared_error, WithinAbs(golden.squared_error, 1e-6));  // errors up to 250
  }
}

TEST_CASE("the threshold is where the tour says", "[error_curve][facts]") {
  struct Fact {
    double dimensions, sigma, rate, rounding;  // rates as in the text: 0.9 % and 25 %
  };
  const Fact facts[] = {{16, 0.3, 0.009, 5e-4}, {16, 0.5, 0.25, 5e-3},   {64, 0.7, 0.009, 5e-4},
                        {64, 1.0, 0.13, 5e-3},  {256, 1.5, 0.016, 5e-4}, {256, 2.0, 0.12, 5e-3}};
  for (const auto& [d, sigma, rate, rounding] : facts) {
    const double trials = d == 256 ? 3'000 : 8'000;
    const ErrorCurveSums sums = sums_of({.dimensions = d, .sigma = sigma, .trials = trials});
    CAPTURE(d, sigma, sums.cycle_slips / trials);
    CHECK_THAT(sums.cycle_slips / trials, WithinAbs(rate, rounding + 4 * std::sqrt(rate * (1 - rate) / trials)));
  }
}

TEST_CASE("without cycle slips the estimate is unbiased and within 5 % of the bound", "[error_curve][property]") {
  for (const double d : {16.0, 64.0, 128.0}) {
    for (const double sigma : {0.02, 0.1, 0.15}) {
      const ErrorCurveSums sums = sums_of({.dimensions = d, .sigma = sigma, .candidates = 256, .trials = 6'000});
      CAPTURE(d, sigma);
      CHECK(sums.cycle_slips == 0);
      const double root_mean_square = std::sqrt(sums.squared_error / sums.trials);
      CHECK_THAT(root_mean_square / sums.bound, WithinAbs(1, 0.05));  // one standard deviation is 1 / sqrt(12000)
      CHECK(std::abs(sums.error) / std::sqrt(sums.squared_error_without_slips) < 4);  // four standard deviations
    }
  }
}

TEST_CASE("the integer estimate has no error at small noise, below the bound for real positions", "[error_curve]") {
  const ErrorCurveSums quiet = sums_of({.sigma = 0.1, .trials = 2'000});
  CHECK(quiet.integer_misses == 0);
  CHECK(quiet.squared_integer_error == 0);
  CHECK(quiet.squared_error > 0);
  const ErrorCurveSums loud = sums_of({.sigma = 0.6, .trials = 2'000});
  CHECK(loud.integer_misses > 0);
  CHECK(loud.squared_integer_error >= loud.integer_misses);
}

TEST_CASE("the sums of chunks add up", "[error_curve][property]") {
  const CliffSpec spec{.dimensions = 16, .sigma = 0.5, .first_trial = 40, .trials = 60, .seed = 9};
  const ErrorCurveSums all = sums_of(spec);
  CliffSpec first = spec;
  first.trials = 25;
  CliffSpec second = spec;
  second.first_trial = 65;
  second.trials = 35;
  const ErrorCurveSums a = sums_of(first);
  const ErrorCurveSums b = sums_of(second);
  CHECK(a.trials + b.trials == all.trials);
  CHECK(a.cycle_slips + b.cycle_slips == all.cycle_slips);
  CHECK(a.integer_misses + b.integer_misses == all.integer_misses);
  CHECK_THAT(a.squared_error + b.squared_error, WithinAbs(all.squared_error, 1e-9 * all.squared_error));
  CHECK_THAT(a.error + b.error, WithinAbs(all.error, 1e-12));
}

TEST_CASE("a trial of the error curve is one reception", "[error_curve]") {
  for (double trial = 0; trial < 20; ++trial) {
    const double hidden = true_position(7, static_cast<std::uint64_t>(trial), 512);
    REQUIRE((hidden >= 0 && hidden < 512));
    std::vector<float> code(64);
    const Reception one =
        receive({.position = hidden, .sigma = 0.9, .seed = 7, .trial = trial, .search_count = 512}, code);
    const ErrorCurveSums sums =
        sums_of({.sigma = 0.9, .candidates = 512, .first_trial = trial, .trials = 1, .seed = 7});
    CHECK(sums.squared_error == one.error * one.error);
    CHECK(sums.bound == one.bound);
  }
}

TEST_CASE("the smallest and the last chunk can be computed", "[error_curve][edges]") {
  const ErrorCurveSums sums = sums_of({.dimensions = 2,
                                       .candidates = 2,
                                       .first_trial = static_cast<double>(kMaxFirstTrial),
                                       .trials = 1,
                                       .seed = static_cast<double>(kMaxSeed)});
  CHECK(sums.trials == 1);
}
