#include "trigonometric_sums.h"

#include <algorithm>
#include <utility>

#include <posenc/simd.h>
#include <posenc/sincos_x2.h>

namespace posenc {
namespace {

/// Sums per inner loop: enough independent additions to hide latency, and coefficients are loaded once for all.
constexpr std::size_t kUnroll = 8;

}  // namespace

TrigonometricSums::TrigonometricSums(std::vector<Phase> increments, double step)
    : increments_(std::move(increments)),
      step_(step),
      width_((increments_.size() + 1) / 2 * 2),
      cosines_(kHalf * increments_.size()),
      sines_(cosines_.size()),
      block_cosines_(width_),
      block_sines_(width_),
      cosine_coefficients_(width_),
      sine_coefficients_(width_) {
  static_assert(kHalf % kUnroll == 0);
  const auto phasors = [&](std::size_t pair, std::size_t steps) {
    return sincos(real_phase_at(increments_[pair], static_cast<double>(steps) * step));
  };
  for (std::size_t pair = 0; pair < increments_.size(); ++pair) {
    const auto [block_sine, block_cosine] = phasors(pair, kBlock);
    block_cosines_[pair] = block_cosine;
    block_sines_[pair] = block_sine;
    for (std::size_t j = 0; j < kHalf; ++j) {
      const auto [sine, cosine] = phasors(pair, j + 1);
      const std::size_t index = (j / kUnroll * increments_.size() + pair) * kUnroll + j % kUnroll;
      cosines_[index] = cosine;
      sines_[index] = sine;
    }
  }
}

void TrigonometricSums::fill_block(std::span<const double> a, std::span<const double> b, double middle, Block& sums) {
  const auto set = [&](std::size_t pair, double sine, double cosine) {
    cosine_coefficients_[pair] = a[pair] * cosine + b[pair] * sine;
    sine_coefficients_[pair] = b[pair] * cosine - a[pair] * sine;
  };
  for (std::size_t pair = 0; pair < increments_.size(); pair += 2) {
    const std::size_t other = std::min(pair + 1, increments_.size() - 1);
    const SinCosX2 phasors =
        sincos(real_phase_at(increments_[pair], middle), real_phase_at(increments_[other], middle));
    set(other, phasors.sine[1], phasors.cosine[1]);
    set(pair, phasors.sine[0], phasors.cosine[0]);
  }
  sum(sums);
}

void TrigonometricSums::fill_next_block(Block& sums) {
  for (std::size_t pair = 0; pair < width_; pair += 2) {
    const Double2 cosine_coefficient = load2(&cosine_coefficients_[pair]);
    const Double2 sine_coefficient = load2(&sine_coefficients_[pair]);
    const Double2 cosine = load2(&block_cosines_[pair]);
    const Double2 sine = load2(&block_sines_[pair]);
    store2(cosine_coefficient * cosine + sine_coefficient * sine, &cosine_coefficients_[pair]);
    store2(sine_coefficient * cosine - cosine_coefficient * sine, &sine_coefficients_[pair]);
  }
  sum(sums);
}

void TrigonometricSums::fill_consecutive_block(std::span<const double> a, std::span<const double> b, double start,
                                               std::size_t index, Block& sums) {
  if (index % kExactInterval > 0) return fill_next_block(sums);
  fill_block(a, b, start + static_cast<double>(index * kBlock + kHalf) * step_, sums);
}

void TrigonometricSums::sum(Block& sums) const {
  constexpr std::size_t kVectors = kUnroll / 2;
  Double2 middle{};
  for (std::size_t pair = 0; pair < width_; pair += 2) middle += load2(&cosine_coefficients_[pair]);
  sums[kHalf] = middle[0] + middle[1];
  const double* cosines = cosines_.data();
  const double* sines = sines_.data();
  for (std::size_t first = 1; first <= kHalf; first += kUnroll) {
    Double2 even[kVectors]{};
    Double2 odd[kVectors]{};
    for (std::size_t pair = 0; pair < increments_.size(); ++pair, cosines += kUnroll, sines += kUnroll) {
      for (std::size_t k = 0; k < kVectors; ++k) {
        even[k] += cosine_coefficients_[pair] * load2(cosines + 2 * k);
        odd[k] += sine_coefficients_[pair] * load2(sines + 2 * k);
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

void TrigonometricSums::fill(std::span<const double> a, std::span<const double> b, double start,
                             std::span<double> sums) {
  Block block;
  for (std::size_t begin = 0; begin < sums.size(); begin += kBlock) {
    fill_consecutive_block(a, b, start, begin / kBlock, block);
    const std::size_t count = std::min(kBlock, sums.size() - begin);
    std::copy_n(block.begin(), count, sums.begin() + static_cast<std::ptrdiff_t>(begin));
  }
}

}  // namespace posenc
