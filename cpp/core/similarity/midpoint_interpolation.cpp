#include "midpoint_interpolation.h"

#include <array>

#include <posenc/simd.h>

namespace posenc {
namespace {

using Weights = std::array<double, kStencilRadius>;

/// Lagrange weights of the two samples k + 1/2 away, normalised to sum 1.
constexpr Weights weights_by_distance() {
  Weights weights{1};
  double sum = 1;
  for (std::size_t k = 1; k < kStencilRadius; ++k) {
    const auto numerator = static_cast<double>((2 * k - 1) * (kStencilRadius - k));
    const auto denominator = static_cast<double>((2 * k + 1) * (kStencilRadius + k));
    weights[k] = -weights[k - 1] * numerator / denominator;
    sum += weights[k];
  }
  for (double& weight : weights) weight /= 2 * sum;
  return weights;
}

constexpr Weights kWeights = weights_by_distance();

/// Vectors per iteration: in WebAssembly loading a weight costs as much as using it.
constexpr std::size_t kUnroll = 2;

/// The midpoints after samples[0], samples[1], ..., two per vector.
std::array<Double2, kUnroll> midpoints(const double* samples) {
  std::array<Double2, kUnroll> sums{};
  for (std::size_t k = kStencilRadius; k-- > 0;) {
    for (std::size_t i = 0; i < kUnroll; ++i) {
      sums[i] += kWeights[k] * (load2(samples + 2 * i - k) + load2(samples + 2 * i + 1 + k));
    }
  }
  return sums;
}

double midpoint(const double* samples) {
  double sum = 0;
  for (std::size_t k = kStencilRadius; k-- > 0;) sum += kWeights[k] * (*(samples - k) + samples[1 + k]);
  return sum;
}

}  // namespace

void interpolate_midpoints(std::span<const double> samples, std::span<double> curve) {
  const double* sample = &samples[kStencilRadius - 1];
  std::size_t k = 0;
  for (; k + 4 * kUnroll <= curve.size(); k += 4 * kUnroll) {
    double* out = &curve[k];
    for (const Double2& at_midpoints : midpoints(sample)) {
      const Double2 at_samples = load2(sample);
      store2(Double2{at_samples[0], at_midpoints[0]}, out);
      store2(Double2{at_samples[1], at_midpoints[1]}, out + 2);
      sample += 2;
      out += 4;
    }
  }
  for (; k < curve.size(); ++k) curve[k] = k % 2 == 0 ? *sample : midpoint(sample++);
}

}  // namespace posenc
