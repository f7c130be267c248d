#pragma once

#include <span>

#include <posenc/phase/frequency.h>
#include <posenc/spec/call.h>

namespace posenc {

using UnitName = Choice<"radian|half-turn">;

/// All pairs at one real position; a figure draws each as a clock hand.
struct HandsSpec {
  double position = 0;
  double dimensions = 16;
  double base = 10'000;
  UnitName unit = "radian";
};

POSENC_SPEC(HandsSpec, "All pairs of dimensions at one real position, each a clock hand.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions, "Twice the number of hands.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(unit,
             choice("Unit", "The frequency of the first pair: one radian (the paper) or half a turn per position."))
POSENC_END

/// Each span has dimensions / 2 numbers, the fastest pair first.
struct Pairs {
  std::span<double> frequency;
  std::span<double> period;
  std::span<double> angle;
  std::span<double> turns;
  std::span<double> sine;
  std::span<double> cosine;
};

/// Precondition: `spec` is valid.
void fill_pairs(const HandsSpec& spec, const Pairs& pairs);

POSENC_CALL(Hands, fill_pairs, "The angle, frequency and number of turns of every pair at a real position.")
POSENC_RESULT("Hands", "One number per pair in each array, the fastest pair first.")
POSENC_ARRAY("frequency", arrays.frequency, (spec.dimensions / 2), "Radians per position.")
POSENC_ARRAY("period", arrays.period, (spec.dimensions / 2), "Positions per turn; Infinity beyond the largest number.")
POSENC_ARRAY("angle", arrays.angle, (spec.dimensions / 2), "Radians, 0 <= angle < 2 pi.")
POSENC_ARRAY("turns", arrays.turns, (spec.dimensions / 2),
             "Full turns since position 0, rounded down, so negative before it; 0 if the angle rounds to 0 within "
             "2^-128 of a turn.")
POSENC_ARRAY("sine", arrays.sine, (spec.dimensions / 2),
             "The sine of the angle: x of the tip of a clock hand of length 1.")
POSENC_ARRAY("cosine", arrays.cosine, (spec.dimensions / 2), "The cosine of the angle: y of the tip.")
POSENC_END

}  // namespace posenc
