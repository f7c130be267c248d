#include <posenc/similarity/table_pca.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// An owning result.
struct OwningPca {
  explicit OwningPca(const TableShapeSpec& spec) {
    const auto n = static_cast<std::size_t>(spec.positions);
    const std::size_t states = state_count(spec);
    cosines.resize(states * n * n);
    nearest.resize(states * n);
    neighbours.resize(states);
    axes.resize(2 * static_cast<std::size_t>(spec.dimensions));
    components.resize(2 * states * n);
    shares.resize(2 * states);
    fill_table_pca(spec, {cosines, nearest, neighbours, axes, components, shares});
  }

  std::vector<float> cosines;
  std::vector<std::int32_t> nearest;
  std::vector<std::int32_t> neighbours;
  std::vector<double> axes;
  std::vector<double> components;
  std::vector<double> shares;
};

/// Rows on a circle in the plane of dimensions 1 and 3, off-centre.
std::vector<double> circle(std::size_t positions, std::size_t dimensions) {
  std::vector<double> values(positions * dimensions, 0.0);
  for (std::size_t i = 0; i < positions; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(positions);
    values[i * dimensions + 1] = 3 * std::cos(angle);
    values[i * dimensions + 3] = 3 * std::sin(angle);
  }
  return values;
}

std::vector<double> random_values(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> values(count);
  for (double& value : values) value = random.normal();
  return values;
}

void check_near(const std::vector<double>& found, const std::vector<double>& expected, double tolerance) {
  REQUIRE(found.size() == expected.size());
  for (std::size_t k = 0; k < found.size(); ++k) CHECK_THAT(found[k], WithinAbs(expected[k], tolerance));
}

}  // namespace

TEST_CASE("rows on a line have one axis, and rounding does not create another", "[table_pca][edges]") {
  const std::vector<double> axes = GENERATE(std::vector<double>{}, std::vector<double>{0, 1, 2, 3});
  const OwningPca two({.values = {12.25, -1.25, 0, 1e6}, .axes = axes});
  CHECK_THAT(two.shares[0] + two.shares[1], WithinAbs(1, 1e-12));
  std::vector<double> line;
  for (int i = 0; i < 20; ++i) line.insert(line.end(), {0.1 * i, 0.7 * i - 3, 1.3 * i});
  const OwningPca many({.values = line, .positions = 20, .dimensions = 3, .axes = {}});
  CHECK_THAT(many.shares[0], WithinAbs(1, 1e-12));
  CHECK(many.shares[1] == 0);
}

TEST_CASE("a circle has all of its variance in two components, and neighbours are nearest", "[table_pca]") {
  const OwningPca shape({.values = circle(32, 6), .positions = 32, .dimensions = 6});
  CHECK_THAT(shape.shares[0], WithinAbs(0.5, 1e-12));
  CHECK_THAT(shape.shares[1], WithinAbs(0.5, 1e-12));
  for (std::size_t i = 0; i < 32; ++i) {
    CHECK_THAT(std::hypot(shape.components[2 * i], shape.components[2 * i + 1]), WithinAbs(3, 1e-12));
    CHECK_THAT(shape.cosines[i],
               WithinAbs(std::cos(2 * std::numbers::pi * static_cast<double>(i) / 32), 1e-7));  // a float
  }
  // First and last row are far apart in the table, but adjacent on the circle.
  CHECK(shape.neighbours[0] >= 30);
}

TEST_CASE("a straight line needs one component", "[table_pca]") {
  const OwningPca shape({.values = {1, 2, 2, 4, 3, 6, 4, 8}, .positions = 4, .dimensions = 2});
  check_near(shape.shares, {1, 0}, 1e-12);
  const double step = std::sqrt(5.0);
  check_near(shape.components, {1.5 * step, 0, 0.5 * step, 0, -0.5 * step, 0, -1.5 * step, 0}, 1e-12);
}

TEST_CASE("cosines, nearest rows and principal components match NumPy", "[table_pca][golden]") {
  constexpr std::size_t kPositions = 6;
  constexpr std::size_t kDimensions = 4;
  TableShapeSpec spec{.positions = kPositions, .dimensions = kDimensions};
  for (std::size_t k = 0; k < 2 * kPositions * kDimensions; ++k) {
    const auto number = static_cast<double>(k);
    const auto factor = static_cast<double>(1 + k / kDimensions % kPositions);
    spec.values.resize(k + 1);
    spec.values[k] = static_cast<double>(static_cast<float>(std::sin(0.37 * number * number + 0.1 * number) * factor));
  }
  const std::vector<std::vector<double>> golden = {
#include "../reference/training/table_shape.inc"
  };
  const OwningPca shape(spec);
  check_near({shape.cosines.begin(), shape.cosines.end()}, golden[0], 1e-7);  // floats
  check_near(shape.axes, golden[1], 1e-11);                                   // the digits of the file
  check_near(shape.components, golden[2], 1e-10);
  check_near(shape.shares, golden[3], 1e-11);
  check_near({shape.nearest.begin(), shape.nearest.end()}, golden[4], 0);
  check_near({shape.neighbours.begin(), shape.neighbours.end()}, golden[5], 0);
}

TEST_CASE("earlier states are projected on the axes of the last one", "[table_pca]") {
  std::vector<double> values = circle(8, 4);
  for (double& value : values) value /= 100;
  const std::vector<double> last = circle(8, 4);
  values.insert(values.end(), last.begin(), last.end());
  const OwningPca both({.values = values, .positions = 8, .dimensions = 4});
  for (std::size_t k = 0; k < 16; ++k) {
    CHECK_THAT(100 * both.components[k], WithinAbs(both.components[16 + k], 1e-12));
  }
  check_near(both.axes, OwningPca({.values = last, .positions = 8, .dimensions = 4}).axes, 0);
}

TEST_CASE("aligning to former axes rotates within the plane and preserves norms", "[table_pca][property]") {
  const auto seed = GENERATE(std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3});
  const std::vector<double> values = random_values(std::size_t{10} * 5, seed);
  const OwningPca own({.values = values, .positions = 10, .dimensions = 5});
  // The same axes swapped and one negated: a rotation or reflection restores them.
  std::vector<double> former(own.axes.begin() + 5, own.axes.end());
  for (std::size_t k = 0; k < 5; ++k) former.push_back((seed % 2 == 0 ? -1 : 1) * own.axes[k]);
  const OwningPca turned({.values = values, .positions = 10, .dimensions = 5, .axes = former});
  check_near(turned.axes, former, 1e-12);
  CHECK_THAT(turned.shares[0] + turned.shares[1], WithinAbs(own.shares[0] + own.shares[1], 1e-12));
  for (std::size_t i = 0; i < 10; ++i) {
    CHECK_THAT(std::hypot(turned.components[2 * i], turned.components[2 * i + 1]),
               WithinAbs(std::hypot(own.components[2 * i], own.components[2 * i + 1]), 1e-12));
  }
}

TEST_CASE("a table of equal rows has no variance, and one of zeros no cosines", "[table_pca][edges]") {
  const OwningPca equal({.values = {1, 2, 1, 2, 1, 2}, .positions = 3, .dimensions = 2});
  check_near(equal.shares, {0, 0}, 0);
  check_near(equal.components, std::vector<double>(6, 0.0), 0);
  CHECK(equal.nearest == std::vector<std::int32_t>{1, 0, 0});
  const OwningPca zeros({.values = std::vector<double>(4, 0.0), .positions = 2, .dimensions = 2});
  CHECK(zeros.cosines == std::vector<float>(4, 0));
}

TEST_CASE("the number of values must be a multiple of the table size", "[table_pca]") {
  CHECK(state_count({.values = std::vector<double>(24, 1.0), .positions = 2, .dimensions = 4}) == 3);
  const auto error = [](const TableShapeSpec& spec) { return check(spec)->message; };
  CHECK(error({.values = {1, 2, 3}}) == "values must be positions x dimensions numbers for each state, got ");
  CHECK(error({.values = {}}) == "values must be positions x dimensions numbers for each state, got ");
  CHECK(error({.axes = {1, 0, 0}}) == "axes must be 2 x dimensions numbers or none, got ");
  CHECK_FALSE(check(TableShapeSpec{.axes = {1, 0, 0, 1}}));
}
