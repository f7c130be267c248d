#include <posenc/rotary/rotary_scores.h>
#include <posenc/rotary/rotate.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

#include <posenc/numbers/elementary.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/dtoa.h>
#include <posenc/spec/layout.h>

namespace posenc {
namespace {

/// The rotated part of a vector: its first `rotary_dim` dimensions, or all of them if that is 0.
struct RotaryPart {
  std::size_t dimensions;
  Layout layout;

  RotaryPart(std::size_t size, double rotary_dim, RotaryLayoutName layout_name)
      : dimensions(rotary_dim == 0 ? size : static_cast<std::size_t>(rotary_dim)),
        layout(static_cast<Layout>(layout_name)) {}

  std::size_t pairs() const { return dimensions / 2; }
  /// The two columns of a pair.
  Columns columns(std::size_t pair) const { return pair_columns(pair, dimensions, layout); }
};

/// Checks that `name`, a vector of `size` numbers, has an even length of at least `rotary_dim`.
std::optional<ValidationError> check_rotary_dim(std::string_view name, std::size_t size, double rotary_dim) {
  if (size % 2 != 0) {
    return ValidationError{std::string(name).append(" must have an even number of numbers, got "),
                           static_cast<double>(size)};
  }
  if (rotary_dim <= static_cast<double>(size)) return std::nullopt;
  std::string words = "rotary must be at most the length of ";
  words.append(name).append(", ").append(to_string(static_cast<std::int64_t>(size))).append(", got ");
  return ValidationError{words, rotary_dim};
}

RotaryPart rotary_part(const RotateSpec& spec) { return {spec.vector.size(), spec.rotary, spec.layout}; }

RotaryPart rotary_part(const RotaryScoresSpec& spec) { return {spec.query.size(), spec.rotary, spec.layout}; }

}  // namespace

std::optional<ValidationError> check(const RotateSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_rotary_dim("vector", spec.vector.size(), spec.rotary);
}

std::size_t rotary_pairs(const RotateSpec& spec) { return rotary_part(spec).pairs(); }

double fill_rotated(const RotateSpec& spec, const Rotated& result) {
  const auto [rotated, angles] = result;
  std::copy(spec.vector.begin(), spec.vector.end(), rotated.begin());
  const RotaryPart part = rotary_part(spec);
  const auto frequencies = part.pairs() > 0 ? pair_frequencies(part.dimensions, spec.base) : std::vector<Frequency>();
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const Phase phase = real_phase_at(frequencies[pair].turns_per_position, spec.position);
    const auto [sine, cosine] = sincos(phase);
    const auto [x_at, y_at] = part.columns(pair);
    const double x = rotated[x_at];
    const double y = rotated[y_at];
    rotated[x_at] = x * cosine - y * sine;
    rotated[y_at] = y * cosine + x * sine;
    angles[pair] = to_radians(phase);
  }
  return euclidean_norm(rotated);
}

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
