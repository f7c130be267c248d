#pragma once

#include <span>

#include <posenc/forward.h>

namespace posenc {

/// Backpropagation: the gradient of the loss of the last `forward.loss` call with respect to every parameter.
/// Overwrites `gradient` (as many as parameters); all 0 if there was no target.
template <typename Real>
void backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient);

}  // namespace posenc
