#include <posenc/rotary/rotary_frequencies.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include <posenc/phase/frequency.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// Owning frequencies.
struct OwningFrequencies {
  explicit OwningFrequencies(const RotaryFrequenciesSpec& spec)
      : values(static_cast<std::size_t>(spec.dimensions) / 2, -7) {
    REQUIRE_FALSE(check(spec));
    factor = fill_rotary_frequencies(spec, values);
  }
  std::vector<double> values;
  double factor = 0;
};

}  // namespace

TEST_CASE("without scaling the frequencies are those of the sinusoidal encoding", "[rotary][property]") {
  const OwningFrequencies frequencies({.dimensions = 64, .base = 500'000});
  const auto clock = pair_frequencies(64, 500'000);
  for (std::size_t pair = 0; pair < clock.size(); ++pair) CHECK(frequencies.values[pair] == clock[pair].omega);
  CHECK(frequencies.factor == 1);
}

TEST_CASE("linear scaling divides every frequency by the factor", "[rotary][property]") {
  const OwningFrequencies plain({});
  const OwningFrequencies scaled({.scaling = "linear", .factor = 3});
  for (std::size_t pair = 0; pair < 64; ++pair) CHECK(scaled.values[pair] == plain.values[pair] / 3);
}

TEST_CASE("a larger base keeps the fastest frequency and divides the slowest", "[rotary][property]") {
  const double dimensions = GENERATE(4.0, 64.0, 128.0, 4096.0);
  const double factor = GENERATE(1.0, 2.0, 8.0, 1000.0);
  const OwningFrequencies plain({.dimensions = dimensions});
  const OwningFrequencies scaled({.dimensions = dimensions, .scaling = "ntk", .factor = factor});
  CHECK(scaled.values.front() == 1);
  // exp and log of the larger base
  CHECK(std::abs(scaled.values.back() * factor / plain.values.back() - 1) <= 1e-13);
}

TEST_CASE("dynamic scaling is NTK scaling beyond the original length", "[rotary]") {
  const OwningFrequencies plain({});
  CHECK(OwningFrequencies({.scaling = "dynamic", .length = 17}).values == plain.values);
  CHECK(OwningFrequencies({.scaling = "dynamic", .length = 4'096}).values == plain.values);
  const OwningFrequencies longer({.scaling = "dynamic", .factor = 1, .length = 32'768});
  CHECK(longer.values == OwningFrequencies({.scaling = "ntk", .factor = 8}).values);
}

TEST_CASE("YaRN keeps 21 of 64 frequencies and divides 18 by the factor, with either ramp", "[rotary][facts]") {
  const auto ramp = GENERATE(values<decltype(RotaryFrequenciesSpec::ramp)>({"code", "paper"}));
  const OwningFrequencies plain({});
  const OwningFrequencies scaled({.scaling = "yarn", .ramp = ramp});
  for (std::size_t pair = 0; pair < 21; ++pair) CHECK(scaled.values[pair] == plain.values[pair]);
  for (std::size_t pair = 46; pair < 64; ++pair) CHECK(scaled.values[pair] == plain.values[pair] / 8);
  for (std::size_t pair = 21; pair < 46; ++pair) {
    CHECK(scaled.values[pair] < plain.values[pair]);
    CHECK(scaled.values[pair] > plain.values[pair] / 8);
  }
}

TEST_CASE("llama3 with equal factors has no ramp", "[rotary][edges]") {
  const RotaryFrequenciesSpec plain{.base = 500'000, .factor = 16, .original_length = 8'192};
  RotaryFrequenciesSpec spec = plain;
  spec.scaling = "llama3";
  spec.high_factor = 1;
  const OwningFrequencies scaled(spec);
  const OwningFrequencies unscaled(plain);
  for (std::size_t pair = 0; pair < 35; ++pair) CHECK(scaled.values[pair] == unscaled.values[pair]);
  for (std::size_t pair = 35; pair < 64; ++pair) CHECK(scaled.values[pair] == unscaled.values[pair] / 16);
}

TEST_CASE("proportional scaling rotates a fraction of the pairs and sets the other frequencies to 0", "[rotary]") {
  const OwningFrequencies plain({});
  const OwningFrequencies quarter({.scaling = "proportional"});
  for (std::size_t pair = 0; pair < 64; ++pair) CHECK(quarter.values[pair] == (pair < 16 ? plain.values[pair] : 0));
}

TEST_CASE("a single pair is scaled, too", "[rotary][edges]") {
  for (const char* scaling : {"ntk", "dynamic"}) {
    CHECK(OwningFrequencies({.dimensions = 2, .scaling = RotaryScaling(scaling), .length = 10'000}).values ==
          std::vector<double>{1});
  }
}

TEST_CASE("YaRN's ramp is right for bounds beyond the turns of any pair", "[rotary][edges]") {
  // By the formula to 60 digits: reference/rotary/make_frequencies.py.
  const OwningFrequencies steep({.scaling = "yarn", .beta_slow = 1e20});
  const double expected[] = {0.9404761904761905, 0.8169961026938711, 0.7097213052610742, 0.6165260133119387};
  for (std::size_t pair = 0; pair < 4; ++pair) CHECK(std::abs(steep.values[pair] / expected[pair] - 1) <= 1e-14);
  const OwningFrequencies max({.scaling = "yarn", .beta_slow = std::numeric_limits<double>::max()});
  CHECK(std::abs(max.values.front() / 0.9964336661911555 - 1) <= 1e-14);
  const OwningFrequencies min({.scaling = "yarn", .beta_fast = 5e-324, .truncate = 0});
  CHECK(std::abs(min.values.back() / 1.478584783238187e-05 - 1) <= 1e-14);
}

TEST_CASE("the NTK base may exceed the largest double", "[rotary][edges]") {
  const OwningFrequencies dynamic({.dimensions = 4, .base = 1e300, .scaling = "dynamic", .length = 0x1p30});
  CHECK(dynamic.values.front() == 1);
  CHECK(std::abs(dynamic.values.back() / 4.768387498241657e-157 - 1) <= 1e-14);
  const double largest = std::numeric_limits<double>::max();
  const OwningFrequencies ntk({.dimensions = 8, .base = largest, .scaling = "ntk", .factor = 0x1p20});
  CHECK(std::abs(ntk.values.back() / 6.142758149716505e-238 - 1) <= 1e-14);
}

TEST_CASE("dynamic scaling is continuous at the original length", "[rotary][edges]") {
  const OwningFrequencies plain({});
  const OwningFrequencies longer(
      {.scaling = "dynamic", .factor = 0x1p20, .original_length = 0x1p29, .length = 0x1p29 + 1});
  const double stretch = 1 + 0x1p-9;  // s length / L - (s - 1)
  CHECK(std::abs(longer.values.back() * stretch / plain.values.back() - 1) <= 1e-15);
}

TEST_CASE("no longrope factor yields a frequency that other calls reject", "[rotary][edges]") {
  const OwningFrequencies fastest({.dimensions = 4, .scaling = "longrope", .factors = {1e-6, 1e-6}});
  CHECK(fastest.values.front() == kMaxOmega);
  CHECK(to_string(check(RotaryFrequenciesSpec{.factors = {1e-7}})) ==
        "factors must be up to 2048 numbers from 0.000001 to 1000000, got 1e-7");
}

TEST_CASE("an invalid spec of rotary frequencies is rejected with a message", "[rotary][check]") {
  using Spec = RotaryFrequenciesSpec;
  CHECK(to_string(check(Spec{.factor = 0.5})) == "factor must be a number from 1 to 1048576, got 0.5");
  CHECK(to_string(check(Spec{.beta_fast = 0})) == "betaFast must be a finite number greater than 0, got 0");
  CHECK(to_string(check(Spec{.low_factor = 4, .high_factor = 1})) == "highFactor must be at least lowFactor, got 1");
  CHECK(to_string(check(Spec{.scaling = "longrope", .factors = {1, 2}})) == "factors must be 64 numbers, got 2");
  CHECK(to_string(check(Spec{.factors = {1, -2}})) ==
        "factors must be up to 2048 numbers from 0.000001 to 1000000, got -2");
}
