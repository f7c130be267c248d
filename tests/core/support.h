#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "../../cpp/core/hands.h"
#include "../../cpp/core/matrix_view.h"
#include "../../cpp/core/sinusoidal.h"

namespace posenc::tests {

/// A sinusoidal table that owns its numbers.
struct Table {
  explicit Table(const SinusoidalSpec& spec)
      : values(static_cast<std::size_t>(spec.positions * spec.dimensions)),
        view(values, static_cast<std::size_t>(spec.positions), static_cast<std::size_t>(spec.dimensions)) {
    fill_sinusoidal(spec, view);
  }

  std::vector<float> values;
  MatrixView view;
};

/// The hands of a clock, which own their numbers.
struct Clock {
  explicit Clock(const HandsSpec& spec) : numbers(3 * static_cast<std::size_t>(spec.dimensions)) {
    const std::size_t pairs = static_cast<std::size_t>(spec.dimensions) / 2;
    const auto part = [&](std::size_t index) { return std::span<double>(numbers).subspan(index * pairs, pairs); };
    hands = {part(0), part(1), part(2), part(3), part(4), part(5)};
    fill_hands(spec, hands);
  }

  std::vector<double> numbers;
  Hands hands;
};

/// a . b, summed in double.
inline double dot(std::span<const float> a, std::span<const float> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
  return sum;
}

}  // namespace posenc::tests
