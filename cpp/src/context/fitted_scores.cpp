#include <posenc/context/fitted_scores.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <posenc/correlator/phase_correlator.h>
#include <posenc/numbers/linear_algebra.h>
#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>

namespace posenc {
namespace {

/// The coefficients of the cosines, which are even around the middle distance, or of the sines, which are odd. Row t is
/// at the distance middle + t + 1/2 and covers two targets.
std::vector<double> fit_half(std::span<const Phase> increments, std::span<const double> targets, double ridge,
                             bool is_odd) {
  const std::size_t rows = targets.size() / 2;
  const std::size_t pairs = increments.size();
  std::vector<double> numbers((rows + pairs) * (pairs + 1));
  const DoubleMatrixView matrix(numbers, rows + pairs, pairs + 1);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t pair = 0; pair < pairs; ++pair) {
      const auto [sine, cosine] = sincos(real_phase_at(increments[pair], static_cast<double>(row) + 0.5));
      matrix(row, pair) = is_odd ? sine : cosine;
    }
    const double before = targets[rows - 1 - row];
    matrix(row, pairs) = (targets[rows + row] + (is_odd ? -before : before)) / 2;
  }
  std::vector<double> coefficients(pairs);
  solve_ridge(matrix, ridge, coefficients);
  return coefficients;
}

}  // namespace

double fill_fitted_scores(const FitScoresSpec& spec, const FittedScores& result) {
  Random random(static_cast<std::uint64_t>(spec.seed));
  for (double& target : result.targets) target = random.normal();

  const auto increments = phase_increments(pair_frequencies(to_size(spec.dimensions), spec.base));
  const std::vector<double> even = fit_half(increments, result.targets, spec.ridge / 2, false);
  const std::vector<double> odd = fit_half(increments, result.targets, spec.ridge / 2, true);
  const double middle = (spec.trained_length - 1) / 2;
  for (std::size_t pair = 0; pair < increments.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(increments[pair], middle));
    result.cosines[pair] = even[pair] * cosine - odd[pair] * sine;
    result.sines[pair] = even[pair] * sine + odd[pair] * cosine;
  }

  std::vector<SinCos> coefficients(increments.size());  // around the middle
  for (std::size_t pair = 0; pair < coefficients.size(); ++pair) coefficients[pair] = {odd[pair], even[pair]};
  PhaseCorrelator unit_steps(increments, 1);
  unit_steps.fill(coefficients, -middle, result.fitted);
  unit_steps.fill(coefficients, spec.trained_length - middle, result.extrapolated);
  PhaseCorrelator(increments, spec.trained_length / spec.length).fill(coefficients, -middle, result.interpolated);

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
