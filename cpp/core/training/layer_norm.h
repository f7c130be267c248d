#pragma once

#include <cstddef>
#include <vector>

namespace posenc {

/// The values that a norm keeps of its forward pass.
template <typename Real>
struct LayerNormActivations {
  std::vector<Real> x_hat;   ///< (rows x columns): mean 0 and variance 1 in each row
  std::vector<Real> rstd;    ///< (rows): one over the deviation, by which a row was multiplied
  std::vector<Real> output;  ///< (rows x columns): normalized x gain + bias
};

/// Layer norm of `input` (rows x columns); `norm` holds the gains, then the biases.
template <typename Real>
void normalize(const Real* input, std::size_t rows, std::size_t columns, const Real* norm,
               LayerNormActivations<Real>& activations);

/// Adds to `input_gradient` (rows x columns) and `norm_gradient` (2 x columns) what `result_gradient` comes to.
template <typename Real>
void normalize_backward(const LayerNormActivations<Real>& activations, const Real* output_gradient, std::size_t rows,
                        std::size_t columns, const Real* norm, Real* input_gradient, Real* norm_gradient);

}  // namespace posenc
