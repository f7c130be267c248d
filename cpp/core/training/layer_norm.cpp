#include "layer_norm.h"

#include <cmath>

#include "vector_math.h"

namespace posenc {
namespace {

constexpr double kLayerNormEpsilon = 1e-5;  // as in PyTorch's LayerNorm

}  // namespace

template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm,
               LayerNormActivations<Real>& activations) {
  activations.x_hat.resize(rows * columns);
  activations.rstd.resize(rows);
  activations.output.resize(rows * columns);
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* in = input + row * columns;
    Real* x_hat = activations.x_hat.data() + row * columns;
    Real* output = activations.output.data() + row * columns;
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return in[c]; }) / count;
    const Real variance =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return (in[c] - mean) * (in[c] - mean); }) / count;
    const Real rstd = 1 / std::sqrt(variance + static_cast<Real>(kLayerNormEpsilon));
    activations.rstd[row] = rstd;
    for (std::size_t c = 0; c < columns; ++c) {
      x_hat[c] = (in[c] - mean) * rstd;
      output[c] = x_hat[c] * norm[c] + norm[columns + c];
    }
  }
}

template <typename Real>
void normalize_backward(const LayerNormActivations<Real>& activations, const Real* output_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient) {
  const auto count = static_cast<Real>(columns);
  for (std::size_t row = 0; row < rows; ++row) {
    const Real* from = output_gradient + row * columns;
    const Real* x_hat = activations.x_hat.data() + row * columns;
    Real* to = input_gradient + row * columns;
    // Means of the gradient of x_hat, and of its product with x_hat.
    const Real mean = unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c]; }) / count;
    const Real mean_x_hat =
        unrolled_sum<Real>(columns, [=](std::size_t c) { return from[c] * norm[c] * x_hat[c]; }) / count;
    for (std::size_t c = 0; c < columns; ++c) {
      norm_gradient[c] += from[c] * x_hat[c];
      norm_gradient[columns + c] += from[c];
    }
    for (std::size_t c = 0; c < columns; ++c)
      to[c] += activations.rstd[row] * (from[c] * norm[c] - mean - x_hat[c] * mean_x_hat);
  }
}

template void normalize(const float*, std::size_t, std::size_t, const float*, LayerNormActivations<float>&);
template void normalize(const double*, std::size_t, std::size_t, const double*, LayerNormActivations<double>&);
template void normalize_backward(const LayerNormActivations<float>&, const float*, std::size_t, std::size_t,
                                 const float*, float*, float*);
template void normalize_backward(const LayerNormActivations<double>&, const double*, std::size_t, std::size_t,
                                 const double*, double*, double*);

}  // namespace posenc
