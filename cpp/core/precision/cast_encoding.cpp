#include <posenc/cast_encoding.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/random.h>
#include "cast_waves.h"

namespace posenc {
namespace {

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

/// Every pair of neighbours (x, y) turned counter-clockwise, `waves` being cosine and sine of each.
void turn(const std::vector<double>& vector, const std::vector<double>& waves, const Rounding& product,
          const Rounding& rotated, std::vector<double>& turned) {
  for (std::size_t k = 0; k < vector.size(); k += 2) {
    const double x = vector[k];
    const double y = vector[k + 1];
    const double cosine = waves[k];
    const double sine = waves[k + 1];
    turned[k] = rotated(product(product(x * cosine) - product(y * sine)));
    turned[k + 1] = rotated(product(product(y * cosine) + product(x * sine)));
  }
}

/// The middle one, or the mean of the two in the middle.
double median(std::vector<double>& numbers) {
  const std::size_t half = numbers.size() / 2;
  std::nth_element(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(half), numbers.end());
  const double upper = numbers[half];
  if (numbers.size() % 2 == 1) return upper;
  return (upper + *std::max_element(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(half))) / 2;
}

/// Collects the scores of the draws at one offset.
class Errors {
 public:
  void add(double exact, double cast) {
    if (relative_.empty()) first_ = {exact, cast};
    const double error = std::abs(cast - exact);
    sum_ += error;
    // A NaN, of an angle or a product beyond its format, is the largest of all and stays so.
    if (!(error <= largest_)) largest_ = error;
    sizes_ += std::abs(exact);
    relative_.push_back(error / std::abs(exact));
  }
  void give(const CastEncoding& result, std::size_t place) {
    const auto draws = static_cast<double>(relative_.size());
    result.mean_errors[place] = sum_ / draws;
    result.max_errors[place] = largest_;
    result.mean_scores[place] = sizes_ / draws;
    result.relative_errors[place] = std::isnan(sum_) ? sum_ : median(relative_);
    result.exact_scores[place] = first_.exact;
    result.cast_scores[place] = first_.cast;
  }

 private:
  struct Scores {
    double exact = 0;
    double cast = 0;
  };
  Scores first_;
  double sum_ = 0;
  double sizes_ = 0;
  double largest_ = 0;
  std::vector<double> relative_;
};

/// The scores of rows of sines and cosines, in units of the length squared that every exact row has.
void fill_row_scores(const CastEncodingSpec& spec, const WaveStations& stations, const CastEncoding& result) {
  const Rounding kept = rounding_to(spec.rotated);
  for (std::size_t place = 0; place < spec.offsets.size(); ++place) {
    const double key_at = spec.offsets[place];
    auto query = stations.cast_at(key_at + spec.distance).waves;
    auto key = stations.cast_at(key_at).waves;
    for (auto* row : {&query, &key}) {
      for (double& number : *row) number = kept(number);
    }
    Errors errors;
    const double length = spec.dimensions / 2;
    const double exact = dot(stations.exact_at(key_at + spec.distance), stations.exact_at(key_at));
    errors.add(exact / length, dot(query, key) / length);
    errors.give(result, place);
  }
}

void fill_rotary_scores(const CastEncodingSpec& spec, const WaveStations& stations, std::span<const CastDraw> draws,
                        const CastEncoding& result) {
  const Rounding exact;
  const Rounding product = rounding_to(spec.product);
  const Rounding rotated = rounding_to(spec.rotated);
  std::vector<double> query(to_size(spec.dimensions));
  std::vector<double> key(query.size());
  const auto exact_waves = stations.exact_at(spec.distance);  // of the distance alone: turns add up
  std::vector<double> scores;
  scores.reserve(draws.size());
  for (const CastDraw& draw : draws) {
    turn(draw.query, exact_waves, exact, exact, query);
    scores.push_back(dot(query, draw.key));
  }
  for (std::size_t place = 0; place < spec.offsets.size(); ++place) {
    const double key_at = spec.offsets[place];
    const auto query_waves = stations.cast_at(key_at + spec.distance).waves;
    const auto key_waves = stations.cast_at(key_at).waves;
    Errors errors;
    for (std::size_t index = 0; index < draws.size(); ++index) {
      const CastDraw& draw = draws[index];
      turn(draw.query, query_waves, product, rotated, query);
      turn(draw.key, key_waves, product, rotated, key);
      errors.add(scores[index] / draw.lengths, dot(query, key) / draw.lengths);
    }
    errors.give(result, place);
  }
}

}  // namespace

std::optional<ValidationError> check(const CastEncodingSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.kind == "sinusoidal") return std::nullopt;
  return check_max("draws x dimensions x offsets",
                   spec.draws * spec.dimensions * static_cast<double>(spec.offsets.size()), kMaxCastTerms);
}

std::vector<CastDraw> cast_draws(const CastEncodingSpec& spec) {
  if (spec.kind == "sinusoidal") return {};
  const NumberFormat kept = number_format("bf16");
  std::vector<CastDraw> draws(to_size(spec.draws));
  for (std::size_t index = 0; index < draws.size(); ++index) {
    CastDraw& draw = draws[index];
    Random random = Random::stream(static_cast<std::uint64_t>(spec.seed), index);
    for (auto* vector : {&draw.query, &draw.key}) {
      vector->resize(to_size(spec.dimensions));
      for (double& number : *vector) number = kept.round(random.normal());
    }
    draw.lengths = std::sqrt(dot(draw.query, draw.query)) * std::sqrt(dot(draw.key, draw.key));
  }
  return draws;
}

void fill_cast_encoding(const CastEncodingSpec& spec, std::span<const CastDraw> draws, const CastEncoding& result) {
  const WaveStations stations(spec);
  const double at = spec.offset + spec.distance;
  const auto exact = stations.exact_at(at);
  const auto cast = stations.cast_at(at);
  for (std::size_t pair = 0; pair < cast.phase_errors.size(); ++pair) {
    result.exact_cosines[pair] = exact[2 * pair];
    result.exact_sines[pair] = exact[2 * pair + 1];
    result.cast_cosines[pair] = cast.waves[2 * pair];
    result.cast_sines[pair] = cast.waves[2 * pair + 1];
    result.phase_errors[pair] = cast.phase_errors[pair];
  }
  if (spec.kind == "sinusoidal") {
    fill_row_scores(spec, stations, result);
  } else {
    fill_rotary_scores(spec, stations, draws, result);
  }
}

}  // namespace posenc
