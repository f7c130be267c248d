#include <posenc/fitted_scores.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/least_squares.h>
#include <posenc/random.h>
#include <posenc/sincos_x2.h>
#include "wave_sums.h"

namespace posenc {
namespace {

/// A fit of half the size: its matrix with the numbers it is fitted to, and room for the rows of the ridge.
class Half {
 public:
  Half(std::size_t rows, std::size_t pairs) : rows_(rows), pairs_(pairs), numbers_((rows + pairs) * (pairs + 1)) {}

  std::span<double> row(std::size_t row) { return matrix().row(row); }

  std::vector<double> fitted(double ridge) {
    std::vector<double> found(pairs_);
    solve_ridge(matrix(), ridge, found);
    return found;
  }

 private:
  DoubleMatrixView matrix() { return {numbers_, rows_ + pairs_, pairs_ + 1}; }

  std::size_t rows_;
  std::size_t pairs_;
  std::vector<double> numbers_;
};

struct Halves {
  Half even;
  Half odd;
};

/// Row t of both is at the distance middle + t + 1/2, and stands for two targets.
Halves halves_of(const std::vector<Phase>& speeds, std::span<const double> targets) {
  const std::size_t rows = targets.size() / 2;
  const std::size_t pairs = speeds.size();
  Halves halves{{rows, pairs}, {rows, pairs}};
  for (std::size_t row = 0; row < rows; ++row) {
    const auto even = halves.even.row(row);
    const auto odd = halves.odd.row(row);
    const double distance = static_cast<double>(row) + 0.5;
    for (std::size_t pair = 0; pair < pairs; pair += 2) {
      const std::size_t other = std::min(pair + 1, pairs - 1);
      const SinCosX2 turned = sincos(real_phase_at(speeds[pair], distance), real_phase_at(speeds[other], distance));
      even[other] = turned.cosine[1];
      odd[other] = turned.sine[1];
      even[pair] = turned.cosine[0];
      odd[pair] = turned.sine[0];
    }
    const double after = targets[rows + row];
    const double before = targets[rows - 1 - row];
    even[pairs] = (after + before) / 2;
    odd[pairs] = (after - before) / 2;
  }
  return halves;
}

}  // namespace

double fill_fitted_scores(const FitScoresSpec& spec, const FittedScores& result) {
  Random random(static_cast<std::uint64_t>(spec.seed));
  for (double& target : result.targets) target = random.normal();

  std::vector<Phase> speeds;
  for (const Frequency& hand : pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    speeds.push_back(hand.turns_per_position);
  }
  Halves halves = halves_of(speeds, result.targets);
  const std::vector<double> even = halves.even.fitted(spec.ridge / 2);
  const std::vector<double> odd = halves.odd.fitted(spec.ridge / 2);
  const double middle = (spec.trained_length - 1) / 2;
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(speeds[pair], middle));
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
