#pragma once

#include <cmath>
#include <cstddef>
#include <cstdlib>

#include <posenc/check.h>

namespace posenc::fuzz {

/// Larger tables, and work that takes as long, are left out.
inline constexpr double kMaxBytes = 1 << 20;

/// Promises of the call that is being made: none, where its spec was left out.
inline std::size_t promises_kept = 0;

inline void require(bool promise) {
  if (!promise) std::abort();
  ++promises_kept;
}

/// The result of a call is often an argument of another one, which has to take it, whatever it was made of.
template <typename Spec>
void require_taken(const Spec& spec) {
  require(!check(spec));
}

inline void require_unit(double value) { require(std::abs(value) <= 1); }

}  // namespace posenc::fuzz
