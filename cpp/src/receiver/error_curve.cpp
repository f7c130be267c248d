#include <posenc/receiver/error_curve.h>

#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/receiver/receiver.h>
#include <posenc/spec/limits.h>

namespace posenc {

double true_position(std::uint64_t seed, std::uint64_t trial, std::size_t candidates) {
  // A separate seed, so that the noise of a trial is independent of its position.
  const std::uint64_t own_seed = Random::stream(seed, fnv1a_hash("hidden positions")).next();
  return static_cast<double>(Random::stream(own_seed, trial).below(candidates));
}

ErrorCurveSums error_curve_sums(const CliffSpec& spec) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  const auto candidates = to_size(spec.candidates);
  const auto seed = static_cast<std::uint64_t>(spec.seed);
  const double max_error = half_period(frequencies);
  Receiver receiver(frequencies, 0, candidates);
  std::vector<SinCos> received(frequencies.size());
  ErrorCurveSums sums;
  sums.bound = cramer_rao_bound(frequencies, spec.sigma);
  for (; sums.trials < spec.trials; ++sums.trials) {
    const auto trial = static_cast<std::uint64_t>(spec.first_trial + sums.trials);
    const double position = true_position(seed, trial, candidates);
    fill_received(position, spec.sigma, seed, trial, frequencies, received);
    const Fix fix = receiver.fix(received);
    const double integer_error = fix.integer_part - position;
    const double error = integer_error + fix.offset;
    const double squared = error * error;
    const double squared_integer = integer_error * integer_error;
    sums.squared_error += squared;
    sums.squared_integer_error += squared_integer;
    sums.fourth_power_error += squared * squared;
    sums.fourth_power_integer_error += squared_integer * squared_integer;
    if (integer_error != 0) ++sums.integer_misses;
    if (std::abs(integer_error) > max_error) {
      ++sums.cycle_slips;
    } else {
      sums.error += error;
      sums.squared_error_without_slips += squared;
    }
  }
  return sums;
}

}  // namespace posenc
