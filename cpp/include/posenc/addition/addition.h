#pragma once

#include <span>
#include <string>

#include <posenc/spec/call.h>

namespace posenc {

/// A word vector plus the encoding of a position.
struct AdditionSpec {
  std::string word = "love";
  double position = 1;
  double dimensions = 64;
  double base = 10'000;
  double scale = 1;
  Choice<"none|sqrt"> times_root = "none";
  double seed = 1;
};

POSENC_SPEC(AdditionSpec,
            "A word vector, drawn from N(0, 1 / dimensions) by seed and text, plus the encoding of a position.")
POSENC_FIELD(word, text_up_to(kMaxWordBytes))
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(scale, real(0, kMaxScale), "Factor of the encoding.")
POSENC_FIELD(times_root, choice(), "'sqrt': the word is multiplied by sqrt(dimensions), as in the paper.")
POSENC_FIELD(seed, kAnySeed, "Of the word's vector.")
POSENC_END

/// The two addends and their sum, `dimensions` numbers each; the encoding is interleaved.
struct Addition {
  std::span<float> word;
  std::span<float> code;
  std::span<float> sum;
};

struct AdditionNorms {
  double word = 0;
  double code = 0;
  double sum = 0;
  double angle = 0;
};

/// The word vector is drawn from N(0, 1 / dimensions), seeded by `seed` and the text, so its norm is about 1. The norm
/// of an encoding is sqrt(dimensions / 2), hence the factor sqrt(dimensions) on words in Vaswani et al. 2017, section
/// 3.4. Precondition: `spec` is valid.
AdditionNorms fill_addition(const AdditionSpec& spec, const Addition& addition);

/// Angles between random words and encodings.
struct AnglesSpec {
  double dimensions = 64;
  double first_word = 0;
  double words = 1'000;
  double bins = 90;
  double seed = 1;
};

POSENC_SPEC(AnglesSpec, "The angles between random words and encodings, base 10,000.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(first_word, integer(0, kMaxFirstTrial), "The first word of this chunk.")
POSENC_FIELD(words, integer(1, kMaxAngles), "The number of words; word k is compared with the encoding of position k.")
POSENC_FIELD(bins, integer(1, kMaxBins))
POSENC_FIELD(seed, kAnySeed)
POSENC_END

struct AnglesMoments {
  double mean = 0;
  double standard_deviation = 0;
  double words = 0;
};

/// Fills `counts` (bins) with the histogram of the angles over [0, pi], base 10,000. Word k depends on the seed and k
/// only, so the counts of chunks add up. Precondition: `spec` is valid.
AnglesMoments fill_angles(const AnglesSpec& spec, std::span<double> counts);

POSENC_CALL(Addition, fill_addition, "A word vector plus the encoding of its position.")
POSENC_RESULT("Addition", "Both addends, interleaved, and their sum: dimensions numbers each.")
POSENC_ARRAY("word", arrays.word, (spec.dimensions), "The word vector as added, scaled according to `timesRoot`.")
POSENC_ARRAY("code", arrays.code, (spec.dimensions), "The encoding of the position, multiplied by `scale`.")
POSENC_ARRAY("sum", arrays.sum, (spec.dimensions), "Their sum, the input of a model.")
POSENC_VALUE("wordNorm", values.word, "The norm of the word vector.")
POSENC_VALUE("codeNorm", values.code, "The norm of the encoding.")
POSENC_VALUE("sumNorm", values.sum, "The norm of the sum.")
POSENC_VALUE("angle", values.angle, "Between word and encoding, radians from 0 to pi; NaN at scale 0.")
POSENC_END

POSENC_CALL(AnglesHistogram, fill_angles, "The distribution of the angles between random words and encodings.")
POSENC_RESULT("Angles", "The distribution of the angles of a chunk; the counts of chunks add up.")
POSENC_ARRAY("counts", arrays, (spec.bins), "The histogram of the angles, with equal bins over 0 to pi.")
POSENC_VALUE("words", values.words, "The number of angles.")
POSENC_VALUE("mean", values.mean, "Radians.")
POSENC_VALUE("standardDeviation", values.standard_deviation, "Radians; about 1 / sqrt(dimensions).")
POSENC_END

}  // namespace posenc
