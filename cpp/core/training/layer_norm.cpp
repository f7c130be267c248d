#include "layer_norm.h"

#include <cmath>

#include "vector_math.h"

namespace posenc {
namespace {

constexpr double kVarianceFloor = 1e-5;  // as in PyTorch's LayerNorm

}  // namespace

template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm, NormTrace<Real>& trace) {
  trace.normalized.resize(rows * columns);
  trace.scale.resize(rows);
  trace.result.resize(rows * columns);
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* in = input + row * columns;
    Real* normalized = trace.normalized.data() + row * columns;
    Real* result = trace.result.data() + row * columns;
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return in[c]; }) / count;
    const Real variance =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return (in[c] - mean) * (in[c] - mean); }) / count;
    const Real scale = 1 / std::sqrt(variance + static_cast<Real>(kVarianceFloor));
    trace.scale[row] = scale;
    for (std::size_t c = 0; c < columns; ++c) {
      normalized[c] = (in[c] - mean) * scale;
      result[c] = normalized[c] * norm[c] + norm[columns + c];
    }
  }
}

template <typename Real>
void normalize_backward(const NormTrace<Real>& trace, const Real* result_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient) {
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* from = result_gradient + row * columns;
    const Real* normalized = trace.normalized.data() + row * columns;
    Real* to = input_gradient + row * columns;
    // Means of the gradient before gain, and of that times the normalized row.
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c]; }) / count;
    const Real overlap =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c] * normalized[c]; }) / count;
    for (std::size_t c = 0; c < columns; ++c) {
      norm_gradient[c] += from[c] * normalized[c];
      norm_gradient[columns + c] += from[c];
    }
    for (std::size_t c = 0; c < columns; ++c)
      to[c] += trace.scale[row] * (from[c] * norm[c] - mean - normalized[c] * overlap);
  }
}

template void normalize(const float*, std::size_t, std::size_t, const float*, NormTrace<float>&);
template void normalize(const double*, std::size_t, std::size_t, const double*, NormTrace<double>&);
template void normalize_backward(const NormTrace<float>&, const float*, std::size_t, std::size_t, const float*, float*,
                                 float*);
template void normalize_backward(const NormTrace<double>&, const double*, std::size_t, std::size_t, const double*,
                                 double*, double*);

}  // namespace posenc
