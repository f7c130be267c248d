#include "halfway.h"

#include <array>

#include <posenc/vectors.h>

namespace posenc {
namespace {

using Weights = std::array<double, kHalfwayReach>;

/// The weight of the two samples that are k + 1/2 away, for each k. Lagrange's polynomial gives their ratios; together
/// they weigh 1.
constexpr Weights weights_by_distance() {
  Weights weights{1};
  double sum = 1;
  for (std::size_t k = 1; k < kHalfwayReach; ++k) {
    const auto before = static_cast<double>((2 * k - 1) * (kHalfwayReach - k));
    const auto here = static_cast<double>((2 * k + 1) * (kHalfwayReach + k));
    weights[k] = -weights[k - 1] * before / here;
    sum += weights[k];
  }
  for (double& weight : weights) weight /= 2 * sum;
  return weights;
}

constexpr Weights kWeights = weights_by_distance();

/// The values half-way between samples[0] and samples[1], and between samples[1] and samples[2].
Double2 two_halfway(const double* samples) {
  Double2 sum{};
  for (std::size_t k = kHalfwayReach; k-- > 0;) sum += kWeights[k] * (load2(samples - k) + load2(samples + 1 + k));
  return sum;
}

double one_halfway(const double* samples) {
  double sum = 0;
  for (std::size_t k = kHalfwayReach; k-- > 0;) sum += kWeights[k] * (*(samples - k) + samples[1 + k]);
  return sum;
}

}  // namespace

void fill_halfway(std::span<const double> samples, std::span<double> curve) {
  const double* sample = &samples[kHalfwayReach - 1];
  std::size_t k = 0;
  for (; k + 4 <= curve.size(); k += 4, sample += 2) {
    const Double2 between = two_halfway(sample);
    curve[k] = sample[0];
    curve[k + 1] = between[0];
    curve[k + 2] = sample[1];
    curve[k + 3] = between[1];
  }
  for (; k < curve.size(); ++k) curve[k] = k % 2 == 0 ? *sample : one_halfway(sample++);
}

}  // namespace posenc
