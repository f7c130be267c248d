#include "halfway.h"

#include <array>

#include <posenc/simd.h>

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

/// So many vectors are made at once: in WebAssembly a weight costs as much as what it weighs.
constexpr std::size_t kVectors = 2;

/// The values half-way between samples[0] and samples[1], samples[1] and samples[2] ...: two in each vector.
std::array<Double2, kVectors> values_halfway(const double* samples) {
  std::array<Double2, kVectors> sums{};
  for (std::size_t k = kHalfwayReach; k-- > 0;) {
    for (std::size_t i = 0; i < kVectors; ++i) {
      sums[i] += kWeights[k] * (load2(samples + 2 * i - k) + load2(samples + 2 * i + 1 + k));
    }
  }
  return sums;
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
  for (; k + 4 * kVectors <= curve.size(); k += 4 * kVectors) {
    double* place = &curve[k];
    for (const Double2& between : values_halfway(sample)) {
      const Double2 here = load2(sample);
      store2(Double2{here[0], between[0]}, place);
      store2(Double2{here[1], between[1]}, place + 2);
      sample += 2;
      place += 4;
    }
  }
  for (; k < curve.size(); ++k) curve[k] = k % 2 == 0 ? *sample : one_halfway(sample++);
}

}  // namespace posenc
