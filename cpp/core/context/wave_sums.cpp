#include "wave_sums.h"

#include <algorithm>
#include <utility>

#include <posenc/simd.h>
#include <posenc/sincos_x2.h>

namespace posenc {
namespace {

/// Steps from the middle whose sums are made at once: with as many additions under way, none waits for another, and
/// what belongs to a pair is read once for all of them.
constexpr std::size_t kSteps = 8;

}  // namespace

WaveSums::WaveSums(std::vector<Phase> speeds, double step)
    : speeds_(std::move(speeds)),
      step_(step),
      width_((speeds_.size() + 1) / 2 * 2),
      cosines_(kHalf * speeds_.size()),
      sines_(cosines_.size()),
      block_cosines_(width_),
      block_sines_(width_),
      along_(width_),
      across_(width_) {
  static_assert(kHalf % kSteps == 0);
  const auto turned = [&](std::size_t pair, std::size_t steps) {
    return sincos(real_phase_at(speeds_[pair], static_cast<double>(steps) * step));
  };
  for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
    const auto [block_sine, block_cosine] = turned(pair, kBlock);
    block_cosines_[pair] = block_cosine;
    block_sines_[pair] = block_sine;
    for (std::size_t j = 0; j < kHalf; ++j) {
      const auto [sine, cosine] = turned(pair, j + 1);
      const std::size_t place = (j / kSteps * speeds_.size() + pair) * kSteps + j % kSteps;
      cosines_[place] = cosine;
      sines_[place] = sine;
    }
  }
}

void WaveSums::fill_block(std::span<const double> a, std::span<const double> b, double middle, Block& sums) {
  const auto set = [&](std::size_t pair, double sine, double cosine) {
    along_[pair] = a[pair] * cosine + b[pair] * sine;
    across_[pair] = b[pair] * cosine - a[pair] * sine;
  };
  for (std::size_t pair = 0; pair < speeds_.size(); pair += 2) {
    const std::size_t other = std::min(pair + 1, speeds_.size() - 1);
    const SinCosX2 turned = sincos(real_phase_at(speeds_[pair], middle), real_phase_at(speeds_[other], middle));
    set(other, turned.sine[1], turned.cosine[1]);
    set(pair, turned.sine[0], turned.cosine[0]);
  }
  sum(sums);
}

void WaveSums::fill_next_block(Block& sums) {
  for (std::size_t pair = 0; pair < width_; pair += 2) {
    const Double2 along = load2(&along_[pair]);
    const Double2 across = load2(&across_[pair]);
    const Double2 cosine = load2(&block_cosines_[pair]);
    const Double2 sine = load2(&block_sines_[pair]);
    store2(along * cosine + across * sine, &along_[pair]);
    store2(across * cosine - along * sine, &across_[pair]);
  }
  sum(sums);
}

void WaveSums::fill_block_in_row(std::span<const double> a, std::span<const double> b, double start, std::size_t index,
                                 Block& sums) {
  if (index % kExact > 0) return fill_next_block(sums);
  fill_block(a, b, start + static_cast<double>(index * kBlock + kHalf) * step_, sums);
}

void WaveSums::sum(Block& sums) const {
  constexpr std::size_t kVectors = kSteps / 2;
  Double2 middle{};
  for (std::size_t pair = 0; pair < width_; pair += 2) middle += load2(&along_[pair]);
  sums[kHalf] = middle[0] + middle[1];
  const double* cosines = cosines_.data();
  const double* sines = sines_.data();
  for (std::size_t first = 1; first <= kHalf; first += kSteps) {
    Double2 even[kVectors]{};
    Double2 odd[kVectors]{};
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair, cosines += kSteps, sines += kSteps) {
      for (std::size_t k = 0; k < kVectors; ++k) {
        even[k] += along_[pair] * load2(cosines + 2 * k);
        odd[k] += across_[pair] * load2(sines + 2 * k);
      }
    }
    for (std::size_t k = 0; k < kVectors; ++k) {
      const std::size_t j = first + 2 * k;
      const Double2 before = even[k] - odd[k];
      store2(even[k] + odd[k], &sums[kHalf + j]);
      store2(Double2{before[1], before[0]}, &sums[kHalf - j - 1]);
    }
  }
}

void WaveSums::fill(std::span<const double> a, std::span<const double> b, double start, std::span<double> sums) {
  Block block;
  for (std::size_t begin = 0; begin < sums.size(); begin += kBlock) {
    fill_block_in_row(a, b, start, begin / kBlock, block);
    const std::size_t count = std::min(kBlock, sums.size() - begin);
    std::copy_n(block.begin(), count, sums.begin() + static_cast<std::ptrdiff_t>(begin));
  }
}

}  // namespace posenc
