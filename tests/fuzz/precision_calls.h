#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include <posenc/cast_numbers.h>
#include <posenc/quantised_encoding.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_cast_numbers(Specs& specs) {
  const auto spec = specs.spec<CastNumbersSpec>();
  if (check(spec)) return;
  std::vector<double> values(spec.values.size());
  std::vector<double> spacings(values);
  std::vector<double> decoded(spec.codes.size());
  std::vector<std::uint32_t> codes(values.size());
  const CastCounts counts = fill_cast_numbers(spec, {values, spacings, decoded, codes});
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
  std::vector<std::vector<double>> hands(5, std::vector<double>(to_size(spec.dimensions) / 2));
  std::vector<std::vector<double>> scores(6, std::vector<double>(spec.offsets.size()));
  fill_quantised_encoding(spec, draw_query_keys(spec),
                          {hands[0], hands[1], hands[2], hands[3], hands[4], scores[0], scores[1], scores[2], scores[3],
                           scores[4], scores[5]});
  for (const double cosine : hands[0]) require_unit(cosine);
  for (const double score : scores[4]) require(std::abs(score) <= 1 + 1e-9);
}

}  // namespace posenc::fuzz
