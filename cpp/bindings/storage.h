#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include <posenc/check.h>

namespace posenc::bindings {

/// Whether `headroom` bytes can still be allocated, for code that cannot report exhausted memory: vectors of kernels,
/// embind.
[[gnu::noinline]] inline bool has_room_for(std::size_t headroom) {
  void* volatile probe = std::malloc(headroom);  // volatile, or the compiler removes both calls
  std::free(probe);
  return probe != nullptr;
}

/// Results are page-aligned. malloc aligns to 8 bytes only, so vectors could straddle cache lines, and rows pages.
inline constexpr std::size_t kPage = 4096;

/// Owns the numbers of one result. Lives as long as the module, so JavaScript has nothing to delete; the next call
/// overwrites it. Memory is reused, because first touch of fresh memory costs more than the computation.
template <typename Number>
class Storage {
 public:
  /// Enough for embind and for kernels that allocate up to 128 KiB.
  static constexpr std::size_t kHeadroom = std::size_t{256} << 10;

  /// Makes room for `count` uninitialised numbers, with `headroom` bytes to spare. Returns false, with the storage
  /// empty, if memory is exhausted.
  bool resize(std::size_t count, std::size_t headroom = kHeadroom) {
    count_ = 0;
    if (count > capacity_) {
      release();  // first, to lower peak memory
      block_ = std::malloc(count * sizeof(Number) + kPage);
      if (block_ == nullptr) return false;
      values_ = reinterpret_cast<Number*>((reinterpret_cast<std::uintptr_t>(block_) + kPage - 1) / kPage * kPage);
      capacity_ = count;
    }
    if (!has_room_for(headroom)) {
      release();
      return false;
    }
    count_ = count;
    return true;
  }

  std::span<Number> numbers() const { return {values_, count_}; }

 private:
  void release() {
    std::free(block_);
    block_ = nullptr;
    capacity_ = 0;
  }

  void* block_ = nullptr;
  Number* values_ = nullptr;  ///< page-aligned within block_
  std::size_t count_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace posenc::bindings
