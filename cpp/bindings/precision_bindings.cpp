// Number formats, and the effect of rounding between position and score.

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <vector>

#include <emscripten/bind.h>

#include <posenc/cast_numbers.h>
#include <posenc/quantised_encoding.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> cast_storage;
Storage<std::uint32_t> codes_storage;
val cast_numbers(const CastNumbersSpec& spec) {
  const std::size_t values = spec.values.size();
  const std::size_t codes = spec.codes.size();
  if (!cast_storage.resize(2 * values + codes) || !codes_storage.resize(values)) return out_of_memory();
  const auto numbers = cast_storage.numbers();
  const CastNumbers result{numbers.first(values), numbers.subspan(values, values), numbers.last(codes),
                           codes_storage.numbers()};
  const CastCounts counts = fill_cast_numbers(spec, result);
  const NumberFormat format = number_format(spec.format);
  val reply = val::object();
  POSENC_PART(reply, "exponentBits", format.exponent_bits, "Bits of the exponent.");
  POSENC_PART(reply, "significandBits", format.significand_bits,
              "Bits of the significand, including the implicit one.");
  POSENC_PART(reply, "largest", format.largest, "The largest number of the format.");
  POSENC_PART(reply, "smallestNormal", format.smallest_normal(), "The smallest normal number.");
  POSENC_PART(reply, "smallest", format.smallest(), "The smallest subnormal number.");
  POSENC_PART(reply, "firstMissing", counts.first_missing, "The first integer that the format cannot represent.");
  POSENC_PART(reply, "distinct", counts.distinct,
              "The number of distinct results of rounding the integers from 0 to below - 1, saturating.");
  POSENC_PART(reply, "values", view(result.values), "The rounded values.");
  POSENC_PART(reply, "codes", view(result.codes), "Their bit patterns.");
  POSENC_PART(reply, "spacings", view(result.spacings), "From each to the next larger magnitude; NaN if not finite.");
  POSENC_PART(reply, "distinctValues", counts.distinct_values, "The number of distinct rounded values.");
  POSENC_PART(reply, "decoded", view(result.decoded), "The values of `codes`: numbers, NaN, Infinity or -Infinity.");
  return reply;
}

/// Caches the draws of the last few seeds: a figure requests the same ones throughout a gesture, and drawing dominates
/// a short call.
class DrawCache {
 public:
  std::span<const QueryKey> of(const CastEncodingSpec& spec) {
    if (spec.kind == "sinusoidal") return {};
    const Key key{spec.seed, spec.draws, spec.dimensions};
    const auto result =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.key == key; });
    if (result != entries_.end()) return result->draws;
    if (spec.draws * spec.dimensions > kMaxCachedNumbers) entries_ = {};
    Entry& entry = entries_[next_++ % entries_.size()];
    entry = {};  // first, to lower peak memory
    entry = {key, draw_query_keys(spec)};
    return entry.draws;
  }

 private:
  using Key = std::tuple<double, double, double>;  ///< what draws depend on
  struct Entry {
    Key key;
    std::vector<QueryKey> draws;
  };
  /// About half a megabyte of draws; larger ones evict all others.
  static constexpr double kMaxCachedNumbers = 1 << 15;

  std::array<Entry, 8> entries_;
  std::size_t next_ = 0;
};

DrawCache draw_cache;
Storage<double> encoding_storage;
val cast_encoding(const CastEncodingSpec& spec) {
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  const std::size_t offsets = spec.offsets.size();
  const std::size_t draw_bytes = (to_size(spec.draws) * 2 + 16) * to_size(spec.dimensions) * sizeof(double);
  if (!encoding_storage.resize(5 * pairs + 6 * offsets, Storage<double>::kHeadroom + draw_bytes))
    return out_of_memory();
  auto remaining = encoding_storage.numbers();
  const auto next = [&remaining](std::size_t count) {
    const auto part = remaining.first(count);
    remaining = remaining.subspan(count);
    return part;
  };
  const QuantisedEncoding result{next(pairs),   next(pairs),   next(pairs),   next(pairs),
                                 next(pairs),   next(offsets), next(offsets), next(offsets),
                                 next(offsets), next(offsets), next(offsets)};
  fill_quantised_encoding(spec, draw_cache.of(spec), result);
  val reply = val::object();
  POSENC_PART(reply, "exactCosines", view(result.exact_cosines), "Of each pair, at offset + distance.");
  POSENC_PART(reply, "exactSines", view(result.exact_sines), "Of each pair, at offset + distance.");
  POSENC_PART(reply, "castCosines", view(result.cast_cosines), "The same with rounding; NaN on overflow.");
  POSENC_PART(reply, "castSines", view(result.cast_sines), "The same with rounding; NaN on overflow.");
  POSENC_PART(reply, "phaseErrors", view(result.phase_errors),
              "Per pair: rounded minus exact angle in radians, not wrapped.");
  POSENC_PART(reply, "meanErrors", view(result.mean_errors),
              "Per offset, the mean over the draws of |score - exact score|, in units of |q| |k| or, for 'sinusoidal', "
              "dimensions / 2.");
  POSENC_PART(reply, "maxErrors", view(result.max_errors), "The maximum over the draws.");
  POSENC_PART(reply, "meanScores", view(result.mean_scores), "The mean of |exact score|, in the same units.");
  POSENC_PART(reply, "relativeErrors", view(result.relative_errors),
              "The median of |score - exact score| / |exact score|.");
  POSENC_PART(reply, "exactScores", view(result.exact_scores), "Of the first draw, in the same units.");
  POSENC_PART(reply, "castScores", view(result.cast_scores), "Of the first draw, in the same units.");
  return reply;
}

}  // namespace

POSENC_CALL(castNumbers, CastNumbersSpec, cast_numbers,
            "Numbers rounded to a number format, bit patterns decoded, and which integers the format has.",
            "CastNumbers", "The rounded numbers and the properties of the format.")
POSENC_CALL(castEncoding, CastEncodingSpec, cast_encoding,
            "The effect of rounding at each stage from position to score.", "CastEncoding",
            "The phasors of one position, exact and rounded, and the score errors at several.")

}  // namespace posenc::bindings
