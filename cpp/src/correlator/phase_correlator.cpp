#include <posenc/correlator/phase_correlator.h>

#include <array>
#include <utility>

namespace posenc {
namespace {

/// Candidates lie on both sides of an anchor, at 1/2, 3/2, ..., 31/2 spacings from it.
constexpr std::size_t kReach = 16;

/// Steps per pass over the rotated code.
constexpr std::size_t kUnroll = 4;

/// Scores on either side of an anchor are even + odd and even - odd.
struct Sums {
  Double2 even{};
  Double2 odd{};
};

/// The hot loop.
[[gnu::noinline]] std::array<Sums, kUnroll> correlate(const SinCosX2* rotated, const SinCosX2* steps,
                                                      std::size_t row_size) {
  std::array<Sums, kUnroll> sums;
  for (std::size_t k = 0; k < row_size; ++k) {
    const SinCosX2 received = rotated[k];
    for (std::size_t step = 0; step < kUnroll; ++step) {
      const SinCosX2& step_phasors = steps[step * row_size + k];
      sums[step].even += received.cosine * step_phasors.cosine;
      sums[step].odd += received.sine * step_phasors.sine;
    }
  }
  return sums;
}

double total(Double2 sum) { return sum[0] + sum[1]; }

}  // namespace

PhaseCorrelator::PhaseCorrelator(std::vector<Phase> increments, double spacing)
    : increments_(std::move(increments)),
      spacing_(spacing),
      row_size_((increments_.size() + 1) / 2),
      steps_(kReach * row_size_),
      stride_(row_size_),
      rotated_(row_size_) {
  increments_.resize(2 * row_size_);
  const auto fill_row = [this](double spacings, SinCosX2* row) {
    for (std::size_t k = 0; k < row_size_; ++k) {
      row[k] = sincos(real_phase_at(increments_[2 * k], spacings * spacing_),
                      real_phase_at(increments_[2 * k + 1], spacings * spacing_));
    }
  };
  for (std::size_t step = 0; step < kReach; ++step) {
    fill_row(static_cast<double>(step) + 0.5, &steps_[step * row_size_]);
  }
  fill_row(2 * kReach, stride_.data());
}

void PhaseCorrelator::rotate_to_anchor(std::span<const SinCos> code, double from, double offset) {
  constexpr SinCos kZero{0, 0};
  const auto phase_of = [&](std::size_t pair) {
    return real_phase_at(increments_[pair], from) + real_phase_at(increments_[pair], offset);
  };
  for (std::size_t k = 0; k < row_size_; ++k) {
    const SinCos first = code[2 * k];
    const SinCos second = 2 * k + 1 < code.size() ? code[2 * k + 1] : kZero;
    const Double2 sine{first.sine, second.sine};
    const Double2 cosine{first.cosine, second.cosine};
    const SinCosX2 anchor = sincos(phase_of(2 * k), phase_of(2 * k + 1));
    rotated_[k] = {sine * anchor.cosine - cosine * anchor.sine, sine * anchor.sine + cosine * anchor.cosine};
  }
}

void PhaseCorrelator::rotate_to_next_anchor() {
  for (std::size_t k = 0; k < row_size_; ++k) {
    const auto [sine, cosine] = rotated_[k];
    const SinCosX2& by = stride_[k];
    rotated_[k] = {sine * by.cosine - cosine * by.sine, sine * by.sine + cosine * by.cosine};
  }
}

void PhaseCorrelator::fill(std::span<const SinCos> code, double from, std::span<double> scores) {
  for (std::size_t first = 0; first < scores.size(); first += 2 * kReach) {
    const std::size_t after = first + kReach;  // first candidate after the anchor, half a spacing on
    if (first % kChunk == 0) rotate_to_anchor(code, from, (static_cast<double>(after) - 0.5) * spacing_);
    if (first % kChunk != 0) rotate_to_next_anchor();
    for (std::size_t step = 0; step < kReach; step += kUnroll) {
      const auto sums = correlate(rotated_.data(), &steps_[step * row_size_], row_size_);
      for (std::size_t k = 0; k < kUnroll; ++k) {
        const double even = total(sums[k].even);
        const double odd = total(sums[k].odd);
        if (after - 1 - step - k < scores.size()) scores[after - 1 - step - k] = even - odd;
        if (after + step + k < scores.size()) scores[after + step + k] = even + odd;
      }
    }
  }
}

}  // namespace posenc
