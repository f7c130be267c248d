#include <posenc/receiver/decode.h>

#include <cmath>
#include <numbers>

#include <posenc/numbers/random.h>
#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>
#include <posenc/table/sinusoidal.h>
#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// PE(position) in double, from exact phases.
std::vector<double> code_of(double position, std::size_t dimensions, LayoutName layout = "interleaved") {
  const auto speeds = pair_frequencies(dimensions, 10'000);
  std::vector<double> code(dimensions);
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const Columns at = pair_columns(pair, dimensions, static_cast<Layout>(layout));
    const auto [sine, cosine] = sincos(real_phase_at(speeds[pair].turns_per_position, position));
    code[at.sine] = sine;
    code[at.cosine] = cosine;
  }
  return code;
}

Decoding decoded(const DecodeSpec& spec) {
  REQUIRE(to_string(check(spec)).empty());
  return decode(spec);
}

}  // namespace

TEST_CASE("a code decodes to its position, in both layouts and at any scale", "[decode][property]") {
  for (const LayoutName layout : {LayoutName("interleaved"), LayoutName("halves")}) {
    for (const std::size_t d : {std::size_t{8}, std::size_t{64}, std::size_t{512}}) {
      for (const double position : {0.0, 3.0, 36.6, 137.0, 1'022.75}) {
        for (const double scale : {1.0, 1e-3, 512.0}) {
          auto vector = code_of(position, d, layout);
          for (double& number : vector) number *= scale;
          CAPTURE(layout, d, position, scale);
          const Decoding found = decoded({.vector = vector, .layout = layout});
          CHECK(std::abs(found.fix.integer_part - position) <= 0.5);
          CHECK_THAT(found.fix.position(), WithinAbs(position, 1e-6));  // the top of a parabola, from its slope
          CHECK_THAT(found.cosine, WithinAbs(1, 1e-12));
          const double length = std::sqrt(static_cast<double>(d) / 2);
          CHECK_THAT(found.distance, WithinAbs(std::abs(scale - 1) * length, 1e-6 * std::max(1.0, scale)));
        }
      }
    }
  }
}

TEST_CASE("rows of the table decode to their positions, far away too", "[decode][property]") {
  for (const double offset : {0.0, 1e12}) {
    std::vector<float> table(100 * 64);
    fill_sinusoidal({.positions = 100, .dimensions = 64, .offset = offset}, {table, 100, 64});
    for (std::size_t row = 0; row < 100; row += 7) {
      const std::vector<double> vector(table.begin() + static_cast<std::ptrdiff_t>(row * 64),
                                       table.begin() + static_cast<std::ptrdiff_t>(row * 64 + 64));
      const Decoding found = decoded({.vector = vector, .first = offset - 20, .candidates = 200});
      CHECK(found.fix.integer_part == offset + static_cast<double>(row));
      CHECK(std::abs(found.fix.offset) < 1e-6);  // numbers were rounded to float
      CHECK(found.distance < 1e-6);
    }
  }
}

TEST_CASE("decode and receive agree on the same code", "[decode][property]") {
  for (double trial = 0; trial < 20; ++trial) {
    const ReceiverSpec spec{.position = 700.3, .sigma = 1, .trial = trial, .search_count = 2'000};
    std::vector<float> code(64);
    const Reception heard = receive(spec, code);
    const Decoding found = decoded({.vector = {code.begin(), code.end()}, .candidates = 2'000});
    CAPTURE(trial);
    CHECK(found.fix.integer_part == heard.fix.integer_part);
    CHECK_THAT(found.fix.position(), WithinAbs(heard.fix.position(), 1e-6));
    CHECK(found.half_period == heard.half_period);
    // The log-likelihood is -|y - PE(p)|^2 / (2 sigma^2).
    CHECK_THAT(-found.distance * found.distance / 2, WithinAbs(heard.log_likelihood, 1e-4));
  }
}

TEST_CASE("no candidate has a larger dot product than the decoded position", "[decode][property]") {
  Random random = Random::stream(1, 0);
  for (int trial = 0; trial < 10; ++trial) {
    std::vector<double> vector(16);
    for (double& number : vector) number = static_cast<double>(static_cast<float>(random.normal()));
    const Decoding found = decoded({.vector = vector, .first = -300, .candidates = 600});
    const auto cosine_at = [&](double position) {
      const auto code = code_of(position, 16);
      double product = 0;
      double squares = 0;
      for (std::size_t k = 0; k < 16; ++k) {
        product += vector[k] * code[k];
        squares += vector[k] * vector[k];
      }
      return product / std::sqrt(squares * 8);
    };
    for (double p = -300; p < 300; ++p) REQUIRE(cosine_at(p) <= cosine_at(found.fix.integer_part) + 1e-12);
    CHECK_THAT(cosine_at(found.fix.position()), WithinAbs(found.cosine, 1e-12));
    CHECK(found.cosine < 1);
  }
}

TEST_CASE("one pair determines a position within its period", "[decode][edges]") {
  const Decoding found = decoded({.vector = {std::sin(2.5), std::cos(2.5)}, .candidates = 4});
  CHECK_THAT(found.fix.position(), WithinAbs(2.5, 1e-9));
  CHECK_THAT(found.half_period, WithinAbs(std::numbers::pi, 1e-15));
  const Decoding faintest = decoded({.vector = {5e-324, 0}, .candidates = 4});
  CHECK_THAT(faintest.fix.position(), WithinAbs(std::numbers::pi / 2, 1e-9));
  CHECK_THAT(faintest.cosine, WithinAbs(1, 1e-12));
  const Decoding farthest = decoded({.vector = {0, 1}, .first = static_cast<double>(-kMaxPosition), .candidates = 1});
  CHECK(std::abs(farthest.fix.position() + static_cast<double>(kMaxPosition)) <= 1);
}

TEST_CASE("an invalid vector is rejected with a message", "[decode][edges]") {
  CHECK_FALSE(check(DecodeSpec{}));
  CHECK_FALSE(check(DecodeSpec{.vector = {0, 0, 0, 1e-45}, .dimensions = 4}));
  CHECK(to_string(check(DecodeSpec{.vector = {}})) == "vector must be an even number of numbers, 2 at least, got 0");
  CHECK(to_string(check(DecodeSpec{.vector = {1, 2, 3}})) ==
        "vector must be an even number of numbers, 2 at least, got 3");
  CHECK(to_string(check(DecodeSpec{.vector = {0, -0.0}})) == "vector must have a number other than 0, got none");
  CHECK(to_string(check(DecodeSpec{.vector = {0, std::nan("")}})) ==
        "vector must be up to 4096 numbers from -1000000 to 1000000, got nan");
  CHECK(to_string(check(DecodeSpec{.vector = {0, 1}, .dimensions = 4})) ==
        "dimensions must be 0 or as many as vector has, 2, got 4");
  CHECK(to_string(check(DecodeSpec{.candidates = 0})) == "candidates must be a whole number from 1 to 1048576, got 0");
}
