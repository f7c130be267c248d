#pragma once

#include <cmath>
#include <vector>

#include <posenc/addition.h>
#include <posenc/decode.h>
#include <posenc/error_curve.h>
#include <posenc/learned_shift.h>
#include <posenc/likelihood.h>
#include <posenc/read_back.h>
#include <posenc/receiver.h>
#include <posenc/rotation.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_rotation(Specs& specs) {
  const auto spec = specs.spec<RotationSpec>();
  if (check(spec) || spec.dimensions > 512) return;
  const std::size_t d = to_size(spec.dimensions);
  std::vector<double> blocks(d);
  std::vector<double> rotated(d);
  std::vector<double> target(d);
  std::vector<float> matrix(d * d);
  require(fill_rotation(spec, {{blocks, d / 2, 2}, rotated, target}) < 3e-16);
  fill_rotation_matrix(spec, {blocks, d / 2, 2}, {matrix, d, d});
  for (const float value : matrix) require_unit(static_cast<double>(value));
}

inline void try_learned_shift(Specs& specs) {
  const auto spec = specs.spec<LearnedShiftSpec>();
  if (check(spec)) return;
  const std::size_t d = to_size(spec.dimensions);
  std::vector<double> matrix(d * d);
  const LearnedShift shift = fill_learned_shift(spec, {matrix, d, d});
  require(shift.rank >= 1 && shift.rank <= std::min(spec.dimensions, spec.positions));
  require(shift.condition >= 1 && shift.training_residual < 1e-6);
}

inline void try_receiver(Specs& specs) {
  const auto spec = specs.spec<ReceiverSpec>();
  if (check(spec) || spec.search_count * spec.dimensions > kMaxBytes) return;
  std::vector<float> code(to_size(spec.dimensions));
  const Reception found = receive(spec, code);
  require(found.fix.integer_part >= spec.search_from && found.fix.integer_part < spec.search_from + spec.search_count);
  require(std::abs(found.fix.offset) <= 1 && found.bound > 0 && found.half_period > 0);
  require(std::isfinite(found.log_likelihood) && std::isfinite(found.error));
  require_valid(DecodeSpec{.vector = {code.begin(), code.end()}, .dimensions = spec.dimensions, .base = spec.base});
}

inline void try_decode(Specs& specs) {
  const auto spec = specs.spec<DecodeSpec>();
  if (check(spec) || spec.candidates * static_cast<double>(spec.vector.size()) > kMaxBytes) return;
  const Decoding found = decode(spec);
  require(found.fix.integer_part >= spec.first && found.fix.integer_part < spec.first + spec.candidates);
  require(std::abs(found.fix.offset) <= 1 && std::abs(found.cosine) <= 1);
  require(std::isfinite(found.fix.score) && found.distance >= 0 && found.half_period > 0);
}

inline void try_likelihood(Specs& specs) {
  const auto spec = specs.spec<LikelihoodSpec>();
  if (check(spec) || (spec.positions + spec.pixels) * spec.dimensions > kMaxBytes) return;
  const LikelihoodShape shape = likelihood_shape(spec);
  const std::size_t pixels = to_size(spec.pixels);
  std::vector<double> pairs(shape.rows);
  std::vector<float> each(shape.rows * pixels);
  std::vector<float> product(pixels);
  fill_likelihood(spec, {pairs, {each, shape.rows, pixels}, product});
  for (const float value : product) require(std::isfinite(value));
  for (const float value : each) require(std::isfinite(value));
}

inline void try_cliff(Specs& specs) {
  const auto spec = specs.spec<CliffSpec>();
  if (check(spec) || (spec.candidates + 64) * spec.dimensions * spec.trials > kMaxBytes) return;
  const ErrorCurveSums sums = error_curve_sums(spec);
  require(sums.trials == spec.trials && sums.cycle_slips <= sums.integer_misses && sums.integer_misses <= sums.trials);
  require(sums.squared_error_without_slips <= sums.squared_error);
  // Cauchy-Schwarz, with room for rounding.
  require(sums.squared_error * sums.squared_error <= sums.trials * sums.fourth_power_error * (1 + 1e-9));
  require(sums.squared_integer_error <= sums.fourth_power_integer_error);  // whole numbers
}

inline void try_addition(Specs& specs) {
  const auto spec = specs.spec<AdditionSpec>();
  if (check(spec)) return;
  const std::size_t d = to_size(spec.dimensions);
  std::vector<float> word(d);
  std::vector<float> code(d);
  std::vector<float> sum(d);
  const AdditionNorms norms = fill_addition(spec, {word, code, sum});
  require(norms.sum <= (norms.word + norms.code) * (1 + 1e-6));
}

inline void try_angles(Specs& specs) {
  const auto spec = specs.spec<AnglesSpec>();
  if (check(spec) || spec.words * spec.dimensions > kMaxBytes / 4) return;
  std::vector<double> counts(to_size(spec.bins));
  fill_angles(spec, counts);
  double total = 0;
  for (const double count : counts) total += count;
  require(total == spec.words);
}

inline void try_read_back(Specs& specs) {
  const auto spec = specs.spec<ReadBackSpec>();
  const double work = spec.dimensions * spec.trials * (spec.vocabulary + spec.positions + 64);
  if (check(spec) || work > kMaxBytes) return;
  std::vector<std::int32_t> found(to_size(spec.trials));
  std::vector<float> scores(2 * found.size());
  std::vector<std::uint8_t> is_right(3 * found.size());
  const ReadBackCounts counts = read_back(spec, {found, scores, is_right});
  require(counts.trials == spec.trials && counts.both <= std::min(counts.words, counts.positions));
  auto next = spec;  // the call that tries other words
  next.found = {found.begin(), found.end()};
  require_valid(next);
}

}  // namespace posenc::fuzz
