#include <posenc/cliff.h>

#include <cmath>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/limits.h>
#include <posenc/random.h>
#include <posenc/receiver.h>

namespace posenc {

double hidden_position(std::uint64_t seed, std::uint64_t trial, std::size_t candidates) {
  // Streams of a seed of their own: the noise of a trial must not know where it hides.
  const std::uint64_t own_seed = Random::stream(seed, fnv1a_hash("hidden positions")).next();
  return static_cast<double>(Random::stream(own_seed, trial).below(candidates));
}

CliffSums cliff(const CliffSpec& spec) {
  const auto hands = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const auto candidates = static_cast<std::size_t>(spec.candidates);
  const auto seed = static_cast<std::uint64_t>(spec.seed);
  const double half_width = half_width_of(hands);
  Receiver receiver(hands, 0, candidates);
  std::vector<SinCos> received(hands.size());
  CliffSums sums;
  sums.bound = bound_of(hands, spec.sigma);
  for (; sums.trials < spec.trials; ++sums.trials) {
    const auto trial = static_cast<std::uint64_t>(spec.first_trial + sums.trials);
    const double position = hidden_position(seed, trial, candidates);
    fill_received(position, spec.sigma, seed, trial, hands, received);
    const Fix fix = receiver.fix(received);
    const double whole_error = fix.whole - position;
    const double error = whole_error + fix.distance;
    const double squared = error * error;
    const double squared_whole = whole_error * whole_error;
    sums.squared_error += squared;
    sums.squared_whole_error += squared_whole;
    sums.fourth_power_error += squared * squared;
    sums.fourth_power_whole_error += squared_whole * squared_whole;
    if (whole_error != 0) ++sums.whole_misses;
    if (std::abs(whole_error) > half_width) {
      ++sums.wrong_turns;
    } else {
      sums.error += error;
      sums.squared_right_error += squared;
    }
  }
  return sums;
}

}  // namespace posenc
