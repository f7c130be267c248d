#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace posenc::bindings {

/// Whether `headroom` bytes can still be allocated, for code that cannot report exhausted memory: vectors of kernels,
/// embind.
[[gnu::noinline]] inline bool has_room_for(std::size_t headroom) {
  void* volatile probe = std::malloc(headroom);  // volatile, or the compiler removes both calls
  std::free(probe);
  return probe != nullptr;
}

/// Owns the memory of one result. Lives as long as the module, so JavaScript has nothing to delete; the next call
/// overwrites it. Memory is reused, because first touch of fresh memory costs more than the computation.
class Storage {
 public:
  /// Enough for embind and for kernels that allocate up to 128 KiB.
  static constexpr std::size_t kHeadroom = std::size_t{256} << 10;

  /// Makes room for `size` uninitialised bytes, with `headroom` bytes to spare. Returns false, with the storage empty,
  /// if memory is exhausted.
  bool resize(std::size_t size, std::size_t headroom) {
    if (size > capacity_) {
      release();  // first, to lower peak memory
      block_ = std::malloc(size + kPage);
      if (block_ == nullptr) return false;
      capacity_ = size;
    }
    if (has_room_for(headroom)) return true;
    release();
    return false;
  }

  /// Page-aligned: malloc aligns to 8 bytes only, so numbers could straddle cache lines, and rows pages.
  std::byte* memory() const {
    return reinterpret_cast<std::byte*>((reinterpret_cast<std::uintptr_t>(block_) + kPage - 1) / kPage * kPage);
  }

 private:
  static constexpr std::size_t kPage = 4096;

  void release() {
    std::free(block_);
    block_ = nullptr;
    capacity_ = 0;
  }

  void* block_ = nullptr;
  std::size_t capacity_ = 0;
};

}  // namespace posenc::bindings
