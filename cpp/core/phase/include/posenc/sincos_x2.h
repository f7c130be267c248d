#pragma once

#include <posenc/phase.h>
#include <posenc/simd.h>

namespace posenc {

struct SinCosX2 {
  Double2 sine;
  Double2 cosine;
};

/// Sine and cosine of two phases, bit-identical to `sincos` of each, in half the time. Not inlined, to keep wasm small.
[[gnu::noinline]] SinCosX2 sincos(Phase first, Phase second);

}  // namespace posenc
