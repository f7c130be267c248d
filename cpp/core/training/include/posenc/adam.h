#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace posenc {

/// Adam (Kingma and Ba 2015) with the settings of the training lab: betas 0.9 and 0.99, epsilon 1e-8, and gradients
/// whose norm exceeds 1 scaled down to 1.
class Adam {
 public:
  explicit Adam(std::size_t parameters) : m_(parameters), v_(parameters) {}

  /// One step of length `rate` down the gradient. Returns the norm of the gradient before it was scaled.
  double step(double rate, std::span<const float> gradient, std::span<float> parameters);

 private:
  std::vector<float> m_;
  std::vector<float> v_;
  double beta1_power_ = 1;  ///< of both running means, to the power of the steps so far
  double beta2_power_ = 1;
};

/// The learning rate of step `step`, counted from 1: it rises in a line over the first 50 steps, times a cosine that
/// falls from `rate` to a tenth of it at step `steps`.
double learning_rate_at(double rate, int step, int steps);

}  // namespace posenc
