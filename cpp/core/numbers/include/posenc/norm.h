#pragma once

#include <span>

namespace posenc {

/// The Euclidean norm. Scales by a power of two, which is exact, so that no square overflows or underflows.
double euclidean_norm(std::span<const double> numbers);

}  // namespace posenc
