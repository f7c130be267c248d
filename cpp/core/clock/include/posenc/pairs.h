#pragma once

#include <span>
#include <string>
#include <string_view>

#include <posenc/check.h>
#include <posenc/frequency.h>

namespace posenc {

/// The clock at one position: every pair of dimensions is a hand.
struct HandsSpec {
  double position = 0;
  double dimensions = 16;
  double base = 10'000;
  std::string unit = "radian";
};

POSENC_SPEC(HandsSpec, "The clock at one real position: every pair of dimensions is a hand.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions, "Twice the number of hands.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(
    unit, one_of("radian|half-turn",
                 POSENC_DOC("Unit: The turn of the first hand per position: one radian (the paper) or half a turn.")))
POSENC_END

/// The state of every hand at one position. Each span has dimensions / 2 numbers, the fastest hand first.
struct Pairs {
  std::span<double> frequency;  ///< radians per position
  std::span<double> period;     ///< positions per turn; Infinity beyond the largest double
  std::span<double> angle;      ///< radians, 0 <= angle < 2 pi
  std::span<double> turns;      ///< whole turns since position 0, rounded down: negative before it, unless the angle is
                                ///< within 2^-128 of a turn of 0 and given as 0
  std::span<double> sine;       ///< of the angle, from exact phases
  std::span<double> cosine;
};

/// Precondition: `check(spec)` found nothing.
void fill_pairs(const HandsSpec& spec, const Pairs& pairs);

}  // namespace posenc
