#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

#include <posenc/clock/pairs.h>
#include <posenc/spec/matrix_view.h>
#include <posenc/table/sinusoidal.h>

namespace posenc::tests {

/// An owning sinusoidal table.
struct Table {
  explicit Table(const SinusoidalSpec& spec)
      : values(static_cast<std::size_t>(spec.positions * spec.dimensions)),
        view(values, static_cast<std::size_t>(spec.positions), static_cast<std::size_t>(spec.dimensions)) {
    fill_sinusoidal(spec, view);
  }

  std::vector<float> values;
  MatrixView view;
};

/// Owning `Pairs`.
struct Clock {
  explicit Clock(const HandsSpec& spec) : numbers(3 * static_cast<std::size_t>(spec.dimensions)) {
    const std::size_t pairs = static_cast<std::size_t>(spec.dimensions) / 2;
    const auto part = [&](std::size_t index) { return std::span<double>(numbers).subspan(index * pairs, pairs); };
    hands = {part(0), part(1), part(2), part(3), part(4), part(5)};
    fill_pairs(spec, hands);
  }

  std::vector<double> numbers;
  Pairs hands;
};

/// a . b, summed in double.
inline double dot(std::span<const float> a, std::span<const float> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
  return sum;
}

/// The largest |a_k - b_k|; infinite if the sizes differ.
inline double largest_difference(std::span<const float> a, std::span<const float> b) {
  if (a.size() != b.size()) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (std::size_t k = 0; k < a.size(); ++k) largest = std::max(largest, std::abs(static_cast<double>(a[k] - b[k])));
  return largest;
}

/// FNV-1a over the bytes of the floats, little-endian.
inline std::uint64_t hash_of(std::span<const float> values) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const float value : values) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int byte = 0; byte < 4; ++byte) hash = (hash ^ ((bits >> (8 * byte)) & 0xff)) * 0x100000001b3;
  }
  return hash;
}

}  // namespace posenc::tests
