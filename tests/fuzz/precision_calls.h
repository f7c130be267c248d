#pragma once

#include <cmath>

#include <posenc/precision/cast_numbers.h>
#include <posenc/precision/quantised_encoding.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_cast_numbers(Specs& specs) {
  const auto spec = specs.spec<CastNumbersSpec>();
  if (check(spec)) return;
  const Computed<CastNumbersCall> result(spec);
  const auto& [values, spacings, decoded, codes] = result.arrays;
  const CastCounts counts = result.values;
  require(counts.distinct >= 1 && counts.distinct <= spec.below);
  require(counts.distinct_values <= static_cast<double>(values.size()));
  require_valid(CastNumbersSpec{.format = spec.format, .codes = {codes.begin(), codes.end()}});
  const NumberFormat format = number_format(spec.format);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double back = format.value(codes[i]);
    require(back == values[i] || (std::isnan(back) && std::isnan(values[i])));
    require(!(std::abs(values[i] - spec.values[i]) > spacings[i]) || std::isinf(values[i]) ||
            spec.overflow == "saturate");
  }
}

inline void try_cast_encoding(Specs& specs) {
  const auto spec = specs.spec<CastEncodingSpec>();
  if (check(spec)) return;
  if (spec.draws * spec.dimensions * static_cast<double>(spec.offsets.size() + 1) > kMaxBytes) return;
  const Computed<CastEncodingCall> result(spec);
  for (const double cosine : result.arrays.exact_cosines) require_unit(cosine);
  for (const double score : result.arrays.exact_scores) require(std::abs(score) <= 1 + 1e-9);
}

}  // namespace posenc::fuzz
