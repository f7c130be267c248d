#pragma once

#include <cmath>
#include <cstddef>
#include <cstdlib>

#include <posenc/spec/check.h>
#include <posenc/spec/computed.h>
#include "heap.h"

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

/// The result of a call, which must fit the memory that its table asks for: arrays, workspace and 128 KiB.
template <typename Call>
struct Computed : posenc::Computed<Call> {
  explicit Computed(const typename Call::Spec& spec) : Computed(spec, Call::workspace(spec), HeapPeak()) {}

 private:
  Computed(const typename Call::Spec& spec, std::size_t workspace, const HeapPeak& peak)
      : posenc::Computed<Call>(spec) {
    std::size_t arrays = 0;
    for (const Part& part : kPartsAtRunTime<Call>) {
      if (part.shape != nullptr) arrays += part.shape(&spec).size() * size_of(part.type);
    }
    require(peak.bytes() <= arrays + workspace + (std::size_t{128} << 10));
  }
};

}  // namespace posenc::fuzz
