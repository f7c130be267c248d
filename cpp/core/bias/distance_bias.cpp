#include <posenc/distance_bias.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include <posenc/elementary.h>

namespace posenc {

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

}  // namespace posenc
