#pragma once

#include <span>
#include <vector>

#include <posenc/check.h>
#include <posenc/rotary_frequencies.h>

namespace posenc {

/// Hands as they turn today and as they turned in training, and how long the texts were and are.
struct SeenAnglesSpec {
  std::vector<double> frequencies;
  std::vector<double> trained_frequencies;
  double trained_length = 4'096;
  double length = 32'768;
};

POSENC_SPEC(SeenAnglesSpec, "Hands as they turn and as they turned in training, with the lengths of the texts.")
POSENC_FIELD(frequencies, array_of(Type::doubles, kMaxDimensions / 2, real(0, kMaxOmega)),
             "Of each hand, as it turns now: radians per position.")
POSENC_FIELD(trained_frequencies, array_of(Type::doubles, kMaxDimensions / 2, real(0, kMaxOmega)),
             "The same in training; none, and they were the same.")
POSENC_FIELD(trained_length, integer(1, kMaxContext), "Positions of the texts in training.")
POSENC_FIELD(length, integer(1, kMaxContext), "Positions of the text at hand.")
POSENC_END

std::optional<ValidationError> check(const SeenAnglesSpec& spec);

/// Of each hand.
struct AngleCoverage {
  std::span<double> wavelengths;    ///< positions per turn, Infinity of a hand that stands still
  std::span<double> turns;          ///< within the text at hand
  std::span<double> trained_turns;  ///< within the texts of training
  std::span<double> coverage;       ///< share of the circle, from angle 0 on, that training covered: min(1, turns)
  std::span<double> ood_fraction;   ///< share of the positions of the text whose angle lies outside of it
};

/// Fills the result. The positions outside are counted exactly, hands being multiples of 2^-64 of a turn: sums of
/// floor(p f) in as many steps as Euclid's algorithm takes (Graham, Knuth and Patashnik 1994, section 3.5), not one for
/// each position.
/// Precondition: `check(spec)` found nothing.
void fill_angle_coverage(const SeenAnglesSpec& spec, const AngleCoverage& result);

}  // namespace posenc
