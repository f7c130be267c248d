#include <posenc/shift/learned_shift.h>

#include <cmath>
#include <vector>

#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

LearnedShift learned(const LearnedShiftSpec& spec) {
  REQUIRE_FALSE(check(spec));
  const auto d = static_cast<std::size_t>(spec.dimensions);
  std::vector<double> matrix(d * d);
  return fill_learned_shift(spec, {matrix, d, d});
}

}  // namespace

TEST_CASE("with up to 8 dimensions, a shift learned from 100 positions is the rotation", "[learned_shift]") {
  for (const double d : {2.0, 4.0, 6.0, 8.0}) {
    for (const double k : {1.0, 5.0, -3.0, 100.0}) {
      const LearnedShift shift = learned({.shift = k, .dimensions = d});
      CAPTURE(d, k);
      CHECK(shift.outcome == ShiftOutcome::unique);
      CHECK(shift.rank == d);
      CHECK(shift.largest_difference < 1e-10);  // condition, at most 9e3, x some hundred roundings
      CHECK(shift.training_residual < 1e-14);
      CHECK(shift.held_out_residual < 1e-12);
    }
  }
}

TEST_CASE("with 16 dimensions the fit is another matrix, condition number 1e16", "[learned_shift]") {
  const LearnedShift shift = learned({.dimensions = 16});
  CHECK(shift.outcome == ShiftOutcome::not_unique);
  CHECK(shift.rank < 16);
  CHECK(shift.condition > 1e15);
  CHECK(shift.training_residual < 1e-14);
  CHECK(shift.held_out_residual < 1e-7);
  CHECK(shift.largest_difference > 0.5);
}

TEST_CASE("more distant examples make it unique again, since slow pairs have moved", "[learned_shift]") {
  const LearnedShift shift = learned({.positions = 500, .dimensions = 16});
  CHECK(shift.outcome == ShiftOutcome::unique);
  CHECK(shift.condition < 1e9);
  CHECK(shift.largest_difference < 1e-5);
}

TEST_CASE("with too few examples it overfits", "[learned_shift]") {
  for (const double d : {8.0, 16.0, 32.0}) {
    const LearnedShift shift = learned({.positions = 4, .dimensions = d});
    CAPTURE(d);
    CHECK(shift.outcome == ShiftOutcome::too_few);
    CHECK(shift.rank == 4);
    CHECK(std::isinf(shift.condition));
    CHECK(shift.training_residual < 1e-14);
    CHECK(shift.held_out_residual > 0.02);
  }
}

TEST_CASE("the learned shift depends on the range of the examples, not on their start", "[learned_shift][property]") {
  const LearnedShift near_zero = learned({.dimensions = 8});
  const LearnedShift far_away = learned({.from = 1e12, .dimensions = 8});
  CHECK(far_away.outcome == ShiftOutcome::unique);
  CHECK(far_away.largest_difference < 1e-10);
  CHECK(far_away.condition / near_zero.condition < 10);
}

TEST_CASE("the seed affects the held-out positions only", "[learned_shift]") {
  const LearnedShift first = learned({.positions = 4, .seed = 1});
  const LearnedShift again = learned({.positions = 4, .seed = 1});
  const LearnedShift other = learned({.positions = 4, .seed = 2});
  CHECK(first.held_out_residual == again.held_out_residual);
  CHECK(first.held_out_residual != other.held_out_residual);
  CHECK(first.training_residual == other.training_residual);
}
