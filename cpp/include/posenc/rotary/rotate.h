#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

/// Largest magnitude of a query or key component, far above those in models.
inline constexpr double kMaxRotaryComponent = 1e6;

/// A query or key, and the position to rotate it by (Su et al. 2021).
struct RotateSpec {
  std::vector<double> vector = {};
  double position = 1;
  double base = 10'000;
  RotaryLayoutName layout = "neighbours";
  double rotary = 0;
};

POSENC_SPEC(RotateSpec, "A query or key, and the position to rotate it by.")
POSENC_FIELD(vector, array_of(Type::doubles, kMaxDimensions, real(-kMaxRotaryComponent, kMaxRotaryComponent)),
             "An even number of them.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyRotaryLayout)
POSENC_FIELD(rotary, even(0, kMaxDimensions),
             "Rotated dimensions, the first ones, which determine the frequencies; 0: all.")
POSENC_END

std::optional<ValidationError> check(const RotateSpec& spec);

/// Pairs that are rotated.
std::size_t rotary_pairs(const RotateSpec& spec);

struct Rotated {
  std::span<double> rotated;
  std::span<double> angles;
};

/// Rotates each pair (x, y) counter-clockwise by its angle a, from exact phases:
///
///     x' = x cos a - y sin a
///     y' = y cos a + x sin a
///
/// Returns the Euclidean norm of `rotated`. Precondition: `spec` is valid.
double fill_rotated(const RotateSpec& spec, const Rotated& result);

POSENC_CALL(Rotate, fill_rotated, "A query or key rotated by its position.")
POSENC_RESULT("Rotated", "A vector with every pair rotated counter-clockwise by its angle.")
POSENC_ARRAY("rotated", arrays.rotated, (spec.vector.size()), "As many numbers as the vector has.")
POSENC_ARRAY("angles", arrays.angles, (rotary_pairs(spec)),
             "Per rotated pair, the fastest first: radians, 0 <= angle < 2 pi.")
POSENC_VALUE("norm", values, "The norm of the vector, which rotation preserves.")
POSENC_END

}  // namespace posenc
