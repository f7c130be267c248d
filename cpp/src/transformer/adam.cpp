#include <posenc/transformer/adam.h>

#include <algorithm>
#include <cmath>

#include <posenc/phase/phase.h>

namespace posenc {
namespace {

constexpr float kBeta1 = 0.9F;
constexpr float kBeta2 = 0.99F;
constexpr float kAdamEpsilon = 1e-8F;
constexpr double kMaxGradNorm = 1;
constexpr int kWarmupSteps = 50;

}  // namespace

double Adam::step(double rate, std::span<const float> gradient, std::span<float> parameters) {
  beta1_power_ *= kBeta1;
  beta2_power_ *= kBeta2;
  double squares = 0;
  for (const float g : gradient) squares += static_cast<double>(g) * static_cast<double>(g);
  const double norm = std::sqrt(squares);
  const auto clip = static_cast<float>(norm > kMaxGradNorm ? kMaxGradNorm / norm : 1);
  // Bias correction.
  const auto step_size = static_cast<float>(rate / (1 - beta1_power_));
  const auto v_correction = static_cast<float>(1 / (1 - beta2_power_));
  for (std::size_t k = 0; k < parameters.size(); ++k) {
    const float g = gradient[k] * clip;
    m_[k] = kBeta1 * m_[k] + (1 - kBeta1) * g;
    v_[k] = kBeta2 * v_[k] + (1 - kBeta2) * g * g;
    parameters[k] -= step_size * m_[k] / (std::sqrt(v_[k] * v_correction) + kAdamEpsilon);
  }
  return norm;
}

double learning_rate_at(double rate, int step, int steps) {
  const double warmup = std::min(1.0, static_cast<double>(step) / kWarmupSteps);
  const double progress = static_cast<double>(step) / static_cast<double>(steps);
  const double cosine = sincos(phase_from_turns(progress / 2)).cosine;
  return rate * warmup * (0.1 + 0.9 * (1 + cosine) / 2);
}

}  // namespace posenc
