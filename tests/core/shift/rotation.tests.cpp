#include <posenc/shift/rotation.h>

#include <cmath>
#include <vector>

#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// An owning rotation.
struct OwningRotation {
  explicit OwningRotation(const RotationSpec& spec)
      : d(static_cast<std::size_t>(spec.dimensions)), blocks(d), rotated(d), target(d), matrix(d * d) {
    REQUIRE_FALSE(check(spec));
    largest_difference = fill_rotation(spec, {{blocks, d / 2, 2}, rotated, target, {matrix, d, d}});
  }

  double operator()(std::size_t i, std::size_t j) const { return static_cast<double>(matrix[i * d + j]); }

  std::size_t d;
  std::vector<double> blocks, rotated, target;
  std::vector<float> matrix;
  double largest_difference = 0;
};

constexpr double kOfFloats = 4e-7;  // sums of d products of floats: two of them are not zero

}  // namespace

TEST_CASE("every pair rotates by the same angle at any position", "[rotation][property]") {
  const auto layout = GENERATE(values<LayoutName>({"interleaved", "halves"}));
  for (const double position : {5.0, 20.0, 0.0, -3.7, 1e6, 1e15}) {
    for (const double shift : {5.0, -5.0, 0.25, 12345.0}) {
      const OwningRotation rotation({position, shift, 64, 10'000, layout});
      CAPTURE(position, shift);
      CHECK(rotation.largest_difference < 3e-16);  // a product, its rounding and that of the sum, of numbers up to 1
      for (std::size_t k = 0; k < 64; ++k) REQUIRE_THAT(rotation.rotated[k], WithinAbs(rotation.target[k], 3e-16));
    }
  }
  CHECK(OwningRotation({5, 5, 64, 10'000, layout}).blocks == OwningRotation({20, 5, 64, 10'000, layout}).blocks);
}

TEST_CASE("rotations by j and k compose to one by j + k", "[rotation][property]") {
  const auto layout = GENERATE(values<LayoutName>({"interleaved", "halves"}));
  const OwningRotation j({0, 7, 16, 10'000, layout});
  const OwningRotation k({0, -30, 16, 10'000, layout});
  const OwningRotation both({0, 7 - 30, 16, 10'000, layout});
  for (std::size_t row = 0; row < 16; ++row) {
    for (std::size_t column = 0; column < 16; ++column) {
      double product = 0;
      for (std::size_t inner = 0; inner < 16; ++inner) product += j(row, inner) * k(inner, column);
      REQUIRE_THAT(product, WithinAbs(both(row, column), kOfFloats));
    }
  }
}

TEST_CASE("a rotation is orthogonal: its inverse is its transpose", "[rotation][property]") {
  const auto layout = GENERATE(values<LayoutName>({"interleaved", "halves"}));
  const OwningRotation ahead({3, 9, 32, 500, layout});
  const OwningRotation back({3, -9, 32, 500, layout});
  for (std::size_t row = 0; row < 32; ++row) {
    for (std::size_t column = 0; column < 32; ++column) {
      REQUIRE(back(row, column) == ahead(column, row));
      double product = 0;
      for (std::size_t inner = 0; inner < 32; ++inner) product += ahead(row, inner) * ahead(column, inner);
      REQUIRE_THAT(product, WithinAbs(row == column ? 1 : 0, kOfFloats));
    }
  }
}

TEST_CASE("the matrix maps the encoding of p to that of p + k", "[rotation]") {
  const auto layout = GENERATE(values<LayoutName>({"interleaved", "halves"}));
  const OwningRotation rotation({5, 5, 128, 10'000, layout});
  const OwningRotation code({5, 0, 128, 10'000, layout});
  for (std::size_t row = 0; row < 128; ++row) {
    double product = 0;
    for (std::size_t column = 0; column < 128; ++column) product += rotation(row, column) * code.target[column];
    REQUIRE_THAT(product, WithinAbs(rotation.target[row], kOfFloats));
  }
}

TEST_CASE("the block of the first pair at k = 1 is cos 1, sin 1, -sin 1, cos 1", "[rotation][golden]") {
  const OwningRotation rotation({0, 1, 4, 10'000, "interleaved"});
  CHECK_THAT(rotation.blocks[0], WithinAbs(0.5403023058681398, 1e-16));
  CHECK_THAT(rotation.blocks[1], WithinAbs(0.8414709848078965, 1e-16));
  CHECK(rotation(0, 0) == rotation(1, 1));
  CHECK(rotation(0, 1) == -rotation(1, 0));
  CHECK_THAT(rotation(0, 1), WithinAbs(0.8414709848078965, 6e-8));
  CHECK(rotation(0, 2) == 0);
}

TEST_CASE("shift 0 is the identity, and the largest shift is still a rotation", "[rotation][edges]") {
  const OwningRotation none({12, 0, 2, 10'000, "halves"});
  CHECK(none.matrix == std::vector<float>{1, 0, 0, 1});
  CHECK_FALSE(std::signbit(none.matrix[2]));
  CHECK(none.rotated == none.target);
  constexpr auto kFarthest = static_cast<double>(kMaxPosition);
  CHECK(OwningRotation({kFarthest, -kFarthest, 512, 10'000, "halves"}).largest_difference < 3e-16);
  CHECK(OwningRotation({-kFarthest, kFarthest, 512, 10'000, "halves"}).target ==
        OwningRotation({0, 0, 512, 10'000, "halves"}).target);
}
