#pragma once

#include <cstddef>
#include <vector>

namespace posenc {

/// Activations of a LayerNorm, in the notation of PyTorch.
template <typename Real>
struct LayerNormActivations {
  std::vector<Real> x_hat;   ///< (rows x columns): normalised rows
  std::vector<Real> rstd;    ///< (rows): 1 / sqrt(variance + epsilon)
  std::vector<Real> output;  ///< (rows x columns): x_hat gain + bias
};

/// LayerNorm of `input` (rows x columns); `norm` has the gains, then the biases.
template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm,
               LayerNormActivations<Real>& activations);

/// Accumulates into `input_gradient` (rows x columns) and `norm_gradient` (2 x columns).
template <typename Real>
void normalize_backward(const LayerNormActivations<Real>& activations, const Real* output_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient);

}  // namespace posenc
