#include <posenc/rotary/rotary_frequencies.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <posenc/numbers/elementary.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

/// The factor by which the NTK base divides the slowest frequency.
double ntk_factor(const RotaryFrequenciesSpec& spec) {
  if (spec.scaling == "ntk") return spec.factor;
  if (spec.scaling != "dynamic") return 1;
  // s length / L - (s - 1), without cancellation.
  const double beyond = std::max(spec.length - spec.original_length, 0.0);
  return 1 + spec.factor * beyond / spec.original_length;
}

/// The real-valued pair index with this many turns in the original context, as in YaRN's code. In logarithms, since the
/// quotients may overflow.
double find_correction_dim(const RotaryFrequenciesSpec& spec, double turns) {
  const double ratio = compact_log(spec.original_length / (2 * std::numbers::pi)) - compact_log(turns);
  return spec.dimensions * ratio / (2 * compact_log(spec.base));
}

/// 1 at and beyond `one_at`, 0 at and beyond `zero_at`, linear in between.
double linear_ramp(double value, double zero_at, double one_at) {
  if (zero_at == one_at) return value > one_at ? 1 : 0;
  return std::clamp((value - zero_at) / (one_at - zero_at), 0.0, 1.0);
}

/// First and last pair of YaRN's ramp.
struct Ramp {
  double low = 0;
  double high = 0;
};

Ramp find_correction_range(const RotaryFrequenciesSpec& spec) {
  Ramp ramp{find_correction_dim(spec, spec.beta_fast), find_correction_dim(spec, spec.beta_slow)};
  if (spec.truncate == 1) ramp = {std::floor(ramp.low), std::ceil(ramp.high)};
  ramp = {std::max(ramp.low, 0.0), std::min(ramp.high, spec.dimensions - 1)};
  if (ramp.low == ramp.high) ramp.high += 0.001;
  return ramp;
}

double attention_factor(const RotaryFrequenciesSpec& spec) {
  const double log = compact_log(spec.factor);
  if (spec.scaling == "yarn") return 0.1 * log + 1;
  return spec.scaling == "longrope" ? std::sqrt(1 + log / compact_log(spec.original_length)) : 1;
}

}  // namespace

std::optional<ValidationError> check(const RotaryFrequenciesSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.high_factor < spec.low_factor) {
    return ValidationError{"highFactor must be at least lowFactor, got ", spec.high_factor};
  }
  const auto pairs = to_size(spec.dimensions) / 2;
  if (spec.scaling != "longrope" || spec.factors.size() == pairs) return std::nullopt;
  return ValidationError{"factors must be " + to_string(static_cast<std::int64_t>(pairs)) + " numbers, got " +
                         to_string(static_cast<std::int64_t>(spec.factors.size()))};
}

double fill_rotary_frequencies(const RotaryFrequenciesSpec& spec, std::span<double> values) {
  const auto frequencies = pair_frequencies(2 * values.size(), spec.base);
  // A base larger by s^(d / (d - 2)) divides frequency i by s^(2i / (d - 2)). The base may overflow a double, so it is
  // not computed.
  const double log_ratio = compact_log(ntk_factor(spec)) / std::max(static_cast<double>(values.size()) - 1, 1.0);
  const bool ramps_by_pair = spec.scaling == "yarn" && spec.ramp == "code";
  const Ramp ramp = ramps_by_pair ? find_correction_range(spec) : Ramp{};
  const auto rotated_pairs = static_cast<std::size_t>(spec.share * static_cast<double>(values.size()));
  for (std::size_t pair = 0; pair < values.size(); ++pair) {
    const double omega = frequencies[pair].omega * compact_exp(-log_ratio * static_cast<double>(pair));
    const double turns = spec.original_length * omega / (2 * std::numbers::pi);
    double extrapolation = 1;  // weight of the unscaled frequency
    if (spec.scaling == "linear") extrapolation = 0;
    if (spec.scaling == "llama3") extrapolation = linear_ramp(turns, spec.low_factor, spec.high_factor);
    if (spec.scaling == "yarn") {
      extrapolation = ramps_by_pair ? linear_ramp(static_cast<double>(pair), ramp.high, ramp.low)
                                    : linear_ramp(turns, spec.beta_slow, spec.beta_fast);
    }
    values[pair] = extrapolation * omega + (1 - extrapolation) * (omega / spec.factor);
    if (spec.scaling == "longrope") values[pair] = omega / spec.factors[pair];
    if (spec.scaling == "proportional" && pair >= rotated_pairs) values[pair] = 0;
  }
  return attention_factor(spec);
}

}  // namespace posenc
