#include <posenc/precision/quantised_encoding.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/precision/number_format.h>

namespace posenc {
namespace {

/// Rounding to the named format; "exact" means none.
Rounding make_rounding(CastName name) {
  return name == "exact" ? Rounding() : Rounding(number_format(NumberFormatName(name.word())));
}

/// The phasors at one position, cosine and sine interleaved, and the errors of their angles.
struct QuantisedPhasors {
  std::vector<double> phasors;       ///< (2 x pairs)
  std::vector<double> phase_errors;  ///< (pairs)
};

/// The stages from position to sine and cosine.
class SincosStages {
 public:
  explicit SincosStages(const CastEncodingSpec& spec)
      : position_rounding_(make_rounding(spec.position)),
        angle_rounding_(make_rounding(spec.angle)),
        sincos_rounding_(make_rounding(spec.wave)),
        has_exact_angles_(spec.frequency == "exact" && spec.angle == "exact"),
        frequencies_(pair_frequencies(to_size(spec.dimensions), spec.base)) {
    const Rounding rounding = make_rounding(spec.frequency);
    for (const Frequency& frequency : frequencies_) quantised_omegas_.push_back(rounding(frequency.omega));
  }

  /// From exact phases, without rounding.
  std::vector<double> exact_at(double position) const {
    std::vector<double> phasors;
    phasors.reserve(2 * frequencies_.size());
    for (const Frequency& frequency : frequencies_) {
      const auto [sine, cosine] = sincos(real_phase_at(frequency.turns_per_position, position));
      phasors.push_back(cosine);
      phasors.push_back(sine);
    }
    return phasors;
  }

  QuantisedPhasors quantised_at(double position) const {
    QuantisedPhasors result;
    result.phasors.reserve(2 * frequencies_.size());
    result.phase_errors.reserve(frequencies_.size());
    const double rounded_position = position_rounding_(position);
    for (std::size_t pair = 0; pair < frequencies_.size(); ++pair) {
      const double angle = angle_rounding_(rounded_position * quantised_omegas_[pair]);
      result.phase_errors.push_back(angle - position * frequencies_[pair].omega);
      if (!std::isfinite(angle)) {  // overflow: no sine or cosine
        result.phasors.insert(result.phasors.end(), 2, std::numeric_limits<double>::quiet_NaN());
        continue;
      }
      // Exact frequencies have more digits than a double; rounded frequencies and angles are doubles. The fastest pair
      // advances by one radian per position.
      const Phase phase = has_exact_angles_ ? real_phase_at(frequencies_[pair].turns_per_position, rounded_position)
                                            : real_phase_at(frequencies_[0].turns_per_position, angle);
      const auto [sine, cosine] = sincos(phase);
      result.phasors.push_back(sincos_rounding_(cosine));
      result.phasors.push_back(sincos_rounding_(sine));
    }
    return result;
  }

 private:
  Rounding position_rounding_;
  Rounding angle_rounding_;
  Rounding sincos_rounding_;
  bool has_exact_angles_;
  std::vector<Frequency> frequencies_;
  std::vector<double> quantised_omegas_;
};

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

/// Rotates interleaved pairs (x, y) counter-clockwise; `phasors` has cosine and sine of each.
void rotate(const std::vector<double>& vector, const std::vector<double>& phasors, const Rounding& product,
            const Rounding& rotated, std::vector<double>& rotated_vector) {
  for (std::size_t k = 0; k < vector.size(); k += 2) {
    const double x = vector[k];
    const double y = vector[k + 1];
    const double cosine = phasors[k];
    const double sine = phasors[k + 1];
    rotated_vector[k] = rotated(product(product(x * cosine) - product(y * sine)));
    rotated_vector[k + 1] = rotated(product(product(y * cosine) + product(x * sine)));
  }
}

double median(std::vector<double>& numbers) {
  const std::size_t half = numbers.size() / 2;
  std::nth_element(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(half), numbers.end());
  const double upper = numbers[half];
  if (numbers.size() % 2 == 1) return upper;
  return (upper + *std::max_element(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(half))) / 2;
}

/// Error statistics of the draws at one offset.
class ErrorStatistics {
 public:
  void add(double exact, double cast) {
    if (relative_.empty()) first_scores_ = {exact, cast};
    const double error = std::abs(cast - exact);
    sum_ += error;
    // A NaN, from an overflow of angle or product, counts as the largest error.
    if (!(error <= max_)) max_ = error;
    magnitudes_ += std::abs(exact);
    relative_.push_back(error / std::abs(exact));
  }
  void write(const QuantisedEncoding& result, std::size_t index) {
    const auto draws = static_cast<double>(relative_.size());
    result.mean_errors[index] = sum_ / draws;
    result.max_errors[index] = max_;
    result.mean_scores[index] = magnitudes_ / draws;
    result.relative_errors[index] = std::isnan(sum_) ? sum_ : median(relative_);
    result.exact_scores[index] = first_scores_.exact;
    result.cast_scores[index] = first_scores_.cast;
  }

 private:
  struct Scores {
    double exact = 0;
    double cast = 0;
  };
  Scores first_scores_;
  double sum_ = 0;
  double magnitudes_ = 0;
  double max_ = 0;
  std::vector<double> relative_;
};

/// Scores of sinusoidal rows, in units of the squared norm of an exact row.
void fill_row_scores(const CastEncodingSpec& spec, const SincosStages& stages, const QuantisedEncoding& result) {
  const Rounding format = make_rounding(spec.rotated);
  for (std::size_t index = 0; index < spec.offsets.size(); ++index) {
    const double key_position = spec.offsets[index];
    auto query = stages.quantised_at(key_position + spec.distance).phasors;
    auto key = stages.quantised_at(key_position).phasors;
    for (auto* row : {&query, &key}) {
      for (double& number : *row) number = format(number);
    }
    ErrorStatistics statistics;
    const double length = spec.dimensions / 2;
    const double exact = dot(stages.exact_at(key_position + spec.distance), stages.exact_at(key_position));
    statistics.add(exact / length, dot(query, key) / length);
    statistics.write(result, index);
  }
}

void fill_rotary_scores(const CastEncodingSpec& spec, const SincosStages& stages, std::span<const QueryKey> draws,
                        const QuantisedEncoding& result) {
  const Rounding exact;
  const Rounding product = make_rounding(spec.product);
  const Rounding rotated = make_rounding(spec.rotated);
  std::vector<double> query(to_size(spec.dimensions));
  std::vector<double> key(query.size());
  const auto exact_phasors = stages.exact_at(spec.distance);  // rotations compose
  std::vector<double> scores;
  scores.reserve(draws.size());
  for (const QueryKey& draw : draws) {
    rotate(draw.query, exact_phasors, exact, exact, query);
    scores.push_back(dot(query, draw.key));
  }
  for (std::size_t index = 0; index < spec.offsets.size(); ++index) {
    const double key_position = spec.offsets[index];
    const auto query_phasors = stages.quantised_at(key_position + spec.distance).phasors;
    const auto key_phasors = stages.quantised_at(key_position).phasors;
    ErrorStatistics statistics;
    for (std::size_t k = 0; k < draws.size(); ++k) {
      const QueryKey& draw = draws[k];
      rotate(draw.query, query_phasors, product, rotated, query);
      rotate(draw.key, key_phasors, product, rotated, key);
      statistics.add(scores[k] / draw.norm_product, dot(query, key) / draw.norm_product);
    }
    statistics.write(result, index);
  }
}

}  // namespace

std::optional<ValidationError> check(const CastEncodingSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.kind == "sinusoidal") return std::nullopt;
  return check_max("draws x dimensions x offsets",
                   spec.draws * spec.dimensions * static_cast<double>(spec.offsets.size()), kMaxCastTerms);
}

std::vector<QueryKey> draw_query_keys(const CastEncodingSpec& spec) {
  if (spec.kind == "sinusoidal") return {};
  const NumberFormat format = number_format("bf16");
  std::vector<QueryKey> draws(to_size(spec.draws));
  for (std::size_t index = 0; index < draws.size(); ++index) {
    QueryKey& draw = draws[index];
    Random random = Random::stream(static_cast<std::uint64_t>(spec.seed), index);
    for (auto* vector : {&draw.query, &draw.key}) {
      vector->resize(to_size(spec.dimensions));
      for (double& number : *vector) number = format.round(random.normal());
    }
    draw.norm_product = std::sqrt(dot(draw.query, draw.query)) * std::sqrt(dot(draw.key, draw.key));
  }
  return draws;
}

void fill_quantised_encoding(const CastEncodingSpec& spec, std::span<const QueryKey> draws,
                             const QuantisedEncoding& result) {
  const SincosStages stages(spec);
  const double position = spec.offset + spec.distance;
  const auto exact = stages.exact_at(position);
  const auto cast = stages.quantised_at(position);
  for (std::size_t pair = 0; pair < cast.phase_errors.size(); ++pair) {
    result.exact_cosines[pair] = exact[2 * pair];
    result.exact_sines[pair] = exact[2 * pair + 1];
    result.cast_cosines[pair] = cast.phasors[2 * pair];
    result.cast_sines[pair] = cast.phasors[2 * pair + 1];
    result.phase_errors[pair] = cast.phase_errors[pair];
  }
  if (spec.kind == "sinusoidal") {
    fill_row_scores(spec, stages, result);
  } else {
    fill_rotary_scores(spec, stages, draws, result);
  }
}

namespace {

/// The draws of the last few seeds.
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

}  // namespace

void fill_drawn_encoding(const CastEncodingSpec& spec, const QuantisedEncoding& result) {
  static DrawCache draw_cache;
  fill_quantised_encoding(spec, draw_cache.of(spec), result);
}

}  // namespace posenc
