#include <posenc/baselines/baseline_encodings.h>

#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// The residual for encodings value(position, column).
template <typename Value>
ShiftResidual residual_of(std::size_t positions, std::size_t columns, std::size_t shift, Value value,
                          std::uint64_t seed = 1) {
  std::vector<double> codes(positions * columns);
  const DoubleMatrixView view(codes, positions, columns);
  for (std::size_t p = 0; p < positions; ++p) {
    for (std::size_t c = 0; c < columns; ++c) view(p, c) = value(static_cast<double>(p), static_cast<double>(c));
  }
  return shift_residual(view, shift, seed);
}

}  // namespace

TEST_CASE("powers of two are shifted by a factor without a constant", "[shift_residual]") {
  const auto residual = residual_of(20, 1, 3, [](double p, double) { return std::pow(2, p); });
  CHECK(residual.linear < 1e-15);
  CHECK(residual.affine < 1e-12);
}

TEST_CASE("a straight line needs a constant to be shifted", "[shift_residual]") {
  const auto residual = residual_of(50, 1, 2, [](double p, double) { return 3 * p; });
  CHECK(residual.linear > 0.01);
  CHECK(residual.affine < 1e-14);
}

TEST_CASE("random codes cannot be shifted by a matrix", "[shift_residual][property]") {
  Random random(4);
  const std::uint64_t seed = GENERATE(0u, 1u, 2u);
  const auto residual = residual_of(
      400, 8, 1, [&random](double, double) { return random.normal(); }, seed);
  CHECK(residual.linear > 0.9);
  CHECK(residual.affine > 0.9);
}

TEST_CASE("a fit is evaluated on held-out pairs: an outlier shows in one half or the other", "[shift_residual]") {
  // All codes are 1 except one: fitted with it, the factor is off for all others; without it, for that one.
  int perfect = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto odd_one = [](double p, double) { return p == 10 ? 2.0 : 1.0; };
    if (residual_of(21, 1, 1, odd_one, seed).linear < 1e-12) ++perfect;
  }
  CHECK(perfect == 0);
}

TEST_CASE("residuals are NaN unless there are more than two pairs per column", "[shift_residual][edges]") {
  const auto wave = [](double p, double c) { return c == 0 ? std::sin(p) : std::cos(p); };
  CHECK(std::isnan(residual_of(5, 2, 1, wave).linear));
  CHECK(std::isnan(residual_of(5, 2, 1, wave).affine));
  CHECK(residual_of(6, 2, 1, wave).linear < 1e-14);
  CHECK(std::isnan(residual_of(6, 2, 2, wave).linear));
  CHECK(std::isnan(residual_of(4, 2, 3, wave).linear));
}
