#pragma once

#include <span>

#include <posenc/forward.h>

namespace posenc {

/// The gradient of the loss that `forward.answer` gave last, with respect to every parameter: backpropagation, written
/// out pass by pass. `gradient` (as many as parameters) is overwritten; where nothing was asked it is 0.
template <typename Real>
void backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient);

}  // namespace posenc
