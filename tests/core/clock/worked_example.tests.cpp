#include <posenc/clock/worked_example.h>

#include <cmath>
#include <vector>

#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// Owning steps.
struct OwningExample {
  explicit OwningExample(const WorkedExampleSpec& spec)
      : pairs(static_cast<std::size_t>(spec.dimensions) / 2), numbers(5 * pairs) {
    const auto part = [&](std::size_t index) { return std::span<double>(numbers).subspan(index * pairs, pairs); };
    steps = {part(0), part(1), part(2), part(3), part(4)};
    fill_worked_example(spec, steps);
  }
  OwningExample(const OwningExample&) = delete;

  std::size_t pairs;
  std::vector<double> numbers;
  WorkedExample steps;
};

}  // namespace

TEST_CASE("positions 1, 2 and 3 at d = 4 match the numbers in the tour", "[worked_example][facts]") {
  const double printed[3][4] = {{0.84147098, 0.54030231, 0.00999983, 0.99995000},
                                {0.90929743, -0.41614684, 0.01999867, 0.99980001},
                                {0.14112001, -0.98999250, 0.02999550, 0.99955003}};
  for (int position = 1; position <= 3; ++position) {
    const OwningExample example({.position = static_cast<double>(position)});
    const double* row = printed[position - 1];
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK_THAT(example.steps.sine[i], WithinAbs(row[2 * i], 5e-9));  // eight decimals
      CHECK_THAT(example.steps.cosine[i], WithinAbs(row[2 * i + 1], 5e-9));
    }
    CHECK(example.steps.angle[0] == position);
    CHECK_THAT(example.steps.angle[1], WithinAbs(position * 0.01, 1e-17));
  }
}

TEST_CASE("10000 to the power 0 is 1, so the first angle is the position itself", "[worked_example][facts]") {
  const OwningExample example({.position = 1});
  CHECK(example.steps.exponent[0] == 0);
  CHECK(example.steps.divisor[0] == 1);
  CHECK_THAT(example.steps.sine[0], WithinAbs(0.8415, 5e-5));
  CHECK(example.steps.exponent[1] == 0.5);
  CHECK(example.steps.divisor[1] == 100);
}

TEST_CASE("divisors that are powers of ten are exact", "[worked_example]") {
  const OwningExample example({.dimensions = 8});
  CHECK(std::vector<double>(example.steps.exponent.begin(), example.steps.exponent.end()) ==
        std::vector<double>{0, 0.25, 0.5, 0.75});
  CHECK(std::vector<double>(example.steps.divisor.begin(), example.steps.divisor.end()) ==
        std::vector<double>{1, 10, 100, 1000});
}

TEST_CASE("each step follows from the one before", "[worked_example][property]") {
  const double position = GENERATE(0.0, 1.0, -3.0, 37.25, 5000.0);
  const double dimensions = GENERATE(2.0, 6.0, 16.0, 4096.0);
  const double base = GENERATE(2.0, 10'000.0, 500'000.0);
  const OwningExample example({position, dimensions, base});
  CAPTURE(position, dimensions, base);
  for (std::size_t i = 0; i < example.pairs; ++i) {
    const double divisor = std::pow(base, example.steps.exponent[i]);
    REQUIRE(example.steps.exponent[i] == 2 * static_cast<double>(i) / dimensions);
    // pow of a rounded exponent is off by ln(base) times its rounding, plus its own.
    REQUIRE_THAT(example.steps.divisor[i], WithinAbs(divisor, divisor * 2.3e-16 * (3 + std::log(base))));
    REQUIRE(example.steps.angle[i] == position / example.steps.divisor[i]);
    // The sine of the rounded angle: off by three roundings of the angle.
    const double rounding = 1.2e-16 * (1 + 6 * std::abs(example.steps.angle[i]));
    REQUIRE_THAT(example.steps.sine[i], WithinAbs(std::sin(example.steps.angle[i]), rounding));
    REQUIRE_THAT(example.steps.cosine[i], WithinAbs(std::cos(example.steps.angle[i]), rounding));
  }
}

TEST_CASE("the sines and cosines are those of the pairs at any position", "[worked_example][pairs]") {
  const double position = GENERATE(36.6, 1e12 + 0.5, -9007199254740992.0);
  const OwningExample example({.position = position, .dimensions = 32});
  const Clock clock({.position = position, .dimensions = 32});
  for (std::size_t i = 0; i < 16; ++i) {
    CHECK(example.steps.sine[i] == clock.hands.sine[i]);
    CHECK(example.steps.cosine[i] == clock.hands.cosine[i]);
  }
}
