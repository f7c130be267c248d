#pragma once

#include <cstdint>

namespace posenc {

/// Every whole number up to here is a double, so a position never changes on its way from JavaScript.
inline constexpr std::int64_t kMaxPosition = std::int64_t{1} << 53;

/// A context of 128 Ki tokens, the longest that the tour speaks of as usual.
inline constexpr int kMaxPositions = 131'072;

/// Twice the width of the largest sinusoidal models; 2048 hands are more than a clock can show.
inline constexpr int kMaxDimensions = 4'096;

/// 512 MiB of floats: a quarter of what a 32-bit wasm memory may hold by default.
inline constexpr std::int64_t kMaxTableNumbers = std::int64_t{1} << 27;

/// As many binary digits as kMaxPosition - 1 has.
inline constexpr int kMaxDigits = 53;

/// More samples than any screen has columns.
inline constexpr int kMaxSamples = 8'192;

/// 64 MiB of colours: a picture larger than any screen.
inline constexpr std::int64_t kMaxPixels = std::int64_t{1} << 24;

/// The largest seed that a reader can type: the whole numbers up to here are doubles.
inline constexpr std::int64_t kMaxSeed = (std::int64_t{1} << 53) - 1;

/// A sentence whose attention map can still be read, of words that still fit on a chip.
inline constexpr int kMaxWords = 64;
inline constexpr int kMaxWordCharacters = 40;
inline constexpr int kMaxCharacterBytes = 4;  // UTF-8
inline constexpr int kMaxWordsBytes = kMaxWords * (kMaxWordCharacters * kMaxCharacterBytes + 1) - 1;

/// Enough for attention to show what it does, and few enough to answer within a frame.
inline constexpr int kMaxAttentionDimensions = 64;

/// The sentences of the three attempts: the shortest with two pairs to fit and one to judge, and the longest for which
/// all pairs of positions are still compared at once.
inline constexpr int kMinBaselineLength = 4;
inline constexpr int kMaxBaselineLength = 2'000;
inline constexpr int kMaxBaselineDimensions = 64;

/// A rotation whose whole matrix can still be looked at; of larger ones only the blocks are given.
inline constexpr int kMaxMatrixDimensions = 128;

/// A learned shift: enough columns to see where it stops to be unique, fitted and judged within a frame or two.
inline constexpr int kMaxLearnedDimensions = 32;
inline constexpr int kMaxLearnedPositions = 512;

/// A search for the position: as far as "every fix is the true maximum" still answers within a tenth of a second.
inline constexpr std::int64_t kMaxCandidates = std::int64_t{1} << 20;

/// Noise on every number: from what no receiver notices to what drowns every code.
inline constexpr double kMinSigma = 1e-6;
inline constexpr double kMaxSigma = 100;

/// So many rows of hands are drawn at most.
inline constexpr int kMaxLikelihoodRows = 64;

/// Monte Carlo: trials of one chunk, the index of the last one, and positions that a trial searches: the smallest piece
/// of such work, which a worker cannot leave in its middle, takes some 13 ms for 2,048 hands.
inline constexpr int kMaxTrials = 100'000;
inline constexpr std::int64_t kMaxFirstTrial = 1'000'000'000;
inline constexpr int kMaxErrorCurveCandidates = 16'384;

/// Adding a code to a word: the words of a vocabulary that one chunk of trials can go through in about a second.
inline constexpr int kMaxWordBytes = 160;
inline constexpr int kMaxAngles = 10'000;
inline constexpr int kMaxBins = 1'000;
inline constexpr int kMaxScale = 100;
inline constexpr int kMaxVocabulary = 50'000;
inline constexpr int kMaxReadBackDimensions = 1'024;
inline constexpr int kMaxReadBackTrials = 256;

}  // namespace posenc
