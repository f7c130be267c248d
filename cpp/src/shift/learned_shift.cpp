#include <posenc/shift/learned_shift.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/numbers/linear_algebra.h>
#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// The interleaved encoding of an integer position, which need not be a double.
void encode_integer_position(std::span<const Frequency> frequencies, std::int64_t position, std::span<double> code) {
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [sine, cosine] = sincos(phase_at(frequencies[pair].turns_per_position, position));
    code[2 * pair] = sine;
    code[2 * pair + 1] = cosine;
  }
}

using Matrix = MatrixOf<double>;

/// The encodings of consecutive positions (positions x dimensions).
Matrix encode_positions(std::span<const Frequency> frequencies, std::int64_t from, std::size_t positions) {
  Matrix codes(positions, 2 * frequencies.size());
  for (std::size_t row = 0; row < positions; ++row) {
    encode_integer_position(frequencies, from + static_cast<std::int64_t>(row), codes.view().row(row));
  }
  return codes;
}

void transpose(DoubleMatrixView square) {
  for (std::size_t i = 0; i < square.rows(); ++i) {
    for (std::size_t j = 0; j < i; ++j) std::swap(square(i, j), square(j, i));
  }
}

/// Accumulates the relative residual over positions.
class ResidualAccumulator {
 public:
  ResidualAccumulator(std::span<const Frequency> frequencies, DoubleMatrixView matrix, std::int64_t shift)
      : frequencies_(frequencies), matrix_(matrix), shift_(shift), code_(matrix.rows()), target_(matrix.rows()) {}

  void add(std::int64_t position) {
    encode_integer_position(frequencies_, position, code_);
    encode_integer_position(frequencies_, position + shift_, target_);
    for (std::size_t i = 0; i < target_.size(); ++i) {
      double error = -target_[i];
      for (std::size_t j = 0; j < code_.size(); ++j) error += matrix_(i, j) * code_[j];
      squared_errors_ += error * error;
      squared_codes_ += target_[i] * target_[i];
    }
  }

  double residual() const { return std::sqrt(squared_errors_ / squared_codes_); }

 private:
  std::span<const Frequency> frequencies_;
  DoubleMatrixView matrix_;
  std::int64_t shift_;
  std::vector<double> code_;
  std::vector<double> target_;
  double squared_errors_ = 0;
  double squared_codes_ = 0;
};

/// The largest difference of an entry from R_k, encodings interleaved.
double difference_from_rotation(std::span<const Frequency> frequencies, std::int64_t shift, DoubleMatrixView matrix) {
  double max = 0;
  for (std::size_t i = 0; i < matrix.rows(); ++i) {
    const auto [sine, cosine] = sincos(phase_at(frequencies[i / 2].turns_per_position, shift));
    for (std::size_t j = 0; j < matrix.columns(); ++j) {
      double exact = 0;
      if (j / 2 == i / 2) exact = i == j ? cosine : i < j ? sine : -sine;
      max = std::max(max, std::abs(matrix(i, j) - exact));
    }
  }
  return max;
}

}  // namespace

LearnedShift fill_learned_shift(const LearnedShiftSpec& spec, DoubleMatrixView matrix) {
  const auto positions = to_size(spec.positions);
  const auto from = static_cast<std::int64_t>(spec.from);
  const auto shift = static_cast<std::int64_t>(spec.shift);
  const auto frequencies = pair_frequencies(matrix.rows(), spec.base);

  LearnedShift result;
  Matrix examples = encode_positions(frequencies, from, positions);
  Matrix targets = encode_positions(frequencies, from + shift, positions);
  Matrix examples_copy = examples;  // solve_least_squares overwrites its input
  if (positions >= matrix.rows()) result.condition = condition_number(examples_copy.view());
  const std::size_t rank = solve_least_squares(examples.view(), targets.view(), matrix);
  transpose(matrix);  // from row to column vectors
  result.rank = static_cast<double>(rank);

  ResidualAccumulator training(frequencies, matrix, shift);
  for (std::size_t row = 0; row < positions; ++row) training.add(from + static_cast<std::int64_t>(row));
  result.training_residual = training.residual();
  ResidualAccumulator held_out(frequencies, matrix, shift);
  Random random = Random::stream(static_cast<std::uint64_t>(spec.seed), fnv1a_hash("held out"));
  for (int k = 0; k < kHeldOutPositions; ++k) {
    const auto index = static_cast<std::int64_t>(random.below(2 * positions));
    const auto count = static_cast<std::int64_t>(positions);
    held_out.add(from + (index < count ? index - count : index));  // before the examples, or after them
  }
  result.held_out_residual = held_out.residual();
  result.largest_difference = difference_from_rotation(frequencies, shift, matrix);
  if (positions < matrix.rows()) {
    result.outcome = ShiftOutcome::too_few;
  } else if (rank < matrix.rows()) {
    result.outcome = ShiftOutcome::not_unique;
  }
  return result;
}

std::size_t learned_shift_bytes(const LearnedShiftSpec& spec) {
  const auto positions = to_size(spec.positions);
  const auto d = to_size(spec.dimensions);
  return (3 * positions * d + positions + d * d + 20 * d) * sizeof(double);
}

}  // namespace posenc
