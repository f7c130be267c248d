#include <posenc/baselines/baseline_encodings.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <posenc/clock/comparison.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// Owning encodings with their metrics.
struct MeasuredBaseline {
  explicit MeasuredBaseline(const AttemptSpec& spec)
      : rows(static_cast<std::size_t>(spec.length)),
        columns(baseline_columns(spec)),
        numbers(rows * columns),
        codes(numbers, rows, columns) {
    REQUIRE_FALSE(check(spec));
    fill_baseline(spec, codes);
    metrics = measure(spec, codes);
  }
  MeasuredBaseline(const MeasuredBaseline&) = delete;

  std::size_t rows, columns;
  std::vector<double> numbers;
  DoubleMatrixView codes;
  BaselineMetrics metrics;
};

double smallest_distance(DoubleMatrixView codes) {
  double min = std::numeric_limits<double>::infinity();
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    for (std::size_t q = p + 1; q < codes.rows(); ++q) {
      double squares = 0;
      for (std::size_t c = 0; c < codes.columns(); ++c) squares += std::pow(codes(p, c) - codes(q, c), 2);
      min = std::min(min, std::sqrt(squares));
    }
  }
  return min;
}

}  // namespace

TEST_CASE("integer codes grow without bound, and step by one at every length", "[baselines][facts]") {
  const double length = GENERATE(5.0, 100.0, 2000.0);
  const MeasuredBaseline whole({.attempt = "integer", .length = length});
  CHECK(whole.metrics.max == length - 1);
  CHECK(whole.metrics.neighbour_step == 1);
  CHECK(whole.metrics.smallest_distance == 1);
}

TEST_CASE("fractions step by 0.25 among 5 words and by 0.0101 among 100", "[baselines][facts]") {
  const MeasuredBaseline five({.attempt = "fraction", .length = 5});
  const MeasuredBaseline hundred({.attempt = "fraction", .length = 100});
  CHECK(five.metrics.neighbour_step == 0.25);
  CHECK_THAT(hundred.metrics.neighbour_step, WithinAbs(0.0101, 5e-5));
  CHECK(five.metrics.max == 1);
  CHECK(hundred.metrics.max == 1);
  CHECK_THAT(hundred.metrics.smallest_distance, WithinAbs(1.0 / 99, 2e-16));  // of differences between numbers up to 1
}

TEST_CASE("a shift of integers is affine but not linear", "[baselines][property]") {
  const char* attempt = GENERATE("integer", "fraction");
  const double length = GENERATE(5.0, 100.0, 2000.0);
  const double shift = GENERATE(1.0, 2.0);
  const MeasuredBaseline measure({.attempt = AttemptName(attempt), .length = length, .shift = shift});
  CAPTURE(attempt, length, shift);
  CHECK(measure.metrics.affine_residual < 1e-12);
  CHECK(measure.metrics.linear_residual > 1e-4);
}

TEST_CASE("binary codes are bounded and unique, and no matrix shifts them", "[baselines][property]") {
  const double shift = GENERATE(1.0, 3.0, 10.0);
  const MeasuredBaseline binary({.attempt = "binary", .length = 100, .shift = shift});
  CHECK(binary.columns == 7);
  CHECK(binary.codes(37, 0) == 1);
  CHECK(binary.codes(37, 1) == 0);
  CHECK(binary.codes(37, 5) == 1);
  CHECK(binary.metrics.max == 1);
  CHECK(binary.metrics.smallest_distance == 1);
  CHECK(binary.metrics.linear_residual > 0.1);
  CHECK(binary.metrics.affine_residual > 0.1);
}

TEST_CASE("binary codes have as many digits as the last position", "[baselines][edges]") {
  const auto digits = [](double length) { return baseline_columns({.attempt = "binary", .length = length}); };
  CHECK(digits(4) == 2);
  CHECK(digits(5) == 3);
  CHECK(digits(8) == 3);
  CHECK(digits(9) == 4);
  CHECK(digits(1024) == 10);
  CHECK(digits(1025) == 11);
  CHECK(digits(2000) == 11);
}

TEST_CASE("one matrix shifts all sinusoidal encodings by k within 1e-9", "[baselines][property]") {
  const double dimensions = GENERATE(2.0, 4.0, 16.0, 32.0, 64.0);
  const double length = GENERATE(100.0, 333.0, 2000.0);
  const double shift = GENERATE(1.0, 7.0, 30.0);
  const double base = GENERATE(1.5, 10'000.0, 1e15);
  const double seed = GENERATE(1.0, 2.0);
  const MeasuredBaseline sinusoidal(
      {.length = length, .shift = shift, .dimensions = dimensions, .base = base, .seed = seed});
  CAPTURE(dimensions, length, shift, base, seed);
  const bool is_judged = length - shift > 2 * dimensions;
  CHECK(std::isnan(sinusoidal.metrics.linear_residual) != is_judged);
  CHECK(std::isnan(sinusoidal.metrics.affine_residual) != is_judged);
  if (is_judged) {
    CHECK(sinusoidal.metrics.linear_residual < 1e-9);
    CHECK(sinusoidal.metrics.affine_residual < 1e-9);
  }
}

TEST_CASE("no matrix shifts random vectors", "[baselines][property]") {
  const double dimensions = GENERATE(2.0, 16.0, 64.0);
  const double seed = GENERATE(1.0, 2.0, 3.0);
  const MeasuredBaseline random({.attempt = "random", .length = 400, .dimensions = dimensions, .seed = seed});
  CAPTURE(dimensions, seed);
  CHECK(random.metrics.linear_residual > 0.9);
  CHECK(random.metrics.affine_residual > 0.9);
}

TEST_CASE("sinusoidal codes are the rows of the table, in double", "[baselines]") {
  const MeasuredBaseline sinusoidal({.length = 50, .dimensions = 32, .base = 100});
  const Table table({.positions = 50, .dimensions = 32, .base = 100});
  for (std::size_t p = 0; p < 50; ++p) {
    for (std::size_t c = 0; c < 32; ++c) REQUIRE(static_cast<float>(sinusoidal.codes(p, c)) == table.view(p, c));
  }
}

TEST_CASE("the smallest distance matches brute force for every baseline", "[baselines][property]") {
  const char* attempt = GENERATE("integer", "fraction", "binary", "sinusoidal", "random");
  const double dimensions = GENERATE(2.0, 16.0);
  const MeasuredBaseline measure({.attempt = AttemptName(attempt), .length = 300, .dimensions = dimensions});
  CAPTURE(attempt, dimensions);
  const double min = smallest_distance(measure.codes);
  CHECK(min > 0);
  // Encodings up to 1 apart differ by roundings of 1e-16 per position pair; integers are exact.
  CHECK_THAT(measure.metrics.smallest_distance, WithinAbs(min, 2e-15));
}

TEST_CASE("the sinusoidal neighbour step does not depend on the length", "[baselines][property]") {
  const double length = GENERATE(5.0, 100.0);
  const MeasuredBaseline sinusoidal({.length = length, .dimensions = 16});
  CHECK_THAT(sinusoidal.metrics.neighbour_step, WithinAbs(compare({0, 1, 16}).distance, 1e-15));
  CHECK(sinusoidal.metrics.max == 1);  // the cosine of position 0
}

TEST_CASE("a position keeps its random vector when the sentence grows", "[baselines][property]") {
  const MeasuredBaseline four({.attempt = "random", .length = 4, .dimensions = 8});
  const MeasuredBaseline forty({.attempt = "random", .length = 40, .dimensions = 8});
  const MeasuredBaseline other({.attempt = "random", .length = 4, .dimensions = 8, .seed = 2});
  CHECK(std::equal(four.numbers.begin(), four.numbers.end(), forty.numbers.begin()));
  CHECK(four.numbers != other.numbers);
}

TEST_CASE("the shortest sentence has metrics, and a residual if a held-out pair is left", "[baselines][edges]") {
  const MeasuredBaseline whole({.attempt = "integer", .length = 4});
  CHECK(whole.metrics.affine_residual < 1e-14);
  const MeasuredBaseline far({.attempt = "integer", .length = 4, .shift = 3});
  CHECK(std::isnan(far.metrics.linear_residual));
  const MeasuredBaseline binary({.attempt = "binary", .length = 4});
  CHECK(std::isnan(binary.metrics.linear_residual));
  CHECK(binary.metrics.smallest_distance == 1);
}
