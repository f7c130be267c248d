#pragma once

#include <cmath>
#include <vector>

#include <posenc/addition/addition.h>
#include <posenc/addition/read_back.h>
#include <posenc/receiver/decode.h>
#include <posenc/receiver/error_curve.h>
#include <posenc/receiver/likelihood.h>
#include <posenc/receiver/receiver.h>
#include <posenc/shift/learned_shift.h>
#include <posenc/shift/rotation.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

inline void try_rotation(Specs& specs) {
  const auto spec = specs.spec<RotationSpec>();
  if (check(spec)) return;
  const Computed<RotationCall> rotation(spec);
  require(rotation.values < 3e-16);
  for (const float value : rotation.arrays.matrix.numbers()) require_unit(static_cast<double>(value));
}

inline void try_learned_shift(Specs& specs) {
  const auto spec = specs.spec<LearnedShiftSpec>();
  if (check(spec)) return;
  const LearnedShift shift = Computed<LearnedShiftCall>(spec).values;
  require(shift.rank >= 1 && shift.rank <= std::min(spec.dimensions, spec.positions));
  require(shift.condition >= 1 && shift.training_residual < 1e-6);
}

inline void try_receiver(Specs& specs) {
  const auto spec = specs.spec<ReceiverSpec>();
  if (check(spec) || spec.search_count * spec.dimensions > kMaxBytes) return;
  const Computed<ReceiveCall> result(spec);
  const std::span<float> code = result.arrays;
  const Reception found = result.values;
  require(found.fix.integer_part >= spec.search_from && found.fix.integer_part < spec.search_from + spec.search_count);
  require(std::abs(found.fix.offset) <= 1 && found.bound > 0 && found.half_period > 0);
  require(std::isfinite(found.log_likelihood) && std::isfinite(found.error));
  require_valid(DecodeSpec{.vector = {code.begin(), code.end()}, .dimensions = spec.dimensions, .base = spec.base});
}

inline void try_decode(Specs& specs) {
  const auto spec = specs.spec<DecodeSpec>();
  if (check(spec) || spec.candidates * static_cast<double>(spec.vector.size()) > kMaxBytes) return;
  const Decoding found = Computed<DecodeCall>(spec).values;
  require(found.fix.integer_part >= spec.first && found.fix.integer_part < spec.first + spec.candidates);
  require(std::abs(found.fix.offset) <= 1 && std::abs(found.cosine) <= 1);
  require(std::isfinite(found.fix.score) && found.distance >= 0 && found.half_period > 0);
}

inline void try_likelihood(Specs& specs) {
  const auto spec = specs.spec<LikelihoodSpec>();
  if (check(spec) || (spec.positions + spec.pixels) * spec.dimensions > kMaxBytes) return;
  const Computed<LikelihoodCall> result(spec);
  for (const float value : result.arrays.product) require(std::isfinite(value));
  for (const float value : result.arrays.rows.numbers()) require(std::isfinite(value));
}

inline void try_cliff(Specs& specs) {
  const auto spec = specs.spec<CliffSpec>();
  if (check(spec) || (spec.candidates + 64) * spec.dimensions * spec.trials > kMaxBytes) return;
  const ErrorCurveSums sums = Computed<CliffCall>(spec).values;
  require(sums.trials == spec.trials && sums.cycle_slips <= sums.integer_misses && sums.integer_misses <= sums.trials);
  require(sums.squared_error_without_slips <= sums.squared_error);
  // Cauchy-Schwarz, with room for rounding.
  require(sums.squared_error * sums.squared_error <= sums.trials * sums.fourth_power_error * (1 + 1e-9));
  require(sums.squared_integer_error <= sums.fourth_power_integer_error);  // whole numbers
}

inline void try_addition(Specs& specs) {
  const auto spec = specs.spec<AdditionSpec>();
  if (check(spec)) return;
  const AdditionNorms norms = Computed<AdditionCall>(spec).values;
  require(norms.sum <= (norms.word + norms.code) * (1 + 1e-6));
}

inline void try_angles(Specs& specs) {
  const auto spec = specs.spec<AnglesSpec>();
  if (check(spec) || spec.words * spec.dimensions > kMaxBytes / 4) return;
  const Computed<AnglesHistogramCall> histogram(spec);
  double total = 0;
  for (const double count : histogram.arrays) total += count;
  require(total == spec.words);
}

inline void try_read_back(Specs& specs) {
  const auto spec = specs.spec<ReadBackSpec>();
  const double work = spec.dimensions * spec.trials * (spec.vocabulary + spec.positions + 64);
  if (check(spec) || work > kMaxBytes) return;
  const Computed<ReadBackCall> result(spec);
  const std::span<std::int32_t> found = result.arrays.found;
  const ReadBackCounts counts = result.values;
  require(counts.trials == spec.trials && counts.both <= std::min(counts.words, counts.positions));
  auto next = spec;  // the call that tries other words
  next.found = {found.begin(), found.end()};
  require_valid(next);
}

}  // namespace posenc::fuzz
