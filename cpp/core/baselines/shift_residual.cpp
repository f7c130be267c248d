#include <posenc/shift_residual.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include <posenc/least_squares.h>
#include <posenc/random.h>

namespace posenc {
namespace {

/// A random permutation of 0 to count - 1 (Fisher and Yates; Durstenfeld 1964).
std::vector<std::size_t> random_permutation(std::size_t count, std::uint64_t seed) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random random = Random::stream(seed, fnv1a_hash("shuffled"));
  for (std::size_t remaining = count; remaining > 1; --remaining)
    std::swap(order[remaining - 1], order[random.below(remaining)]);
  return order;
}

/// Copies an encoding and appends 1 if there is room.
void copy_with_bias(std::span<const double> code, std::span<double> row) {
  std::copy(code.begin(), code.end(), row.begin());
  if (row.size() > code.size()) row.back() = 1;
}

/// The least-squares matrix (inputs x columns) for these positions.
std::vector<double> fit(DoubleMatrixView codes, std::size_t shift, std::span<const std::size_t> positions,
                        std::size_t inputs) {
  const std::size_t columns = codes.columns();
  std::vector<double> input_values(positions.size() * inputs);
  std::vector<double> targets(positions.size() * columns);
  std::vector<double> matrix(inputs * columns);
  const DoubleMatrixView a(input_values, positions.size(), inputs);
  const DoubleMatrixView b(targets, positions.size(), columns);
  for (std::size_t row = 0; row < positions.size(); ++row) {
    copy_with_bias(codes.row(positions[row]), a.row(row));
    copy_with_bias(codes.row(positions[row] + shift), b.row(row));
  }
  solve_least_squares(a, b, {matrix, inputs, columns});
  return matrix;
}

/// The relative residual of the matrix at these positions.
double evaluate_residual(DoubleMatrixView codes, std::size_t shift, std::span<const std::size_t> positions,
                         std::vector<double> matrix) {
  const std::size_t columns = codes.columns();
  const DoubleMatrixView m(matrix, matrix.size() / columns, columns);
  std::vector<double> input(m.rows());
  std::vector<double> error(columns);
  double squared_errors = 0;
  double squared_codes = 0;
  for (const std::size_t position : positions) {
    const auto target = codes.row(position + shift);
    copy_with_bias(codes.row(position), input);
    for (std::size_t j = 0; j < columns; ++j) error[j] = -target[j];
    for (std::size_t i = 0; i < input.size(); ++i) {
      for (std::size_t j = 0; j < columns; ++j) error[j] += input[i] * m(i, j);
    }
    squared_errors = std::inner_product(error.begin(), error.end(), error.begin(), squared_errors);
    squared_codes = std::inner_product(target.begin(), target.end(), target.begin(), squared_codes);
  }
  return std::sqrt(squared_errors / squared_codes);
}

}  // namespace

ShiftResidual shift_residual(DoubleMatrixView codes, std::size_t shift, std::uint64_t seed) {
  const std::size_t pairs = codes.rows() - shift;
  const std::size_t columns = codes.columns();
  constexpr double kNotEvaluated = std::numeric_limits<double>::quiet_NaN();
  if (pairs <= 2 * columns) return {kNotEvaluated, kNotEvaluated};
  const auto positions = random_permutation(pairs, seed);
  const auto training = std::span(positions).first((pairs + 1) / 2);
  const auto held_out = std::span(positions).subspan(training.size());
  return {evaluate_residual(codes, shift, held_out, fit(codes, shift, training, columns)),
          evaluate_residual(codes, shift, held_out, fit(codes, shift, training, columns + 1))};
}

std::size_t shift_residual_bytes(std::size_t positions, std::size_t columns) {
  const std::size_t half = (positions + 1) / 2;
  const std::size_t numbers = positions + 2 * half * (columns + 1) + (columns + 1) * columns + 8 * (columns + 1);
  return (numbers + half) * sizeof(double);
}

}  // namespace posenc
