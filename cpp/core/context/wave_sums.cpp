#include "wave_sums.h"

#include <algorithm>
#include <utility>

#include <posenc/vectors.h>

namespace posenc {
namespace {

double dot(const double* a, const double* b, std::size_t even_count) {
  Double2 sum{};
  for (std::size_t i = 0; i < even_count; i += 2) sum += load2(a + i) * load2(b + i);
  return sum[0] + sum[1];
}

}  // namespace

WaveSums::WaveSums(std::vector<Turn> speeds, double step)
    : speeds_(std::move(speeds)),
      step_(step),
      width_((speeds_.size() + 1) / 2 * 2),
      cosines_((kHalf + 1) * width_),
      sines_(cosines_.size()),
      along_(width_),
      across_(width_) {
  for (std::size_t j = 0; j <= kHalf; ++j) {
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
      const auto [sine, cosine] = sine_cosine(real_phase_at(speeds_[pair], static_cast<double>(j) * step));
      cosines_[j * width_ + pair] = cosine;
      sines_[j * width_ + pair] = sine;
    }
  }
}

void WaveSums::fill_block(std::span<const double> a, std::span<const double> b, double middle, Block& sums) {
  for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
    const auto [sine, cosine] = sine_cosine(real_phase_at(speeds_[pair], middle));
    along_[pair] = a[pair] * cosine + b[pair] * sine;
    across_[pair] = b[pair] * cosine - a[pair] * sine;
  }
  for (std::size_t j = 0; j <= kHalf; ++j) {
    const double even = dot(along_.data(), cosines_.data() + j * width_, width_);
    const double odd = dot(across_.data(), sines_.data() + j * width_, width_);
    sums[kHalf + j] = even + odd;
    sums[kHalf - j] = even - odd;
  }
}

void WaveSums::fill(std::span<const double> a, std::span<const double> b, double start, std::span<double> sums) {
  Block block;
  for (std::size_t begin = 0; begin < sums.size(); begin += kBlock) {
    fill_block(a, b, start + static_cast<double>(begin + kHalf) * step_, block);
    const std::size_t count = std::min(kBlock, sums.size() - begin);
    std::copy_n(block.begin(), count, sums.begin() + static_cast<std::ptrdiff_t>(begin));
  }
}

}  // namespace posenc
