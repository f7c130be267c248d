#pragma once

#include <cstdint>

namespace posenc {

/// Every integer up to here is a double, so JavaScript passes positions exactly.
inline constexpr std::int64_t kMaxPosition = std::int64_t{1} << 53;

/// A context of 128 Ki tokens.
inline constexpr int kMaxPositions = 131'072;

/// Twice the width of the largest sinusoidal models.
inline constexpr int kMaxDimensions = 4'096;

/// 512 MiB of floats: a quarter of what a 32-bit wasm memory may hold by default.
inline constexpr std::int64_t kMaxTableNumbers = std::int64_t{1} << 27;

/// The bit width of kMaxPosition - 1.
inline constexpr int kMaxDigits = 53;

/// More samples than any screen has columns.
inline constexpr int kMaxSamples = 8'192;

/// 64 MiB of pixels: more than any screen.
inline constexpr std::int64_t kMaxPixels = std::int64_t{1} << 24;

/// The largest integer below which all are doubles.
inline constexpr std::int64_t kMaxSeed = (std::int64_t{1} << 53) - 1;

/// Limits of a readable attention map.
inline constexpr int kMaxWords = 64;
inline constexpr int kMaxWordCharacters = 40;
inline constexpr int kMaxCharacterBytes = 4;  // UTF-8
inline constexpr int kMaxWordsBytes = kMaxWords * (kMaxWordCharacters * kMaxCharacterBytes + 1) - 1;

/// Attention that fits one frame.
inline constexpr int kMaxAttentionDimensions = 64;

/// Limits of the baselines: at least two pairs to fit and one to evaluate; at most as many as are compared pairwise at
/// once.
inline constexpr int kMinBaselineLength = 4;
inline constexpr int kMaxBaselineLength = 2'000;
inline constexpr int kMaxBaselineDimensions = 64;

/// Largest rotation whose full matrix is returned; beyond it only the blocks.
inline constexpr int kMaxMatrixDimensions = 128;

/// A fit that takes a frame or two.
inline constexpr int kMaxLearnedDimensions = 32;
inline constexpr int kMaxLearnedPositions = 512;

/// A search that takes a tenth of a second.
inline constexpr std::int64_t kMaxCandidates = std::int64_t{1} << 20;

/// From unnoticeable noise to noise that drowns every code.
inline constexpr double kMinSigma = 1e-6;
inline constexpr double kMaxSigma = 100;

inline constexpr int kMaxLikelihoodRows = 64;

/// Monte Carlo: trials per chunk, largest trial index, candidates per trial. The smallest piece of work takes some 13
/// ms for 2,048 pairs.
inline constexpr int kMaxTrials = 100'000;
inline constexpr std::int64_t kMaxFirstTrial = 1'000'000'000;
inline constexpr int kMaxErrorCurveCandidates = 16'384;

/// Addition: a vocabulary that one chunk of trials processes in about a second.
inline constexpr int kMaxWordBytes = 160;
inline constexpr int kMaxAngles = 10'000;
inline constexpr int kMaxBins = 1'000;
inline constexpr int kMaxScale = 100;
inline constexpr int kMaxVocabulary = 50'000;
inline constexpr int kMaxReadBackDimensions = 1'024;
inline constexpr int kMaxReadBackTrials = 256;

}  // namespace posenc
