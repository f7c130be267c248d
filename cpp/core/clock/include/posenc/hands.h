#pragma once

#include <span>
#include <string>
#include <string_view>

#include <posenc/check.h>
#include <posenc/frequency.h>

namespace posenc {

/// The clock at one position: every pair of dimensions is a hand.
struct HandsSpec {
  double position = 0;          ///< any number within +-2^53
  double dimensions = 16;       ///< twice the number of hands: an even number, 2 to kMaxDimensions
  double base = 10'000;         ///< above 1, finite
  std::string unit = "radian";  ///< what the first hand moves per position: 'radian' or 'half-turn'
};

Reason check(const HandsSpec& spec);

/// Where the hands stand. Each span has dimensions / 2 numbers, the fastest hand first.
struct Hands {
  std::span<double> frequency;  ///< radians per position
  std::span<double> period;     ///< positions per turn
  std::span<double> angle;      ///< radians, 0 <= angle < 2 pi
  std::span<double> turns;      ///< whole turns completed since position 0, rounded down: negative before it
  std::span<double> sine;       ///< of the angle, from exact phases
  std::span<double> cosine;
};

/// Precondition: `check(spec)` found nothing.
void fill_hands(const HandsSpec& spec, const Hands& hands);

}  // namespace posenc
