#include <posenc/rotary_frequencies.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <posenc/frequency.h>
#include <posenc/number_text.h>

namespace posenc {
namespace {

// Those of the standard library bring tables of six kilobytes that no other call needs; these are as good for what is
// here.
double log_of(double value) { return std::log1p(value - 1); }
double exp_of(double value) { return std::expm1(value) + 1; }

/// The base with which the slowest frequency is that of `base` divided by `stretch`. Of one pair there is no slowest.
double stretched(double base, double dimensions, double stretch) {
  if (dimensions == 2) return base;
  const double larger = base * exp_of(log_of(stretch) * dimensions / (dimensions - 2));
  return std::min(larger, std::numeric_limits<double>::max());
}

double base_of(const RotaryFrequenciesSpec& spec) {
  if (spec.scaling == "ntk") return stretched(spec.base, spec.dimensions, spec.factor);
  if (spec.scaling != "dynamic") return spec.base;
  const double length = std::max(spec.length, spec.original_length);
  const double stretch = spec.factor * length / spec.original_length - (spec.factor - 1);
  return stretched(spec.base, spec.dimensions, stretch);
}

/// The pair, a real number, whose hand makes so many turns in the original context.
double pair_of(const RotaryFrequenciesSpec& spec, double turns) {
  return spec.dimensions * log_of(spec.original_length / (turns * 2 * std::numbers::pi)) / (2 * log_of(spec.base));
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
  const double log = log_of(spec.factor);
  if (spec.scaling == "yarn") return 0.1 * log + 1;
  return spec.scaling == "longrope" ? std::sqrt(1 + log / log_of(spec.original_length)) : 1;
}

}  // namespace

Reason check(const RotaryFrequenciesSpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  if (spec.high_factor < spec.low_factor) {
    return Refusal{"highFactor must be at least lowFactor, got ", spec.high_factor};
  }
  const auto pairs = static_cast<std::size_t>(spec.dimensions) / 2;
  if (spec.scaling != "longrope" || spec.factors.size() == pairs) return std::nullopt;
  return Refusal{"factors must be " + text_of(static_cast<std::int64_t>(pairs)) + " numbers, got " +
                 text_of(static_cast<std::int64_t>(spec.factors.size()))};
}

double fill_rotary_frequencies(const RotaryFrequenciesSpec& spec, std::span<double> values) {
  const auto speeds = frequencies(2 * values.size(), base_of(spec));
  const Ramp ramp = ramp_of(spec);
  const auto turning = static_cast<std::size_t>(spec.share * static_cast<double>(values.size()));
  for (std::size_t pair = 0; pair < values.size(); ++pair) {
    const double speed = speeds[pair].radians;
    const double turns = spec.original_length * speed / (2 * std::numbers::pi);
    double share = 1;  // of the frequency, beside what is divided by the factor
    if (spec.scaling == "linear") share = 0;
    if (spec.scaling == "llama3") share = kept(turns, spec.low_factor, spec.high_factor);
    if (spec.scaling == "yarn") {
      share = spec.ramp == "paper" ? kept(turns, spec.beta_slow, spec.beta_fast)
                                   : kept(static_cast<double>(pair), ramp.high, ramp.low);
    }
    values[pair] = share * speed + (1 - share) * (speed / spec.factor);
    if (spec.scaling == "longrope") values[pair] = speed / spec.factors[pair];
    if (spec.scaling == "proportional" && pair >= turning) values[pair] = 0;
  }
  return attention_factor(spec);
}

}  // namespace posenc
