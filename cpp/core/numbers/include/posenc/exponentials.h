#pragma once

namespace posenc {

// std::log and std::exp bring tables of some kilobytes into a wasm module. These are made of log1p and expm1, which
// have none, and are right to 4e-16 of the result at any size.

/// The natural logarithm. Precondition: value is finite and above 0.
double compact_log(double value);

/// e^power; 0 for a power below -709.
double compact_exp(double power);

}  // namespace posenc
