#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

/// The result of a call, with memory of its own: exactly as much as the table of the call says.
///
///     const Computed<HandsCall> hands({.position = 37});
///     hands.arrays.angle[0];
template <typename Call>
struct Computed : Call::Result {
  /// Precondition: `spec` is valid.
  explicit Computed(const typename Call::Spec& spec) {
    for (const Part& part : kPartsAtRunTime<Call>) {
      if (part.shape == nullptr) continue;
      const Shape shape = part.shape(&spec);
      memory_.push_back(std::make_unique<std::byte[]>(shape.size() * size_of(part.type)));
      part.place(static_cast<typename Call::Result*>(this), shape, memory_.back().get());
    }
    Call::run(spec, *this);
  }

 private:
  std::vector<std::unique_ptr<std::byte[]>> memory_;
};

}  // namespace posenc
