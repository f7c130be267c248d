#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// Largest magnitude of a query or key component, far above those in models.
inline constexpr double kMaxRotaryComponent = 1e6;

/// A query or key, and the position to rotate it by (Su et al. 2021).
struct RotateSpec {
  std::vector<double> vector = {};
  double position = 1;
  double base = 10'000;
  std::string layout = "neighbours";
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

/// Fills `rotated` (as long as the vector) and `angles` (rotated pairs; radians, 0 <= angle < 2 pi, the fastest first).
/// Each pair (x, y) is rotated counter-clockwise by its angle a, from exact phases:
///
///     x' = x cos a - y sin a
///     y' = y cos a + x sin a
///
/// Returns the Euclidean norm of `rotated`. Precondition: `spec` is valid.
double fill_rotated(const RotateSpec& spec, std::span<double> rotated, std::span<double> angles);

}  // namespace posenc
