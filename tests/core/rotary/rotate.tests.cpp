#include <posenc/rotary/rotate.h>

#include <cmath>
#include <string>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;

namespace {

/// An owning rotated vector.
struct RotatedVector {
  explicit RotatedVector(const RotateSpec& spec) : rotated(spec.vector.size()), angles(rotary_pairs(spec)) {
    REQUIRE_FALSE(check(spec));
    norm = fill_rotated(spec, {rotated, angles});
  }
  std::vector<double> rotated;
  std::vector<double> angles;
  double norm = 0;
};

std::vector<double> random_vector(std::size_t size) {
  Random random = Random::stream(7, size);
  std::vector<double> numbers(size);
  for (double& number : numbers) number = random.normal();
  return numbers;
}

}  // namespace

TEST_CASE("position 1 rotates the first pair by one radian, counter-clockwise, in either layout", "[rotate][facts]") {
  const RotatedVector neighbours({.vector = {1, 2, 3, 4}});
  CHECK(neighbours.rotated[0] == Approx(-1.14263966).margin(1e-8));
  CHECK(neighbours.rotated[1] == Approx(1.92207560).margin(1e-8));
  CHECK(neighbours.angles == std::vector<double>{1, 0.01});
  const RotatedVector halves({.vector = {1, 2, 3, 4}, .layout = "halves"});
  CHECK(halves.rotated[0] == Approx(-1.98411065).margin(1e-8));
  CHECK(halves.rotated[2] == Approx(2.46237790).margin(1e-8));
}

TEST_CASE("position 0 leaves a vector unchanged", "[rotate][edges]") {
  const auto vector = random_vector(64);
  CHECK(RotatedVector({.vector = vector, .position = 0}).rotated == vector);
}

TEST_CASE("rotation preserves the norm at any position", "[rotate][property]") {
  const double position = GENERATE(1.0, -37.25, 131'072.0, static_cast<double>(kMaxPosition));
  const char* layout = GENERATE("neighbours", "halves");
  const auto vector = random_vector(128);
  const double before = RotatedVector({.vector = vector, .position = 0}).norm;
  const RotatedVector rotated_vector({.vector = vector, .position = position, .layout = RotaryLayoutName(layout)});
  CHECK(rotated_vector.norm == Approx(before).epsilon(1e-14));
}

TEST_CASE("position 2^53 is as exact as one near 0: rotations from it depend on the offset only", "[rotate]") {
  const auto far = static_cast<double>(kMaxPosition);
  const RotatedVector there({.vector = random_vector(128), .position = far});
  const RotatedVector back({.vector = there.rotated, .position = 3 - far});
  const RotatedVector direct({.vector = random_vector(128), .position = 3});
  for (std::size_t k = 0; k < 128; ++k) CHECK(std::abs(back.rotated[k] - direct.rotated[k]) <= 2e-15);
  CHECK(there.angles[0] == Approx(4.15554243060254002693).epsilon(1e-15));  // 2^53 radians, from 60 digits
}

TEST_CASE("partial rotation leaves the other dimensions unchanged", "[rotate]") {
  const auto vector = random_vector(80);
  const char* layout = GENERATE("neighbours", "halves");
  const RotatedVector part({.vector = vector, .position = 9, .layout = RotaryLayoutName(layout), .rotary = 32});
  const std::vector<double> first(vector.begin(), vector.begin() + 32);
  const RotatedVector alone({.vector = first, .position = 9, .layout = RotaryLayoutName(layout)});
  for (std::size_t k = 0; k < 80; ++k) CHECK(part.rotated[k] == (k < 32 ? alone.rotated[k] : vector[k]));
  CHECK(part.angles == alone.angles);
}

TEST_CASE("an empty vector rotates to an empty one", "[rotate][edges]") {
  CHECK(RotatedVector({}).rotated.empty());
  CHECK(RotatedVector({}).norm == 0);
}

TEST_CASE("an invalid spec of a rotated vector is rejected with a message", "[rotate][check]") {
  using Spec = RotateSpec;
  CHECK(to_string(check(Spec{.vector = {1, 2, 3}})) == "vector must have an even number of numbers, got 3");
  CHECK(to_string(check(Spec{.vector = {1, 2}, .rotary = 4})) ==
        "rotary must be at most the length of vector, 2, got 4");
  CHECK(to_string(check(Spec{.vector = {1, 2}, .rotary = 1})) == "rotary must be an even number from 0 to 4096, got 1");
  CHECK(to_string(check(Spec{.vector = {1, NAN}})).substr(0, 6) == "vector");
}
