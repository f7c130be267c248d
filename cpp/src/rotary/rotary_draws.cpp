#include <posenc/rotary/rotary_draws.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/phase/simd.h>

namespace posenc {
namespace {

/// The query and key of draw `index`.
void draw_query_key(const RotaryDrawsSpec& spec, std::size_t index, std::span<double> query, std::span<double> key) {
  Random random = Random::stream(static_cast<std::uint64_t>(spec.seed), index);
  for (double& number : query) number = random.normal();
  if (spec.words == "same") {
    std::copy(query.begin(), query.end(), key.begin());
    return;
  }
  for (double& number : key) number = random.normal();
}

/// Coefficients of cosine and sine (draws x pairs x 2).
std::vector<double> coefficients(const RotaryDrawsSpec& spec) {
  const std::size_t dimensions = to_size(spec.dimensions);
  std::vector<double> query(dimensions);
  std::vector<double> key(dimensions);
  std::vector<double> result;
  result.reserve(to_size(spec.draws) * dimensions);
  for (std::size_t index = 0; index < to_size(spec.draws); ++index) {
    draw_query_key(spec, index, query, key);
    for (std::size_t k = 0; k < dimensions; k += 2) {
      result.push_back(query[k] * key[k] + query[k + 1] * key[k + 1]);
      result.push_back(query[k] * key[k + 1] - query[k + 1] * key[k]);
    }
  }
  return result;
}

/// Cosine and sine of each pair at a distance, interleaved.
void fill_phasors(const std::vector<Frequency>& frequencies, std::int64_t distance, std::span<double> phasors) {
  for (std::size_t pair = 0; pair < frequencies.size(); pair += 2) {
    const std::size_t other = std::min(pair + 1, frequencies.size() - 1);
    const auto [sine, cosine] = sincos(phase_at(frequencies[pair].turns_per_position, distance),
                                       phase_at(frequencies[other].turns_per_position, distance));
    store2(Double2{cosine[0], sine[0]}, &phasors[2 * pair]);
    store2(Double2{cosine[1], sine[1]}, &phasors[2 * other]);
  }
}

}  // namespace

std::optional<ValidationError> check(const RotaryDrawsSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return first_error(
      {check_max("draws x dimensions", spec.draws * spec.dimensions, kMaxDrawnNumbers),
       check_max("draws x dimensions x distances", spec.draws * spec.dimensions * spec.distances, kMaxDrawnTerms)});
}

void fill_rotary_draws(const RotaryDrawsSpec& spec, const RotaryDraws& result) {
  draw_query_key(spec, 0, result.query, result.key);
  const std::vector<double> coefficients_of_draws = coefficients(spec);
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  const std::size_t dimensions = to_size(spec.dimensions);
  std::vector<double> phasors(dimensions);
  for (std::size_t index = 0; index < result.means.size(); ++index) {
    const auto distance = static_cast<std::int64_t>(index * to_size(spec.stride));
    fill_phasors(frequencies, distance, phasors);
    // Mean and variance in one pass (Welford 1962).
    double mean = 0;
    double squares = 0;
    for (std::size_t draw = 0; draw < to_size(spec.draws); ++draw) {
      const double* coefficient = coefficients_of_draws.data() + draw * dimensions;
      const double score = unrolled_sum<double>(dimensions, [&](std::size_t k) { return coefficient[k] * phasors[k]; });
      const double delta = score - mean;
      mean += delta / static_cast<double>(draw + 1);
      squares += delta * (score - mean);
    }
    result.means[index] = mean;
    result.deviations[index] = std::sqrt(squares / (spec.draws - 1));
  }
}

}  // namespace posenc
