#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

/// Trials that decode a word and its position from their sum.
struct ReadBackSpec {
  double dimensions = 64;
  double vocabulary = 1'000;
  double positions = 1'024;
  double scale = 1;
  double first_trial = 0;
  double trials = 32;
  double seed = 1;
  double first_word = 0;
  double words = kMaxVocabulary;
  std::vector<double> found = {};
};

POSENC_SPEC(ReadBackSpec, "Trials that decode a word and its position from their sum, base 10,000.")
POSENC_FIELD(dimensions, even(2, kMaxReadBackDimensions))
POSENC_FIELD(vocabulary, integer(1, kMaxVocabulary), "The number of words.")
POSENC_FIELD(positions, integer(1, kMaxErrorCurveCandidates), "Positions are 0 to positions - 1.")
POSENC_FIELD(scale, real(0, kMaxScale), "Factor of the encoding; word vectors have norm 1 or so.")
POSENC_FIELD(first_trial, integer(0, kMaxFirstTrial), "The first trial of this chunk.")
POSENC_FIELD(trials, integer(1, kMaxReadBackTrials), "The number of trials of this chunk.")
POSENC_FIELD(seed, kAnySeed, "Of words and trials.")
POSENC_FIELD(first_word, integer(0, kMaxVocabulary - 1), "The first word of this slice of the vocabulary.")
POSENC_FIELD(words, integer(0, kMaxVocabulary), "The number of words of this slice, up to the end of the vocabulary.")
POSENC_FIELD(found, array_of(Type::integers, kMaxReadBackTrials, integer(0, kMaxErrorCurveCandidates - 1)),
             "The estimated positions of these trials from an earlier slice; if empty, the receiver searches.")
POSENC_END

std::optional<ValidationError> check(const ReadBackSpec& spec);

/// State of each trial after one slice of the vocabulary. Across slices, the word with the largest score is the
/// nearest; on ties, the first.
struct ReadBack {
  std::span<std::int32_t> found;  ///< (trials): the position estimated by the receiver
  std::span<float>
      scores;  ///< (trials x 2): x . v - |v|^2 / 2 of the nearest word, for x without the encoding and for x as is
  std::span<std::uint8_t>
      is_correct;  ///< (trials x 3), 0 or 1: position, nearest word, nearest word to the unmodified sum
};

/// Numbers of correctly decoded trials; the counts of chunks add up.
struct ReadBackCounts {
  double trials = 0;
  double positions = 0;
  double words = 0;
  double words_as_is = 0;
  double both = 0;
};

/// Trial t draws a word and a position (seeded by `seed` and t) and adds scale x PE(position), base 10,000, to the word
/// vector, drawn from N(0, 1 / dimensions). The receiver (receiver.h) searches all positions, then every word is
/// compared. Word vectors are regenerated from the seed, so memory stays at a few vectors per trial. 50,000 words of
/// 512 dimensions take about a second, mostly to generate; all trials of a chunk share that cost. To split the work,
/// pass a slice of the words and the positions found by an earlier call. Precondition: `spec` is valid and `results`
/// has room for every trial.
ReadBackCounts read_back(const ReadBackSpec& spec, const ReadBack& results);

/// Peak temporary memory of `read_back`, in bytes.
std::size_t read_back_bytes(const ReadBackSpec& spec);

POSENC_CALL(ReadBack, read_back,
            "How many words and positions are decoded correctly from their sum; the counts of chunks add up.")
POSENC_WORKSPACE(read_back_bytes(spec))
POSENC_RESULT("ReadBack", "The numbers of correctly decoded trials; those of chunks add up.")
POSENC_VALUE("trials", values.trials, "The number of trials.")
POSENC_VALUE("positions", values.positions, "Correct positions, found by the receiver, for which the word is noise.")
POSENC_VALUE("words", values.words,
             "Correct words, as the nearest word after subtracting the encoding of the estimated position.")
POSENC_VALUE("wordsAsIs", values.words_as_is, "Correct words, as the nearest word to the unmodified sum.")
POSENC_VALUE("both", values.both, "Position and word both correct.")
POSENC_ARRAY("found", arrays.found, (spec.trials), "The estimated position of each trial.")
POSENC_ARRAY(
    "scores", arrays.scores, (spec.trials, 2),
    "Row-major, trials x 2: the score of the nearest word, for the sum without the estimated encoding and for the "
    "unmodified sum. Across slices of the vocabulary the largest score has the nearest word; on ties, the first.")
POSENC_ARRAY("right", arrays.is_correct, (spec.trials, 3),
             "Row-major, trials x 3, 0 or 1: whether position, nearest word and nearest word to the unmodified sum "
             "are correct.")
POSENC_END

}  // namespace posenc
