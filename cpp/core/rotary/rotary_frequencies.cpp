#include <posenc/rotary_frequencies.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <posenc/dtoa.h>
#include <posenc/exponentials.h>
#include <posenc/frequency.h>

namespace posenc {
namespace {

/// By how much a larger base stretches the slowest hand.
double stretch_of(const RotaryFrequenciesSpec& spec) {
  if (spec.scaling == "ntk") return spec.factor;
  if (spec.scaling != "dynamic") return 1;
  // s length / L - (s - 1), whose difference would lose digits.
  const double beyond = std::max(spec.length - spec.original_length, 0.0);
  return 1 + spec.factor * beyond / spec.original_length;
}

/// The pair, a real number, whose hand makes so many turns in the original context. Neither the quotient of the two nor
/// their product with 2 pi need be a double.
double pair_of(const RotaryFrequenciesSpec& spec, double turns) {
  const double ratio = compact_log(spec.original_length / (2 * std::numbers::pi)) - compact_log(turns);
  return spec.dimensions * ratio / (2 * compact_log(spec.base));
}

/// The share of a frequency that is kept: 1 from `whole` on, 0 up to `none`, linear in between.
double kept(double value, double none, double whole) {
  if (none == whole) return value > whole ? 1 : 0;
  return std::clamp((value - none) / (whole - none), 0.0, 1.0);
}

/// The first and the last pair of YaRN's ramp.
struct Ramp {
  double low = 0;
  double high = 0;
};

Ramp ramp_of(const RotaryFrequenciesSpec& spec) {
  Ramp ramp{pair_of(spec, spec.beta_fast), pair_of(spec, spec.beta_slow)};
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
  const auto pairs = static_cast<std::size_t>(spec.dimensions) / 2;
  if (spec.scaling != "longrope" || spec.factors.size() == pairs) return std::nullopt;
  return ValidationError{"factors must be " + to_string(static_cast<std::int64_t>(pairs)) + " numbers, got " +
                         to_string(static_cast<std::int64_t>(spec.factors.size()))};
}

double fill_rotary_frequencies(const RotaryFrequenciesSpec& spec, std::span<double> values) {
  const auto speeds = pair_frequencies(2 * values.size(), spec.base);
  // A base larger by s^(d / (d - 2)) divides hand i by s^(2i / (d - 2)). It need not be a double, and is never made.
  const double slower = compact_log(stretch_of(spec)) / std::max(static_cast<double>(values.size()) - 1, 1.0);
  const bool has_ramp = spec.scaling == "yarn" && spec.ramp == "code";
  const Ramp ramp = has_ramp ? ramp_of(spec) : Ramp{};
  const auto turning = static_cast<std::size_t>(spec.share * static_cast<double>(values.size()));
  for (std::size_t pair = 0; pair < values.size(); ++pair) {
    const double speed = speeds[pair].omega * compact_exp(-slower * static_cast<double>(pair));
    const double turns = spec.original_length * speed / (2 * std::numbers::pi);
    double share = 1;  // of the frequency, beside what is divided by the factor
    if (spec.scaling == "linear") share = 0;
    if (spec.scaling == "llama3") share = kept(turns, spec.low_factor, spec.high_factor);
    if (spec.scaling == "yarn") {
      share =
          has_ramp ? kept(static_cast<double>(pair), ramp.high, ramp.low) : kept(turns, spec.beta_slow, spec.beta_fast);
    }
    values[pair] = share * speed + (1 - share) * (speed / spec.factor);
    if (spec.scaling == "longrope") values[pair] = speed / spec.factors[pair];
    if (spec.scaling == "proportional" && pair >= turning) values[pair] = 0;
  }
  return attention_factor(spec);
}

}  // namespace posenc
