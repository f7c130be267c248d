#include <posenc/fitted_scores.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/least_squares.h>
#include <posenc/random.h>
#include <posenc/two_phases.h>
#include "wave_sums.h"

namespace posenc {
namespace {

/// The even or the odd half of the fit. Row t of both is at the distance middle + t + 1/2, and stands for two targets.
std::vector<double> fitted_half(const std::vector<Turn>& speeds, std::span<const double> targets, double ridge,
                                bool even) {
  const std::size_t rows = targets.size() / 2;
  const std::size_t pairs = speeds.size();
  std::vector<double> waves((rows + pairs) * pairs);
  std::vector<double> aims(rows + pairs);
  std::vector<double> found(pairs);
  const DoubleMatrixView matrix(waves, rows + pairs, pairs);
  for (std::size_t row = 0; row < rows; ++row) {
    const double after = targets[rows + row];
    const double before = targets[rows - 1 - row];
    aims[row] = even ? (after + before) / 2 : (after - before) / 2;
    const double distance = static_cast<double>(row) + 0.5;
    for (std::size_t pair = 0; pair < pairs; pair += 2) {
      const std::size_t other = std::min(pair + 1, pairs - 1);
      const SineCosine2 turned =
          sine_cosine(real_phase_at(speeds[pair], distance), real_phase_at(speeds[other], distance));
      const Double2 waves_of_two = even ? turned.cosine : turned.sine;
      matrix(row, pair) = waves_of_two[0];
      if (other > pair) matrix(row, other) = waves_of_two[1];
    }
  }
  for (std::size_t pair = 0; pair < pairs; ++pair) matrix(rows + pair, pair) = std::sqrt(ridge / 2);
  solve_least_squares(matrix, {aims, rows + pairs, 1}, {found, pairs, 1});
  return found;
}

}  // namespace

double fill_fitted_scores(const FitScoresSpec& spec, const FittedScores& result) {
  Random random(static_cast<std::uint64_t>(spec.seed));
  for (double& target : result.targets) target = random.normal();

  std::vector<Turn> speeds;
  for (const Frequency& hand : frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    speeds.push_back(hand.per_position);
  }
  const std::vector<double> even = fitted_half(speeds, result.targets, spec.ridge, true);
  const std::vector<double> odd = fitted_half(speeds, result.targets, spec.ridge, false);
  const double middle = (spec.trained_length - 1) / 2;
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const auto [sine, cosine] = sine_cosine(real_phase_at(speeds[pair], middle));
    result.cosines[pair] = even[pair] * cosine - odd[pair] * sine;
    result.sines[pair] = even[pair] * sine + odd[pair] * cosine;
  }

  WaveSums whole(speeds, 1);
  whole.fill(even, odd, -middle, result.inside);
  whole.fill(even, odd, spec.trained_length - middle, result.outside);
  WaveSums(speeds, spec.trained_length / spec.length).fill(even, odd, -middle, result.squeezed);

  double squares = 0;
  for (std::size_t place = 0; place < result.inside.size(); ++place) {
    const double apart = result.inside[place] - result.targets[place];
    squares += apart * apart;
  }
  return std::sqrt(squares / spec.trained_length);
}

}  // namespace posenc
