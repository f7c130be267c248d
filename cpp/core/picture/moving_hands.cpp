#include "moving_hands.h"

#include <algorithm>

#include <posenc/phase.h>
#include <posenc/simd.h>
#include <posenc/sincos_x2.h>

namespace posenc {
namespace {

/// Lengths of runs differ by one at most, and distances between their middles by two halves.
constexpr std::size_t kMaxKept = 3;

/// As many as vectors of two need.
std::size_t even(std::size_t count) { return (count + 1) / 2 * 2; }

/// True if the run after this one continues it and is as long.
bool is_repeated(const Run& run, const Run& next) {
  return next.count == run.count && next.first == run.first + run.count;
}

/// Two sines and two cosines, to where they stand in a row. `cosines` is where the cosines begin if all sines come
/// first.
template <Layout kLayout>
void store_shades(Double2 sine, Double2 cosine, std::size_t pair, double* row, double* cosines) {
  if constexpr (kLayout == Layout::interleaved) {
    store2(Double2{sine[0], cosine[0]}, row + 2 * pair);
    store2(Double2{sine[1], cosine[1]}, row + 2 * pair + 2);
  } else {
    store2(sine, row + pair);
    store2(cosine, cosines + pair);
  }
}

}  // namespace

MovingHands::MovingHands(std::span<const Frequency> speeds, Layout layout)
    : speeds_(speeds), layout_(layout), stride_(even(speeds.size())) {
  rows_.fill(Shades(2 * stride_));
}

std::span<const MovingHands::Shades> MovingHands::shades_over(std::span<const Run> rest) {
  const bool are_three = rest.size() >= 3 && is_repeated(rest[0], rest[1]) && is_repeated(rest[1], rest[2]);
  const Run& centre = rest[are_three ? 1 : 0];
  const std::int64_t middle = 2 * centre.first + centre.count - 1;
  if (!has_begun_) {  // a step before, so that the first turn is the one of all that follow
    at_ = middle - 2 * centre.count * (are_three ? 3 : 1);
    hands_ = pointed(at_);
    has_begun_ = true;
  }
  const std::int64_t distance = middle - at_;
  at_ = middle;
  const bool is_interleaved = layout_ == Layout::interleaved;
  if (are_three && is_interleaved) turn_and_show<Layout::interleaved, 3>(distance, centre.count);
  if (are_three && !is_interleaved) turn_and_show<Layout::halves, 3>(distance, centre.count);
  if (!are_three && is_interleaved) turn_and_show<Layout::interleaved, 1>(distance, centre.count);
  if (!are_three && !is_interleaved) turn_and_show<Layout::halves, 1>(distance, centre.count);
  return std::span<const Shades>(rows_).first(are_three ? 3 : 1);
}

/// Turns the hands on by a distance in half positions, one rotation, which adds 2e-16 to the error; and shows their
/// means over `positions` there. Of three rows that is the middle one: the same four products give the one before and
/// the one after. The last hands come first: what fills up the sines stands where the first cosine will.
template <Layout kLayout, std::size_t kRows>
void MovingHands::turn_and_show(std::int64_t distance, std::int64_t positions) {
  const double* const angles = cached(angles_, distance, [&] { return pointed(distance); }).data();
  const double* const weights = weights_over(positions).data();
  const double* const steps = kRows == 3 ? steps_over(positions).data() : nullptr;
  double* const hands = hands_.data();
  std::array<double*, kRows> rows;
  for (std::size_t row = 0; row < kRows; ++row) rows[row] = rows_[row].data();
  const std::size_t stride = stride_;
  const std::size_t count = speeds_.size();
  const auto show = [&](Double2 sine, Double2 cosine, std::size_t pair, double* row) {
    store_shades<kLayout>(sine + kMiddleShade, cosine + kMiddleShade, pair, row, row + count);
  };
  for (std::size_t pair = stride; pair > 0;) {
    pair -= 2;
    const Double2 s = load2(hands + pair);
    const Double2 c = load2(hands + stride + pair);
    const Double2 angle_s = load2(angles + pair);
    const Double2 angle_c = load2(angles + stride + pair);
    const Double2 weight = load2(weights + pair);
    const Double2 turned_s = s * angle_c + c * angle_s;
    const Double2 turned_c = c * angle_c - s * angle_s;
    store2(turned_s, hands + pair);
    store2(turned_c, hands + stride + pair);
    show(turned_s * weight, turned_c * weight, pair, rows[kRows / 2]);
    if constexpr (kRows == 3) {
      const Double2 step_s = load2(steps + pair);
      const Double2 step_c = load2(steps + stride + pair);
      const Double2 s_c = turned_s * step_c;
      const Double2 c_s = turned_c * step_s;
      const Double2 c_c = turned_c * step_c;
      const Double2 s_s = turned_s * step_s;
      show(s_c - c_s, c_c + s_s, pair, rows[0]);
      show(s_c + c_s, c_c - s_s, pair, rows[2]);
    }
  }
}

/// The sine and cosine of every hand at half_positions / 2.
MovingHands::Planar MovingHands::pointed(std::int64_t half_positions) const {
  const auto phase_of = [&](std::size_t pair) {
    const Phase speed = speeds_[std::min(pair, speeds_.size() - 1)].turns_per_position;
    const Phase half_way = {(half_positions & 1) != 0 ? speed.fraction / 2 : 0};
    return phase_at(speed, half_positions >> 1) + half_way;
  };
  Planar hands(2 * stride_);
  for (std::size_t pair = 0; pair < stride_; pair += 2) {
    const auto [sine, cosine] = sincos(phase_of(pair), phase_of(pair + 1));
    store2(sine, &hands[pair]);
    store2(cosine, &hands[stride_ + pair]);
  }
  return hands;
}

/// The turn from one run to the next of as many positions, times the weights of both.
const MovingHands::Planar& MovingHands::steps_over(std::int64_t positions) {
  return cached(steps_, positions, [&] {
    const Planar& weights = weights_over(positions);
    Planar steps = pointed(2 * positions);
    for (std::size_t pair = 0; pair < stride_; ++pair) {
      steps[pair] *= weights[pair];
      steps[stride_ + pair] *= weights[pair];
    }
    return steps;
  });
}

/// The kernel of Dirichlet of every hand, in shades.
const MovingHands::Planar& MovingHands::weights_over(std::int64_t positions) {
  return cached(weights_, positions, [&] {
    Planar weights(stride_, kShades);
    const auto n = static_cast<double>(positions);
    for (std::size_t pair = 0; pair < speeds_.size() && positions > 1; ++pair) {
      const Frequency& speed = speeds_[pair];
      if (n * speed.omega < 1e-8) continue;  // 1 within 1e-17, where the phases of both sines would soon end
      const double of_one = sincos(real_phase_at(speed.turns_per_position, 0.5)).sine;
      const double weight = sincos(real_phase_at(speed.turns_per_position, n / 2)).sine / (n * of_one);
      weights[pair] = kShades * weight;
    }
    return weights;
  });
}

template <typename Make>
const MovingHands::Planar& MovingHands::cached(std::vector<Cached>& all, std::int64_t key, Make make) {
  const auto found = std::find_if(all.begin(), all.end(), [key](const Cached& one) { return one.key == key; });
  if (found != all.end()) return found->numbers;
  if (all.size() == kMaxKept) all.erase(all.begin());
  all.push_back({key, make()});
  return all.back().numbers;
}

}  // namespace posenc
