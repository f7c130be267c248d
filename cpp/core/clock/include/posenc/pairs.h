#pragma once

#include <span>
#include <string>
#include <string_view>

#include <posenc/check.h>
#include <posenc/frequency.h>

namespace posenc {

/// All pairs at one real position; a figure draws each as a clock hand.
struct HandsSpec {
  double position = 0;
  double dimensions = 16;
  double base = 10'000;
  std::string unit = "radian";
};

POSENC_SPEC(HandsSpec, "All pairs of dimensions at one real position, each a clock hand.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions, "Twice the number of hands.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(
    unit,
    one_of("radian|half-turn",
           POSENC_DOC("Unit: The frequency of the first pair: one radian (the paper) or half a turn per position.")))
POSENC_END

/// Each span has dimensions / 2 numbers, the fastest pair first.
struct Pairs {
  std::span<double> frequency;  ///< radians per position
  std::span<double> period;     ///< positions per turn; Infinity above the largest double
  std::span<double> angle;      ///< radians, 0 <= angle < 2 pi
  std::span<double> turns;  ///< full turns since position 0, rounded down, so negative before it; 0 if the angle rounds
                            ///< to 0 within 2^-128 of a turn
  std::span<double> sine;   ///< of the exact phase
  std::span<double> cosine;
};

/// Precondition: `spec` is valid.
void fill_pairs(const HandsSpec& spec, const Pairs& pairs);

}  // namespace posenc
