#pragma once

#include <span>
#include <vector>

#include <posenc/rotary/rotary_frequencies.h>
#include <posenc/spec/call.h>

namespace posenc {

/// Frequencies at inference and in training, with both context lengths.
struct SeenAnglesSpec {
  std::vector<double> frequencies;
  std::vector<double> trained_frequencies;
  double trained_length = 4'096;
  double length = 32'768;
};

POSENC_SPEC(SeenAnglesSpec, "Frequencies at inference and in training, with both context lengths.")
POSENC_FIELD(frequencies, array_of(Type::doubles, kMaxDimensions / 2, real(0, kMaxOmega)),
             "At inference, radians per position.")
POSENC_FIELD(trained_frequencies, array_of(Type::doubles, kMaxDimensions / 2, real(0, kMaxOmega)),
             "In training; if empty, the same.")
POSENC_FIELD(trained_length, integer(1, kMaxContext), "Context length in training.")
POSENC_FIELD(length, integer(1, kMaxContext), "Context length at inference.")
POSENC_END

std::optional<ValidationError> check(const SeenAnglesSpec& spec);

/// One number per pair.
struct AngleCoverage {
  std::span<double> wavelengths;
  std::span<double> turns;
  std::span<double> trained_turns;
  std::span<double> coverage;
  std::span<double> ood_fraction;
};

/// Counts uncovered positions exactly, with frequencies in units of 2^-64 of a turn: sums of floor(p f) by a Euclidean
/// algorithm (Graham, Knuth and Patashnik 1994, section 3.5) instead of a loop over positions. Precondition: `spec` is
/// valid.
void fill_angle_coverage(const SeenAnglesSpec& spec, const AngleCoverage& result);

POSENC_CALL(SeenAngles, fill_angle_coverage,
            "The angles of each pair covered in training, and the fraction of a longer context outside of them.")
POSENC_RESULT("SeenAngles", "One number per pair: coverage in training and at inference.")
POSENC_ARRAY("wavelengths", arrays.wavelengths, (spec.frequencies.size()),
             "Positions per turn; Infinity at frequency 0.")
POSENC_ARRAY("turns", arrays.turns, (spec.frequencies.size()), "Turns of each pair over `length`.")
POSENC_ARRAY("trainedTurns", arrays.trained_turns, (spec.frequencies.size()),
             "Turns of each pair over `trainedLength` in training.")
POSENC_ARRAY("seen", arrays.coverage, (spec.frequencies.size()),
             "Fraction of the circle, from angle 0, covered in training: its turns, at most 1.")
POSENC_ARRAY("unseen", arrays.ood_fraction, (spec.frequencies.size()),
             "Fraction of positions whose angle was not covered in training (out of distribution).")
POSENC_END

}  // namespace posenc
