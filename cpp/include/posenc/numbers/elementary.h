#pragma once

#include <span>

namespace posenc {

// std::log and std::exp add kilobytes of tables to a wasm module. These use log1p and expm1, which have none; relative
// error 4e-16.

/// The natural logarithm. Precondition: value is finite and above 0.
double compact_log(double value);

/// e^power; 0 for a power below -709.
double compact_exp(double power);

/// The Euclidean norm. Scales by a power of two, which is exact, so that no square overflows or underflows.
double euclidean_norm(std::span<const double> numbers);

}  // namespace posenc
