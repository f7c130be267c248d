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
#include "trigonometric_sums.h"

namespace posenc {
namespace {

/// One half-size fit: the matrix with its targets, and room for the ridge.
class HalfFit {
 public:
  HalfFit(std::size_t rows, std::size_t pairs) : rows_(rows), pairs_(pairs), values_((rows + pairs) * (pairs + 1)) {}

  std::span<double> row(std::size_t row) { return matrix().row(row); }

  std::vector<double> solve(double ridge) {
    std::vector<double> coefficients(pairs_);
    solve_ridge(matrix(), ridge, coefficients);
    return coefficients;
  }

 private:
  DoubleMatrixView matrix() { return {values_, rows_ + pairs_, pairs_ + 1}; }

  std::size_t rows_;
  std::size_t pairs_;
  std::vector<double> values_;
};

struct Halves {
  HalfFit even;
  HalfFit odd;
};

/// Row t of both is at the distance middle + t + 1/2 and covers two targets.
Halves build_halves(const std::vector<Phase>& increments, std::span<const double> targets) {
  const std::size_t rows = targets.size() / 2;
  const std::size_t pairs = increments.size();
  Halves halves{{rows, pairs}, {rows, pairs}};
  for (std::size_t row = 0; row < rows; ++row) {
    const auto even = halves.even.row(row);
    const auto odd = halves.odd.row(row);
    const double distance = static_cast<double>(row) + 0.5;
    for (std::size_t pair = 0; pair < pairs; pair += 2) {
      const std::size_t other = std::min(pair + 1, pairs - 1);
      const SinCosX2 phasors =
          sincos(real_phase_at(increments[pair], distance), real_phase_at(increments[other], distance));
      even[other] = phasors.cosine[1];
      odd[other] = phasors.sine[1];
      even[pair] = phasors.cosine[0];
      odd[pair] = phasors.sine[0];
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

  std::vector<Phase> increments;
  for (const Frequency& frequency : pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base)) {
    increments.push_back(frequency.turns_per_position);
  }
  Halves halves = build_halves(increments, result.targets);
  const std::vector<double> even = halves.even.solve(spec.ridge / 2);
  const std::vector<double> odd = halves.odd.solve(spec.ridge / 2);
  const double middle = (spec.trained_length - 1) / 2;
  for (std::size_t pair = 0; pair < increments.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(increments[pair], middle));
    result.cosines[pair] = even[pair] * cosine - odd[pair] * sine;
    result.sines[pair] = even[pair] * sine + odd[pair] * cosine;
  }

  TrigonometricSums unit_steps(increments, 1);
  unit_steps.fill(even, odd, -middle, result.fitted);
  unit_steps.fill(even, odd, spec.trained_length - middle, result.extrapolated);
  TrigonometricSums(increments, spec.trained_length / spec.length).fill(even, odd, -middle, result.interpolated);

  double squares = 0;
  for (std::size_t index = 0; index < result.fitted.size(); ++index) {
    const double error = result.fitted[index] - result.targets[index];
    squares += error * error;
  }
  return std::sqrt(squares / spec.trained_length);
}

double max_abs(std::span<const double> numbers) {
  double result = 0;
  for (const double number : numbers) result = std::max(result, std::abs(number));
  return result;
}

}  // namespace posenc
