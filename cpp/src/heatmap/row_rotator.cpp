#include "row_rotator.h"

#include <algorithm>
#include <cmath>

#include <posenc/phase/phase.h>
#include <posenc/phase/simd.h>

namespace posenc {
namespace {

/// Span lengths differ by at most one, and distances between their middles by two half positions.
constexpr std::size_t kMaxCached = 3;

/// Rounded up to a multiple of the vector size.
std::size_t even(std::size_t count) { return (count + 1) / 2 * 2; }

/// Whether the next span is adjacent and of the same length.
bool is_continued(const PixelSpan& span, const PixelSpan& next) {
  return next.count == span.count && next.first == span.first + span.count;
}

/// Stores two sines and two cosines in a row; `cosines` is where the cosines start in a half-split layout.
template <Layout kLayout>
void store_pairs(Double2 sine, Double2 cosine, std::size_t pair, double* row, double* cosines) {
  if constexpr (kLayout == Layout::interleaved) {
    store2(Double2{sine[0], cosine[0]}, row + 2 * pair);
    store2(Double2{sine[1], cosine[1]}, row + 2 * pair + 2);
  } else {
    store2(sine, row + pair);
    store2(cosine, cosines + pair);
  }
}

}  // namespace

std::vector<PixelSpan> pixel_spans(double from, double span, std::size_t pixels) {
  // Relative to floor(from), so that distant positions are as exact as those near 0.
  const double origin = std::floor(from);
  const double edge = from - origin;
  const double scale = span / static_cast<double>(pixels);
  const double last = std::floor(std::nextafter(edge + span, 0));  // guards against rounding beyond the edge
  const auto stop = [=](double pixel) { return edge + pixel * scale; };
  std::vector<PixelSpan> spans;
  for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
    const auto at = static_cast<double>(pixel);
    double first = std::floor(stop(at + 0.5));  // the one at the pixel's centre
    double end = first + 1;
    if (scale > 1) {  // all with their centre in the pixel
      first = std::ceil(stop(at) - 0.5);
      end = std::ceil(stop(at + 1) - 0.5);
    }
    first = std::min(first, last);
    end = std::clamp(end, first + 1, last + 1);
    const PixelSpan run{static_cast<std::int64_t>(origin + first), static_cast<std::int64_t>(end - first), 1};
    const bool is_same = !spans.empty() && spans.back().first == run.first && spans.back().count == run.count;
    if (is_same) ++spans.back().pixels;
    if (!is_same) spans.push_back(run);
  }
  return spans;
}

RowRotator::RowRotator(std::span<const Frequency> frequencies, Layout layout)
    : frequencies_(frequencies), layout_(layout), stride_(even(frequencies.size())) {
  rows_.fill(BiasedRow(2 * stride_));
}

std::span<const RowRotator::BiasedRow> RowRotator::next_rows(std::span<const PixelSpan> remaining) {
  const bool is_triple =
      remaining.size() >= 3 && is_continued(remaining[0], remaining[1]) && is_continued(remaining[1], remaining[2]);
  const PixelSpan& centre = remaining[is_triple ? 1 : 0];
  const std::int64_t middle = 2 * centre.first + centre.count - 1;
  if (!is_started_) {  // one step back, so that all rotations are equal
    half_position_ = middle - 2 * centre.count * (is_triple ? 3 : 1);
    phasors_ = phasors_at(half_position_);
    is_started_ = true;
  }
  const std::int64_t distance = middle - half_position_;
  half_position_ = middle;
  const bool is_interleaved = layout_ == Layout::interleaved;
  if (is_triple && is_interleaved) advance<Layout::interleaved, 3>(distance, centre.count);
  if (is_triple && !is_interleaved) advance<Layout::halves, 3>(distance, centre.count);
  if (!is_triple && is_interleaved) advance<Layout::interleaved, 1>(distance, centre.count);
  if (!is_triple && !is_interleaved) advance<Layout::halves, 1>(distance, centre.count);
  return std::span<const BiasedRow>(rows_).first(is_triple ? 3 : 1);
}

/// Rotates the phasors by a distance in half positions, which adds 2e-16 to the error, and stores the means over
/// `positions` there. With three rows this is the middle one: the same products give the one before and after. Iterates
/// backwards, because the padding of the sines overlaps the first cosine.
template <Layout kLayout, std::size_t kRows>
void RowRotator::advance(std::int64_t distance, std::int64_t positions) {
  const double* const rotations = cached(rotations_, distance, [&] { return phasors_at(distance); }).data();
  const double* const weights = dirichlet_weights(positions).data();
  const double* const steps = kRows == 3 ? weighted_steps(positions).data() : nullptr;
  double* const phasors = phasors_.data();
  std::array<double*, kRows> rows;
  for (std::size_t row = 0; row < kRows; ++row) rows[row] = rows_[row].data();
  const std::size_t stride = stride_;
  const std::size_t count = frequencies_.size();
  const auto store = [&](Double2 sine, Double2 cosine, std::size_t pair, double* row) {
    store_pairs<kLayout>(sine + kBiasedZero, cosine + kBiasedZero, pair, row, row + count);
  };
  for (std::size_t pair = stride; pair > 0;) {
    pair -= 2;
    const Double2 s = load2(phasors + pair);
    const Double2 c = load2(phasors + stride + pair);
    const Double2 rotation_s = load2(rotations + pair);
    const Double2 rotation_c = load2(rotations + stride + pair);
    const Double2 weight = load2(weights + pair);
    const Double2 rotated_s = s * rotation_c + c * rotation_s;
    const Double2 rotated_c = c * rotation_c - s * rotation_s;
    store2(rotated_s, phasors + pair);
    store2(rotated_c, phasors + stride + pair);
    store(rotated_s * weight, rotated_c * weight, pair, rows[kRows / 2]);
    if constexpr (kRows == 3) {
      const Double2 step_s = load2(steps + pair);
      const Double2 step_c = load2(steps + stride + pair);
      const Double2 s_c = rotated_s * step_c;
      const Double2 c_s = rotated_c * step_s;
      const Double2 c_c = rotated_c * step_c;
      const Double2 s_s = rotated_s * step_s;
      store(s_c - c_s, c_c + s_s, pair, rows[0]);
      store(s_c + c_s, c_c - s_s, pair, rows[2]);
    }
  }
}

/// Sine and cosine of every pair at half_positions / 2.
RowRotator::Planar RowRotator::phasors_at(std::int64_t half_positions) const {
  const auto phase_of = [&](std::size_t pair) {
    return half_phase_at(frequencies_[std::min(pair, frequencies_.size() - 1)].turns_per_position, half_positions);
  };
  Planar phasors(2 * stride_);
  for (std::size_t pair = 0; pair < stride_; pair += 2) {
    const auto [sine, cosine] = sincos(phase_of(pair), phase_of(pair + 1));
    store2(sine, &phasors[pair]);
    store2(cosine, &phasors[stride_ + pair]);
  }
  return phasors;
}

/// The rotation to an adjacent span of this length, times the weights of both.
const RowRotator::Planar& RowRotator::weighted_steps(std::int64_t positions) {
  return cached(steps_, positions, [&] {
    const Planar& weights = dirichlet_weights(positions);
    Planar steps = phasors_at(2 * positions);
    for (std::size_t pair = 0; pair < stride_; ++pair) {
      steps[pair] *= weights[pair];
      steps[stride_ + pair] *= weights[pair];
    }
    return steps;
  });
}

/// The Dirichlet kernel of every pair, in colour indices.
const RowRotator::Planar& RowRotator::dirichlet_weights(std::int64_t positions) {
  return cached(weights_, positions, [&] {
    Planar weights(stride_, kIndexScale);
    const auto n = static_cast<double>(positions);
    for (std::size_t pair = 0; pair < frequencies_.size() && positions > 1; ++pair) {
      const Frequency& frequency = frequencies_[pair];
      if (n * frequency.omega < 1e-8) continue;  // 1 within 1e-17, and phases lose digits
      const double of_one = sincos(real_phase_at(frequency.turns_per_position, 0.5)).sine;
      const double weight = sincos(real_phase_at(frequency.turns_per_position, n / 2)).sine / (n * of_one);
      weights[pair] = kIndexScale * weight;
    }
    return weights;
  });
}

template <typename Make>
const RowRotator::Planar& RowRotator::cached(std::vector<CacheEntry>& all, std::int64_t key, Make make) {
  const auto found = std::find_if(all.begin(), all.end(), [key](const CacheEntry& one) { return one.key == key; });
  if (found != all.end()) return found->values;
  if (all.size() == kMaxCached) all.erase(all.begin());
  all.push_back({key, make()});
  return all.back().values;
}

}  // namespace posenc
