#include <posenc/baselines/baseline_encodings.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include <posenc/clock/binary.h>
#include <posenc/numbers/linear_algebra.h>
#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/phase/phase.h>
#include <posenc/phase/simd.h>
#include <posenc/spec/limits.h>

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
MatrixOf<double> fit(DoubleMatrixView codes, std::size_t shift, std::span<const std::size_t> positions,
                     std::size_t inputs) {
  MatrixOf<double> a(positions.size(), inputs);
  MatrixOf<double> b(positions.size(), codes.columns());
  MatrixOf<double> matrix(inputs, codes.columns());
  for (std::size_t row = 0; row < positions.size(); ++row) {
    copy_with_bias(codes.row(positions[row]), a.view().row(row));
    copy_with_bias(codes.row(positions[row] + shift), b.view().row(row));
  }
  solve_least_squares(a.view(), b.view(), matrix.view());
  return matrix;
}

/// The relative residual, on held-out positions, of the best matrix for training positions.
double held_out_residual(DoubleMatrixView codes, std::size_t shift, std::span<const std::size_t> training,
                         std::span<const std::size_t> held_out, std::size_t inputs) {
  MatrixOf<double> matrix = fit(codes, shift, training, inputs);
  const DoubleMatrixView m = matrix.view();
  std::vector<double> input(inputs);
  std::vector<double> error(codes.columns());
  double squared_errors = 0;
  double squared_codes = 0;
  for (const std::size_t position : held_out) {
    const auto target = codes.row(position + shift);
    copy_with_bias(codes.row(position), input);
    for (std::size_t j = 0; j < error.size(); ++j) error[j] = -target[j];
    for (std::size_t i = 0; i < input.size(); ++i) {
      for (std::size_t j = 0; j < error.size(); ++j) error[j] += input[i] * m(i, j);
    }
    squared_errors = std::inner_product(error.begin(), error.end(), error.begin(), squared_errors);
    squared_codes = std::inner_product(target.begin(), target.end(), target.begin(), squared_codes);
  }
  return std::sqrt(squared_errors / squared_codes);
}

void fill_binary_codes(DoubleMatrixView codes) {
  std::vector<std::uint8_t> bits(codes.columns());
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    fill_binary({.position = static_cast<double>(p), .digits = static_cast<double>(bits.size())}, bits);
    std::copy(bits.begin(), bits.end(), codes.row(p).begin());
  }
}

void fill_sinusoidal_codes(double base, DoubleMatrixView codes) {
  const auto frequencies = pair_frequencies(codes.columns(), base);
  for (std::size_t p = 0; p < codes.rows(); ++p)
    encode_position<double>(frequencies, static_cast<double>(p), codes.row(p));
}

void fill_random_codes(double seed, DoubleMatrixView codes) {
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    Random random = Random::stream(static_cast<std::uint64_t>(seed), p);
    for (auto& number : codes.row(p)) number = random.normal();
  }
}

double squared_distance(std::span<const double> a, std::span<const double> b) {
  return unrolled_sum<double>(a.size(), [=](std::size_t k) { return (a[k] - b[k]) * (a[k] - b[k]); });
}

/// The smallest distance between two encodings. For sinusoidal ones it depends on the offset only.
double smallest_distance(DoubleMatrixView codes, bool is_sinusoidal) {
  double min = std::numeric_limits<double>::infinity();
  for (std::size_t p = 0; p < (is_sinusoidal ? 1 : codes.rows()); ++p) {
    for (std::size_t q = p + 1; q < codes.rows(); ++q)
      min = std::min(min, squared_distance(codes.row(p), codes.row(q)));
  }
  return std::sqrt(min);
}

double max_abs(std::span<const double> numbers) {
  double max = 0;
  for (const double number : numbers) max = std::max(max, std::abs(number));
  return max;
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
  return {held_out_residual(codes, shift, training, held_out, columns),
          held_out_residual(codes, shift, training, held_out, columns + 1)};
}

std::size_t shift_residual_bytes(std::size_t positions, std::size_t columns) {
  const std::size_t half = (positions + 1) / 2;
  const std::size_t numbers = positions + 2 * half * (columns + 1) + (columns + 1) * columns + 8 * (columns + 1);
  return (numbers + half) * sizeof(double);
}

std::optional<ValidationError> check(const AttemptSpec& spec) {
  if (is_in_range(spec, spec.length)) {
    if (auto error = check_integer("shift", spec.shift, 1, spec.length - 1)) return error;
  }
  return check_fields(spec);
}

std::size_t baseline_columns(const AttemptSpec& spec) {
  if (spec.attempt == "integer" || spec.attempt == "fraction") return 1;
  if (spec.attempt == "binary") return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(spec.length) - 1));
  return to_size(spec.dimensions);
}

void fill_baseline(const AttemptSpec& spec, DoubleMatrixView codes) {
  if (spec.attempt == "binary") return fill_binary_codes(codes);
  if (spec.attempt == "sinusoidal") return fill_sinusoidal_codes(spec.base, codes);
  if (spec.attempt == "random") return fill_random_codes(spec.seed, codes);
  const double last = spec.attempt == "fraction" ? spec.length - 1 : 1;
  for (std::size_t p = 0; p < codes.rows(); ++p) codes(p, 0) = static_cast<double>(p) / last;
}

BaselineMetrics measure(const AttemptSpec& spec, DoubleMatrixView codes) {
  const auto residual = shift_residual(codes, to_size(spec.shift), static_cast<std::uint64_t>(spec.seed));
  return {
      .max = max_abs(codes.numbers()),
      .neighbour_step = std::sqrt(squared_distance(codes.row(0), codes.row(1))),
      .smallest_distance = smallest_distance(codes, spec.attempt == "sinusoidal"),
      .linear_residual = residual.linear,
      .affine_residual = residual.affine,
  };
}

BaselineMetrics measure_baseline(const AttemptSpec& spec, DoubleMatrixView codes) {
  fill_baseline(spec, codes);
  return measure(spec, codes);
}

}  // namespace posenc
