#include <posenc/rotary_scores.h>

#include <algorithm>

#include <posenc/dtoa.h>
#include <posenc/frequency.h>
#include "rotary_part.h"

namespace posenc {
namespace {

RotaryPart rotary_part(const RotaryScoresSpec& spec) { return {spec.query.size(), spec.rotary, spec.layout}; }

}  // namespace

std::optional<ValidationError> check(const RotaryScoresSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (auto error = check_rotary_dim("query", spec.query.size(), spec.rotary)) return error;
  if (spec.key.size() != spec.query.size()) {
    return ValidationError{
        "key must have as many numbers as query, " + to_string(static_cast<std::int64_t>(spec.query.size())) + ", got ",
        static_cast<double>(spec.key.size())};
  }
  return first_error(
      {check_end("firstDistance + distances", spec.first_distance, spec.distances),
       check_max("distances x pairs", spec.distances * static_cast<double>(rotary_pairs(spec)), kMaxRotaryTerms)});
}

std::size_t rotary_pairs(const RotaryScoresSpec& spec) { return rotary_part(spec).pairs(); }

double fill_rotary_scores(const RotaryScoresSpec& spec, const RotaryScores& result) {
  const RotaryPart part = rotary_part(spec);
  const std::size_t pairs = part.pairs();
  const auto frequencies = pairs > 0 ? pair_frequencies(part.dimensions, spec.base) : std::vector<Frequency>();
  std::vector<Phase> first(pairs);
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const auto [a, b] = part.columns(pair);
    result.cosines[pair] = spec.query[a] * spec.key[a] + spec.query[b] * spec.key[b];
    result.sines[pair] = spec.query[a] * spec.key[b] - spec.query[b] * spec.key[a];
    first[pair] = real_phase_at(frequencies[pair].turns_per_position, spec.first_distance);
  }
  double unrotated = 0;
  for (std::size_t k = part.dimensions; k < spec.query.size(); ++k) unrotated += spec.query[k] * spec.key[k];
  for (std::size_t distance = 0; distance < result.scores.size(); ++distance) {
    double score = 0;
    const auto phase = [&](std::size_t pair) {
      return first[pair] + phase_at(frequencies[pair].turns_per_position, static_cast<std::int64_t>(distance));
    };
    for (std::size_t pair = 0; pair < pairs; pair += 2) {
      const std::size_t count = std::min<std::size_t>(2, pairs - pair);
      const SinCosX2 phasors = sincos(phase(pair), phase(pair + count - 1));
      for (std::size_t k = 0; k < count; ++k) {
        const double term = result.cosines[pair + k] * phasors.cosine[k] + result.sines[pair + k] * phasors.sine[k];
        result.terms[distance * pairs + pair + k] = term;
        score += term;
      }
    }
    result.scores[distance] = score + unrotated;
  }
  return unrotated;
}

}  // namespace posenc
