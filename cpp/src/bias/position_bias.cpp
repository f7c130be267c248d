#include <posenc/bias/position_bias.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <numeric>
#include <string_view>
#include <vector>

#include <posenc/numbers/elementary.h>
#include <posenc/numbers/random.h>
#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

constexpr double kMasked = -std::numeric_limits<double>::infinity();

std::int64_t to_int64(double number) { return static_cast<std::int64_t>(number); }

/// N(0, 1): row `index` of the parameter called `name`.
std::vector<double> draw_normals(const PositionBiasSpec& spec, std::string_view name, std::size_t index,
                                 std::size_t size) {
  Random random = Random::stream(static_cast<std::uint64_t>(spec.seed), fnv1a_hash(name) + index);
  std::vector<double> values(size);
  for (double& number : values) number = random.normal();
  return values;
}

std::vector<double> draw_vector(const PositionBiasSpec& spec, std::string_view name, std::size_t index) {
  return draw_normals(spec, name, index, to_size(spec.dimensions));
}

double scaled_dot(std::span<const double> query, std::span<const double> key) {
  return std::inner_product(query.begin(), query.end(), key.begin(), 0.0) / std::sqrt(static_cast<double>(key.size()));
}

bool is_masked(const PositionBiasSpec& spec, std::int64_t key_minus_query) {
  return spec.mask == "causal" && key_minus_query > 0;
}

/// The index of the scheme's parameter for a distance; -1 where the key is not visible.
std::int32_t bias_index(const PositionBiasSpec& spec, std::int64_t key_minus_query) {
  if (is_masked(spec, key_minus_query)) return -1;
  const auto distance = std::abs(key_minus_query);
  if (spec.scheme == "alibi") return static_cast<std::int32_t>(distance);
  if (spec.scheme == "window") return distance < to_int64(spec.window) ? 0 : -1;
  if (spec.scheme == "t5") {
    return static_cast<std::int32_t>(
        t5_bucket(key_minus_query, spec.mask == "causal", to_size(spec.buckets), to_size(spec.farthest)));
  }
  const auto clip = to_int64(spec.clip);
  return static_cast<std::int32_t>(std::clamp(key_minus_query, -clip, clip) + clip);
}

/// The bias per parameter index. Depends on the query only for 'shaw'.
class BiasValues {
 public:
  explicit BiasValues(const PositionBiasSpec& spec)
      : spec_(spec), slope_(alibi_slope(to_size(spec.head), to_size(spec.heads))) {
    if (spec.scheme == "t5") values_ = draw_normals(spec, "bucket", to_size(spec.head), to_size(spec.buckets));
    if (spec.scheme != "shaw") return;
    for (std::size_t index = 0; index <= 2 * to_size(spec.clip); ++index) {
      vectors_.push_back(draw_vector(spec, "distance", index));
    }
  }

  void set_query(std::size_t query) {
    if (spec_.scheme != "shaw") return;
    const auto vector = draw_vector(spec_, "query", query);
    values_.clear();
    for (const auto& distance : vectors_) values_.push_back(scaled_dot(vector, distance));
  }

  double at(std::int32_t index) const {
    if (index < 0) return kMasked;
    if (spec_.scheme == "window") return 0;
    return spec_.scheme == "alibi" ? 0 - slope_ * index : values_[static_cast<std::size_t>(index)];
  }

 private:
  const PositionBiasSpec& spec_;
  double slope_;
  std::vector<double> values_;
  std::vector<std::vector<double>> vectors_;
};

/// weights = softmax(scores). At least one score is finite, since a query sees itself.
void fill_softmax(std::span<const double> scores, std::span<double> weights) {
  const double max = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (std::size_t j = 0; j < scores.size(); ++j) sum += weights[j] = compact_exp(scores[j] - max);
  for (double& weight : weights) weight /= sum;
}

std::string format(double number) { return to_string(to_int64(number)); }

/// The smallest backward distance of each 't5' bucket; returns their number.
std::size_t find_bucket_starts(const PositionBiasSpec& spec, std::span<double> starts) {
  std::size_t count = 0;
  std::size_t last = 0;
  for (std::int64_t distance = 0; distance <= to_int64(spec.farthest); ++distance) {
    const std::size_t bucket =
        t5_bucket(-distance, spec.mask == "causal", to_size(spec.buckets), to_size(spec.farthest));
    if (count > 0 && bucket == last) continue;
    last = bucket;
    starts[count++] = static_cast<double>(distance);
  }
  return count;
}

}  // namespace

std::size_t t5_bucket(std::int64_t key_minus_query, bool causal, std::size_t buckets, std::size_t max_distance) {
  const std::size_t direction_buckets = causal ? buckets : buckets / 2;
  const std::size_t first = !causal && key_minus_query > 0 ? direction_buckets : 0;
  const std::int64_t distance_back = causal ? std::max<std::int64_t>(-key_minus_query, 0) : std::abs(key_minus_query);
  const auto distance = static_cast<std::size_t>(distance_back);
  const std::size_t exact = direction_buckets / 2;
  if (distance < exact) return first + distance;
  const double growth = compact_log(static_cast<double>(distance) / static_cast<double>(exact)) /
                        compact_log(static_cast<double>(max_distance) / static_cast<double>(exact));
  const auto shared = static_cast<std::size_t>(growth * static_cast<double>(direction_buckets - exact));
  return first + std::min(exact + shared, direction_buckets - 1);
}

double alibi_slope(std::size_t head, std::size_t heads) {
  const std::size_t lower = std::bit_floor(heads);
  // Heads beyond the lower power of two interleave the slopes of the next one.
  const double exponent = head < lower ? 8.0 * static_cast<double>(head + 1) / static_cast<double>(lower)
                                       : 4.0 * static_cast<double>(2 * (head - lower) + 1) / static_cast<double>(lower);
  const double integer_exponent = std::floor(exponent);  // powers of two are exact
  return std::ldexp(compact_exp((integer_exponent - exponent) * std::numbers::ln2),
                    -static_cast<int>(integer_exponent));
}

std::optional<ValidationError> check(const PositionBiasSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.head >= spec.heads) {
    return ValidationError{"head must be less than heads, " + format(spec.heads) + ", got ", spec.head};
  }
  if (spec.query >= spec.length) {
    return ValidationError{"query must be less than length, " + format(spec.length) + ", got ", spec.query};
  }
  if (spec.farthest <= spec.buckets / 2) {
    return ValidationError{"farthest must be more than half of buckets, " + format(spec.buckets / 2) + ", got ",
                           spec.farthest};
  }
  return std::nullopt;
}

std::size_t fill_position_bias(const PositionBiasSpec& spec, const PositionBias& result) {
  const std::size_t length = to_size(spec.length);
  for (std::size_t head = 0; head < result.slopes.size(); ++head) {
    result.slopes[head] = alibi_slope(head, result.slopes.size());
  }
  BiasValues values(spec);
  for (std::size_t query = 0; query < length; ++query) {
    values.set_query(query);
    for (std::size_t key = 0; key < length; ++key) {
      const auto index = bias_index(spec, static_cast<std::int64_t>(key) - static_cast<std::int64_t>(query));
      result.places[query * length + key] = index;
      result.bias[query * length + key] = values.at(index);
    }
  }
  const std::size_t shown_query = to_size(spec.query);
  const auto query = draw_vector(spec, "query", shown_query);
  for (std::size_t key = 0; key < length; ++key) {
    const bool masked = is_masked(spec, static_cast<std::int64_t>(key) - static_cast<std::int64_t>(shown_query));
    result.scores[key] = masked ? kMasked : scaled_dot(query, draw_vector(spec, "key", key));
    result.biased_scores[key] = result.scores[key] + result.bias[shown_query * length + key];
  }
  fill_softmax(result.scores, result.weights);
  fill_softmax(result.biased_scores, result.biased_weights);
  return spec.scheme == "t5" ? find_bucket_starts(spec, result.starts) : 0;
}

}  // namespace posenc
