#pragma once

#include <cstddef>

namespace posenc::fuzz {

/// Counts heap bytes from its construction on; one at a time. Programs with `heap.cpp` count every `new`.
class HeapPeak {
 public:
  HeapPeak();

  /// The largest number of bytes in use so far, beyond those at the start.
  std::size_t bytes() const;

 private:
  std::size_t start_;
};

}  // namespace posenc::fuzz
