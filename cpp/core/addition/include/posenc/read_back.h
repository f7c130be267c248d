#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// Reading a word and its position back from the sum of both.
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

POSENC_SPEC(ReadBackSpec, "Trials that add a code to a word and read both back, base 10,000.")
POSENC_FIELD(dimensions, even(2, kMaxReadBackDimensions))
POSENC_FIELD(vocabulary, integer(1, kMaxVocabulary), "The number of words.")
POSENC_FIELD(positions, integer(1, kMaxErrorCurveCandidates), "Positions are 0 to positions - 1.")
POSENC_FIELD(scale, real(0, kMaxScale), "By which the code is multiplied; words are about 1 long.")
POSENC_FIELD(first_trial, integer(0, kMaxFirstTrial), "The first trial of this chunk.")
POSENC_FIELD(trials, integer(1, kMaxReadBackTrials), "The number of trials of this chunk.")
POSENC_FIELD(seed, kAnySeed, "Of words and trials.")
POSENC_FIELD(first_word, integer(0, kMaxVocabulary - 1), "The first word that this part tries as the nearest.")
POSENC_FIELD(words, integer(0, kMaxVocabulary), "The number of words that it tries, up to the last of the vocabulary.")
POSENC_FIELD(
    found, array_of(Type::integers, kMaxReadBackTrials, integer(0, kMaxErrorCurveCandidates - 1)),
    "The positions that the receiver has found for these trials, one for each, where an earlier part has them; "
    "else it searches.")
POSENC_END

std::optional<ValidationError> check(const ReadBackSpec& spec);

/// The state of each trial after the words of one part, for parts that try other words: of the words of all parts, the
/// one with the largest score, of equal ones the first, is the nearest.
struct ReadBack {
  std::span<std::int32_t> found;  ///< trials: the position that the receiver finds
  std::span<float> scores;        ///< trials x 2: x . v - |v|^2 / 2 of the nearest word, without the code and as it is
  std::span<std::uint8_t> is_correct;  ///< trials x 3, 0 or 1: the position, the nearest word, the nearest as it is
};

/// The number of trials that were read rightly. Those of several chunks add up to those of all their trials.
struct ReadBackCounts {
  double trials = 0;
  double positions = 0;    ///< by the receiver, to whom the word is noise
  double words = 0;        ///< by the nearest word once the code of the found position is taken off
  double words_as_is = 0;  ///< by the nearest word to the sum as it is
  double both = 0;         ///< position and word
};

/// Trial t draws a word and a position, by the seed and t alone, and adds scale x PE(position), base 10,000, to the
/// word's vector, numbers from N(0, 1 / dimensions) by the seed and the word alone. The receiver (receiver.h) tries all
/// positions, and every word is tried for the nearest: each is made again from the seed when its turn comes, so memory
/// is a few vectors for each trial. A vocabulary of 50,000 words in 512 dimensions takes about a second, mostly for
/// making it; the trials of a chunk share it. Who has less time tries a part of the words in each call, and hands over
/// what was found before. Precondition: `check(spec)` found nothing, and `each` has room for every trial.
ReadBackCounts read_back(const ReadBackSpec& spec, const ReadBack& results);

/// The bytes of memory that `read_back` takes and gives back, at most.
std::size_t read_back_bytes(const ReadBackSpec& spec);

}  // namespace posenc
