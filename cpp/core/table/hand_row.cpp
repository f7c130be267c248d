#include "hand_row.h"

namespace posenc {

HandRow hands_at(std::int64_t half_positions, std::span<const Frequency> speeds) {
  const std::int64_t position = half_positions >> 1;  // rounded down
  const bool is_between = (half_positions & 1) != 0;
  const auto phase_of = [&](std::size_t pair) {
    const Turn speed = speeds[pair].per_position;
    const Turn half_way = {is_between ? speed.fraction / 2 : 0};
    return phase_at(speed, position) + half_way;
  };
  HandRow row(groups_of(speeds.size()));
  for (std::size_t group = 0; group < row.size(); ++group) {
    std::size_t pair = first_pair_of(group, speeds.size());
    for (auto& two_hands : row[group].hands) {
      two_hands = sine_cosine(phase_of(pair), phase_of(pair + 1));
      pair += 2;
    }
  }
  return row;
}

void turn_both_ways(const HandRow& a, const HandRow& b, BothWays<HandRow>& turned) {
  turned.back.resize(a.size());
  turned.ahead.resize(a.size());
  for (std::size_t group = 0; group < a.size(); ++group) {
    for (std::size_t k = 0; k < HandGroup::kPairs / 2; ++k) {
      const auto [back, ahead] = turned_both_ways(a[group].hands[k], b[group].hands[k]);
      turned.back[group].hands[k] = back;
      turned.ahead[group].hands[k] = ahead;
    }
  }
}

}  // namespace posenc
