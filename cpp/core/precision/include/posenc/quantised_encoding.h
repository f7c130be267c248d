#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>

namespace posenc {

inline constexpr int kMaxCastDimensions = 512;
inline constexpr int kMaxCastOffsets = 256;
inline constexpr int kMaxCastOffset = 1 << 20;
inline constexpr int kMaxCastDraws = 1'000;
/// Some 40 ms: figures use at most 100 draws of 256 dimensions at 40 offsets.
inline constexpr int kMaxCastTerms = 1 << 20;

/// The number format after one stage of the computation from position to score.
constexpr Constraint kAnyCast =
    one_of("exact|fp32|fp16|bf16|e4m3|e5m2", POSENC_DOC("Cast: A number format, or no rounding."));

/// Formats for each stage from position to score, and where to evaluate.
struct CastEncodingSpec {
  std::string kind = "rotary";
  double dimensions = 128;
  double base = 10'000;
  std::string position = "exact";
  std::string frequency = "exact";
  std::string angle = "exact";
  std::string wave = "exact";
  std::string product = "exact";
  std::string rotated = "exact";
  double offset = 0;
  double distance = 100;
  std::vector<double> offsets = {};
  double draws = 20;
  double seed = 1;
};

POSENC_SPEC(CastEncodingSpec, "Number formats for each stage from position to score, and where to evaluate.")
POSENC_FIELD(kind, one_of("rotary|sinusoidal",
                          POSENC_DOC("CastKind: Rotated queries and keys, or rows of sines and cosines.")))
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
  std::span<double> phase_errors;     ///< radians, not wrapped: rounded minus exact angle
  std::span<double> mean_errors;      ///< mean over the draws of |score - exact score|
  std::span<double> max_errors;       ///< maximum over the draws
  std::span<double> mean_scores;      ///< mean over the draws of |exact score|
  std::span<double> relative_errors;  ///< median over the draws of |score - exact score| / |exact score|
  std::span<double> exact_scores;     ///< of the first draw
  std::span<double> cast_scores;      ///< of the first draw
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

}  // namespace posenc
