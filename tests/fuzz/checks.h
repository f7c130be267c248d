#pragma once

#include <cmath>
#include <cstddef>
#include <cstdlib>

#include <posenc/check.h>
#include <posenc/computed.h>

namespace posenc::fuzz {

/// Larger tables, and work that takes as long, are skipped.
inline constexpr double kMaxBytes = 1 << 20;

/// Checks passed by the current call; 0 if its spec was skipped.
inline std::size_t checks_passed = 0;

inline void require(bool condition) {
  if (!condition) std::abort();
  ++checks_passed;
}

/// Results that are arguments of another call must be valid there.
template <typename Spec>
void require_valid(const Spec& spec) {
  require(!check(spec));
}

inline void require_unit(double value) { require(std::abs(value) <= 1); }

}  // namespace posenc::fuzz
