#include <posenc/adam.h>

#include <algorithm>
#include <cmath>

#include <posenc/phase.h>

namespace posenc {
namespace {

constexpr float kMeanDecay = 0.9F;
constexpr float kSquareDecay = 0.99F;
constexpr float kFloor = 1e-8F;
constexpr double kLongestGradient = 1;
constexpr int kWarmUp = 50;

}  // namespace

double Adam::step(double rate, std::span<const float> gradient, std::span<float> parameters) {
  mean_decay_ *= kMeanDecay;
  square_decay_ *= kSquareDecay;
  double squares = 0;
  for (const float part : gradient) squares += static_cast<double>(part) * static_cast<double>(part);
  const double norm = std::sqrt(squares);
  const auto clip = static_cast<float>(norm > kLongestGradient ? kLongestGradient / norm : 1);
  // Both running means begin at 0 and are too small by these factors at first.
  const auto length = static_cast<float>(rate / (1 - mean_decay_));
  const auto square_factor = static_cast<float>(1 / (1 - square_decay_));
  for (std::size_t k = 0; k < parameters.size(); ++k) {
    const float part = gradient[k] * clip;
    mean_[k] = kMeanDecay * mean_[k] + (1 - kMeanDecay) * part;
    square_[k] = kSquareDecay * square_[k] + (1 - kSquareDecay) * part * part;
    parameters[k] -= length * mean_[k] / (std::sqrt(square_[k] * square_factor) + kFloor);
  }
  return norm;
}

double scheduled_rate(double rate, int step, int steps) {
  const double warm = std::min(1.0, static_cast<double>(step) / kWarmUp);
  const double half_turns = static_cast<double>(step) / static_cast<double>(steps);
  const double cosine = sincos(phase_from_turns(half_turns / 2)).cosine;
  return rate * warm * (0.1 + 0.9 * (1 + cosine) / 2);
}

}  // namespace posenc
