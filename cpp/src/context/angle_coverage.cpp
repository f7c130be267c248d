#include <posenc/context/angle_coverage.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include <posenc/phase/phase.h>
#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

constexpr Uint128 kTurn = Uint128{1} << 64;  // angles in units of 2^-64 of a turn

/// The sum of floor((slope p + start) / kTurn) over p = 0 ... count - 1, modulo 2^128, by the Euclidean algorithm.
/// Precondition: slope and start are below kTurn, count is at most 2^30.
Uint128 sum_of_floors(Uint128 count, Uint128 slope, Uint128 start) {
  Uint128 sum = 0;
  Uint128 divisor = kTurn;
  while (true) {
    sum += count * (count - 1) / 2 * (slope / divisor) + count * (start / divisor);
    slope %= divisor;
    start %= divisor;
    const Uint128 end = slope * count + start;
    if (end < divisor) return sum;
    count = end / divisor;
    start = end % divisor;
    std::swap(slope, divisor);
  }
}

/// Counts positions 0 ... count - 1 with an angle below `arc`: every other position adds 1 to floor(p f + 1 - arc) -
/// floor(p f).
Uint128 positions_within(Uint128 count, Uint128 increment, Uint128 arc) {
  return count - (sum_of_floors(count, increment, kTurn - arc) - sum_of_floors(count, increment, 0));
}

double turns_per_position(double radians) { return radians / (2 * std::numbers::pi); }

Uint128 to_increment(double radians) { return phase_from_turns(turns_per_position(radians)).fraction >> 64; }

}  // namespace

std::optional<ValidationError> check(const SeenAnglesSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const std::size_t trained_omegas = spec.trained_frequencies.size();
  if (trained_omegas == 0 || trained_omegas == spec.frequencies.size()) return std::nullopt;
  return ValidationError{"trainedFrequencies must be none or " +
                         to_string(static_cast<std::int64_t>(spec.frequencies.size())) + " numbers, got " +
                         to_string(static_cast<std::int64_t>(trained_omegas))};
}

void fill_angle_coverage(const SeenAnglesSpec& spec, const AngleCoverage& result) {
  const auto& trained_omegas = spec.trained_frequencies.empty() ? spec.frequencies : spec.trained_frequencies;
  for (std::size_t pair = 0; pair < spec.frequencies.size(); ++pair) {
    const double omega = spec.frequencies[pair];
    result.wavelengths[pair] = 2 * std::numbers::pi / std::abs(omega);  // omega may be -0
    result.turns[pair] = spec.length * turns_per_position(omega);
    result.trained_turns[pair] = spec.trained_length * turns_per_position(trained_omegas[pair]);
    result.coverage[pair] = std::min(1.0, result.trained_turns[pair]);
    result.ood_fraction[pair] = 0;
    if (result.coverage[pair] >= 1) continue;
    // At frequency 0 the single angle 0 is covered.
    const Uint128 covered_arc = to_increment(trained_omegas[pair]) * static_cast<Uint128>(spec.trained_length);
    const Uint128 arc = std::clamp<Uint128>(covered_arc, 1, kTurn);
    const auto length = static_cast<Uint128>(spec.length);
    const auto ood = length - positions_within(length, to_increment(omega), arc);
    result.ood_fraction[pair] = static_cast<double>(ood) / spec.length;
  }
}

}  // namespace posenc
