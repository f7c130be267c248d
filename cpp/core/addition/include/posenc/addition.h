#pragma once

#include <cstdint>
#include <span>
#include <string>

#include <posenc/check.h>

namespace posenc {

/// A word's vector with the code of its position added.
struct AdditionSpec {
  std::string word = "love";        ///< 1 to kMaxWordBytes bytes of UTF-8
  double position = 1;              ///< any number within +-2^53
  double dimensions = 64;           ///< an even number, 2 to kMaxDimensions
  double base = 10'000;             ///< above 1, finite
  double scale = 1;                 ///< by which the code is multiplied: 0 to kMaxScale
  std::string times_root = "none";  ///< 'sqrt': the word is multiplied by sqrt(dimensions); 'none': it is not
  double seed = 1;                  ///< of the word's vector: whole, 0 to kMaxSeed
};

Reason check(const AdditionSpec& spec);

/// Both addends as they are added, and their sum; dimensions numbers each, the code interleaved.
struct Addition {
  std::span<float> word;
  std::span<float> code;
  std::span<float> sum;
};

struct AdditionNorms {
  double word = 0;
  double code = 0;
  double sum = 0;
  double angle = 0;  ///< between word and code, radians from 0 to pi; NaN at scale 0
};

/// A word's vector is drawn from N(0, 1 / dimensions), so its length is about 1, by its seed and its text alone; that
/// of a code is sqrt(dimensions / 2) (Vaswani et al. 2017, section 3.4, multiply the word by sqrt(dimensions)).
/// Precondition: `check(spec)` found nothing.
AdditionNorms fill_addition(const AdditionSpec& spec, const Addition& addition);

/// The angles between random words and codes.
struct AnglesSpec {
  double dimensions = 64;  ///< an even number, 2 to kMaxDimensions
  double words = 1'000;    ///< word k against the code of position k: whole, 1 to kMaxAngles
  double bins = 90;        ///< whole, 1 to kMaxBins
  double seed = 1;         ///< whole, 0 to kMaxSeed
};

Reason check(const AnglesSpec& spec);

struct AnglesMoments {
  double mean = 0;                ///< radians
  double standard_deviation = 0;  ///< radians; about 1 / sqrt(dimensions)
};

/// Fills `counts` (bins) with how many of the angles lie in each of the equal parts of 0 to pi; base 10,000.
/// Precondition: `check(spec)` found nothing.
AnglesMoments fill_angles(const AnglesSpec& spec, std::span<double> counts);

}  // namespace posenc
