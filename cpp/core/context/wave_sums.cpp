#include "wave_sums.h"

#include <algorithm>
#include <utility>

#include <posenc/two_phases.h>
#include <posenc/vectors.h>

namespace posenc {
namespace {

struct TwoSums {
  double even;
  double odd;
};

/// The sums of a c and of b s, each as two chains of additions side by side: one alone would wait for its last
/// addition.
TwoSums two_sums(const double* a, const double* c, const double* b, const double* s, std::size_t count) {
  Double2 even[2]{};
  Double2 odd[2]{};
  for (std::size_t i = 0; i < count; i += 4) {
    for (std::size_t chain = 0; chain < 2; ++chain) {
      const std::size_t from = i + 2 * chain;
      even[chain] += load2(a + from) * load2(c + from);
      odd[chain] += load2(b + from) * load2(s + from);
    }
  }
  const Double2 evens = even[0] + even[1];
  const Double2 odds = odd[0] + odd[1];
  return {evens[0] + evens[1], odds[0] + odds[1]};
}

}  // namespace

WaveSums::WaveSums(std::vector<Turn> speeds, double step)
    : speeds_(std::move(speeds)),
      step_(step),
      width_((speeds_.size() + 3) / 4 * 4),
      cosines_((kHalf + 1) * width_),
      sines_(cosines_.size()),
      block_cosines_(width_),
      block_sines_(width_),
      along_(width_),
      across_(width_) {
  for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
    const auto [sine, cosine] = sine_cosine(real_phase_at(speeds_[pair], static_cast<double>(kBlock) * step));
    block_cosines_[pair] = cosine;
    block_sines_[pair] = sine;
  }
  for (std::size_t j = 0; j <= kHalf; ++j) {
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
      const auto [sine, cosine] = sine_cosine(real_phase_at(speeds_[pair], static_cast<double>(j) * step));
      cosines_[j * width_ + pair] = cosine;
      sines_[j * width_ + pair] = sine;
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
    const SineCosine2 turned = sine_cosine(real_phase_at(speeds_[pair], middle), real_phase_at(speeds_[other], middle));
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
  for (std::size_t j = 0; j <= kHalf; ++j) {
    const auto [even, odd] =
        two_sums(along_.data(), cosines_.data() + j * width_, across_.data(), sines_.data() + j * width_, width_);
    sums[kHalf + j] = even + odd;
    sums[kHalf - j] = even - odd;
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
