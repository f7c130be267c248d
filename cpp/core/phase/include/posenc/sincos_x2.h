#pragma once

#include <posenc/phase.h>
#include <posenc/simd.h>

namespace posenc {

struct SinCosX2 {
  Double2 sine;
  Double2 cosine;
};

/// Sine and cosine of two phases at once: bit for bit what `sincos` gives for each, in half the time. A call costs
/// nothing beside it, and copies of it in every loop would make the module larger.
[[gnu::noinline]] SinCosX2 sincos(Phase first, Phase second);

}  // namespace posenc
