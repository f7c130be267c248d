#include "table_implementations.h"

#include <cmath>
#include <cstring>
#include <vector>

#include <posenc/table_kernel.h>

namespace posenc::bench {
namespace {

std::size_t count_of(double number) { return static_cast<std::size_t>(number); }

MatrixView as_table(const SinusoidalSpec& spec, std::span<float> numbers) {
  return {numbers, count_of(spec.positions), count_of(spec.dimensions)};
}

}  // namespace

void fill_by_kernel(const SinusoidalSpec& spec, std::span<float> table) { fill_table(spec, as_table(spec, table)); }

void fill_by_reference(const SinusoidalSpec& spec, std::span<float> table) {
  fill_sinusoidal(spec, as_table(spec, table));
}

void fill_by_libm(const SinusoidalSpec& spec, std::span<float> numbers) {
  const MatrixView table = as_table(spec, numbers);
  std::vector<double> frequencies(table.columns() / 2);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    frequencies[pair] = std::pow(spec.base, -2 * static_cast<double>(pair) / spec.dimensions);
  }
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const double position = spec.offset + static_cast<double>(row);
    const std::span<float> encoding = table.row(row);
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const double angle = position * frequencies[pair];
      encoding[2 * pair] = static_cast<float>(std::sin(angle));
      encoding[2 * pair + 1] = static_cast<float>(std::cos(angle));
    }
  }
}

void fill_by_stores(const SinusoidalSpec&, std::span<float> table) {
  using FourFloats = float __attribute__((vector_size(16), aligned(4), may_alias));
  const FourFloats value = {0.5F, 0.25F, 0.125F, 0.0625F};  // four different numbers, or the compiler would call memset
  float* const numbers = table.data();
  const std::size_t whole = table.size() / 16 * 16;
  for (std::size_t i = 0; i < whole; i += 16) {
    for (std::size_t part = 0; part < 16; part += 4) *reinterpret_cast<FourFloats*>(numbers + i + part) = value;
  }
  for (std::size_t i = whole; i < table.size(); ++i) numbers[i] = 0.5F;
}

void fill_by_memset(const SinusoidalSpec&, std::span<float> table) {
  std::memset(table.data(), 0x3f, table.size_bytes());  // 0x3f3f3f3f is 0.747
}

void multiply_rows(const SinusoidalSpec& spec, std::span<float> numbers) {
  fill_by_kernel(spec, numbers);
  const MatrixView table = as_table(spec, numbers);
  const std::vector<float> first(table.row(0).begin(), table.row(0).end());
  for (std::size_t row = 0; row < table.rows(); ++row) {
    float sums[4] = {};  // four accumulators for SIMD
    for (std::size_t column = 0; column + 4 <= first.size(); column += 4) {
      for (std::size_t part = 0; part < 4; ++part) sums[part] += first[column + part] * table(row, column + part);
    }
    numbers[row] = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  }
}

}  // namespace posenc::bench
