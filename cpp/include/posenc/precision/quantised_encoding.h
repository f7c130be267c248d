#pragma once

#include <span>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

inline constexpr int kMaxCastDimensions = 512;
inline constexpr int kMaxCastOffsets = 256;
inline constexpr int kMaxCastOffset = 1 << 20;
inline constexpr int kMaxCastDraws = 1'000;
/// Some 40 ms: figures use at most 100 draws of 256 dimensions at 40 offsets.
inline constexpr int kMaxCastTerms = 1 << 20;

/// The number format after one stage of the computation from position to score.
using CastName = Choice<"exact|fp32|fp16|bf16|e4m3|e5m2">;
constexpr Constraint kAnyCast = choice("Cast", "A number format, or no rounding.");

using CastKind = Choice<"rotary|sinusoidal">;

/// Formats for each stage from position to score, and where to evaluate.
struct CastEncodingSpec {
  CastKind kind = "rotary";
  double dimensions = 128;
  double base = 10'000;
  CastName position = "exact";
  CastName frequency = "exact";
  CastName angle = "exact";
  CastName wave = "exact";
  CastName product = "exact";
  CastName rotated = "exact";
  double offset = 0;
  double distance = 100;
  std::vector<double> offsets = {};
  double draws = 20;
  double seed = 1;
};

POSENC_SPEC(CastEncodingSpec, "Number formats for each stage from position to score, and where to evaluate.")
POSENC_FIELD(kind, choice("CastKind", "Rotated queries and keys, or rows of sines and cosines."))
POSENC_FIELD(dimensions, even(2, kMaxCastDimensions))
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(position, kAnyCast, "Of the position itself.")
POSENC_FIELD(frequency, kAnyCast, "Of the frequencies, in radians per position.")
POSENC_FIELD(angle, kAnyCast, "Of position times frequency.")
POSENC_FIELD(wave, kAnyCast, "Of the cosine and the sine.")
POSENC_FIELD(product, kAnyCast, "Of 'rotary': each product of the rotation, and the sum of two.")
POSENC_FIELD(rotated, kAnyCast, "Of the rotated query and key, or of the row, as stored.")
POSENC_FIELD(offset, integer(0, kMaxCastOffset), "Position of the key; phasors are those of the query.")
POSENC_FIELD(distance, integer(0, 65'536), "From the key to the query.")
POSENC_FIELD(offsets, array_of(Type::doubles, kMaxCastOffsets, integer(0, kMaxCastOffset)),
             "Key positions at which to compare scores with the exact ones.")
POSENC_FIELD(draws, integer(1, kMaxCastDraws), "Of 'rotary': queries with their keys, drawn from N(0, 1).")
POSENC_FIELD(seed, kAnySeed, "Of the draws.")
POSENC_END

std::optional<ValidationError> check(const CastEncodingSpec& spec);

/// Phasors of the query at offset + distance, one number per pair; scores, one number per entry of `offsets`, in units
/// of |q| |k| or, for 'sinusoidal', of the squared norm dimensions / 2.
struct QuantisedEncoding {
  std::span<double> exact_cosines, exact_sines, cast_cosines, cast_sines;
  std::span<double> phase_errors;
  std::span<double> mean_errors;
  std::span<double> max_errors;
  std::span<double> mean_scores;
  std::span<double> relative_errors;
  std::span<double> exact_scores;
  std::span<double> cast_scores;
};

/// A query and a key, each of `dimensions` numbers.
struct QueryKey {
  std::vector<double> query;
  std::vector<double> key;
  double norm_product = 0;  ///< |q| |k|
};

/// The draws for 'rotary', rounded to bf16 like model outputs; empty for 'sinusoidal'. Depends on `seed`, `draws` and
/// `dimensions` only, so all offsets and formats share them. Precondition: `spec` is valid.
std::vector<QueryKey> draw_query_keys(const CastEncodingSpec& spec);

/// Fills the result. The dot product itself is not rounded, like the accumulators of current hardware. Precondition:
/// `spec` is valid.
void fill_quantised_encoding(const CastEncodingSpec& spec, std::span<const QueryKey> draws,
                             const QuantisedEncoding& result);

/// The same with draws of its own, of which it keeps the last few: a figure asks for the same ones throughout a
/// gesture, and drawing dominates a short call.
void fill_drawn_encoding(const CastEncodingSpec& spec, const QuantisedEncoding& result);

POSENC_CALL(CastEncoding, fill_drawn_encoding, "The effect of rounding at each stage from position to score.")
POSENC_WORKSPACE((2 * spec.draws + 16) * spec.dimensions * sizeof(double))
POSENC_RESULT("CastEncoding", "The phasors of one position, exact and rounded, and the score errors at several.")
POSENC_ARRAY("exactCosines", arrays.exact_cosines, (spec.dimensions / 2), "Of each pair, at offset + distance.")
POSENC_ARRAY("exactSines", arrays.exact_sines, (spec.dimensions / 2), "Of each pair, at offset + distance.")
POSENC_ARRAY("castCosines", arrays.cast_cosines, (spec.dimensions / 2), "The same with rounding; NaN on overflow.")
POSENC_ARRAY("castSines", arrays.cast_sines, (spec.dimensions / 2), "The same with rounding; NaN on overflow.")
POSENC_ARRAY("phaseErrors", arrays.phase_errors, (spec.dimensions / 2),
             "Per pair: rounded minus exact angle in radians, not wrapped.")
POSENC_ARRAY("meanErrors", arrays.mean_errors, (spec.offsets.size()),
             "Per offset, the mean over the draws of |score - exact score|, in units of |q| |k| or, for 'sinusoidal', "
             "dimensions / 2.")
POSENC_ARRAY("maxErrors", arrays.max_errors, (spec.offsets.size()), "The maximum over the draws.")
POSENC_ARRAY("meanScores", arrays.mean_scores, (spec.offsets.size()), "The mean of |exact score|, in the same units.")
POSENC_ARRAY("relativeErrors", arrays.relative_errors, (spec.offsets.size()),
             "The median of |score - exact score| / |exact score|.")
POSENC_ARRAY("exactScores", arrays.exact_scores, (spec.offsets.size()), "Of the first draw, in the same units.")
POSENC_ARRAY("castScores", arrays.cast_scores, (spec.offsets.size()), "Of the first draw, in the same units.")
POSENC_END

}  // namespace posenc
