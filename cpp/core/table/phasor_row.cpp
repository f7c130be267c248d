#include "phasor_row.h"

namespace posenc {

PhasorRow phasors_at(std::int64_t half_positions, std::span<const Frequency> frequencies) {
  const std::int64_t position = half_positions >> 1;  // rounded down
  const bool is_half_integer = (half_positions & 1) != 0;
  const auto phase_of = [&](std::size_t pair) {
    const Phase increment = frequencies[pair].turns_per_position;
    const Phase half_step = {is_half_integer ? increment.fraction / 2 : 0};
    return phase_at(increment, position) + half_step;
  };
  PhasorRow row(block_count(frequencies.size()));
  for (std::size_t block = 0; block < row.size(); ++block) {
    std::size_t pair = first_pair_of_block(block, frequencies.size());
    for (auto& two_phasors : row[block].phasors) {
      two_phasors = sincos(phase_of(pair), phase_of(pair + 1));
      pair += 2;
    }
  }
  return row;
}

void rotate_both(const PhasorRow& a, const PhasorRow& b, BothRotations<PhasorRow>& rotated) {
  rotated.minus.resize(a.size());
  rotated.plus.resize(a.size());
  for (std::size_t block = 0; block < a.size(); ++block) {
    for (std::size_t k = 0; k < PhasorBlock4::kPairs / 2; ++k) {
      const auto [minus, plus] = rotate_both(a[block].phasors[k], b[block].phasors[k]);
      rotated.minus[block].phasors[k] = minus;
      rotated.plus[block].phasors[k] = plus;
    }
  }
}

}  // namespace posenc
