#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace posenc {

/// Adam (Kingma and Ba 2015) with beta1 = 0.9, beta2 = 0.99, epsilon = 1e-8 and gradients clipped to norm 1.
class Adam {
 public:
  explicit Adam(std::size_t parameters) : m_(parameters), v_(parameters) {}

  /// One step with learning rate `rate`. Returns the gradient norm before clipping.
  double step(double rate, std::span<const float> gradient, std::span<float> parameters);

 private:
  std::vector<float> m_;
  std::vector<float> v_;
  double beta1_power_ = 1;  ///< beta1^t
  double beta2_power_ = 1;
};

/// The learning rate of step `step`, counted from 1: linear warm-up over 50 steps, cosine decay from `rate` to a tenth
/// of it at step `steps`.
double learning_rate_at(double rate, int step, int steps);

}  // namespace posenc
