#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include <posenc/check.h>

namespace posenc::bindings {

/// Whether what has no way to report exhausted memory will find room: vectors of the kernels and embind.
[[gnu::noinline]] inline bool has_room_for(std::size_t headroom) {
  void* volatile probe = std::malloc(headroom);  // volatile, or the compiler drops both calls and says yes
  std::free(probe);
  return probe != nullptr;
}

/// Bytes of a page of memory, at whose beginning results begin. Memory of `malloc` begins at multiples of 8: every
/// fourth vector that a kernel writes may then lie across two cache lines, and every row of a table across two pages.
inline constexpr std::size_t kPage = 4096;

/// The numbers of one result. Lives as long as the module, so there is nothing for JavaScript to delete; the next call
/// overwrites it. Memory is kept and used again: first touch of fresh memory costs more than the computation.
template <typename Number>
class Storage {
 public:
  /// Enough for embind and for every kernel whose vectors take 128 KiB at most.
  static constexpr std::size_t kHeadroom = std::size_t{256} << 10;

  /// Makes room for `count` numbers, whose values are left over from before, with `headroom` bytes beside it. False
  /// when memory is exhausted; then the storage is empty, and the module lives on.
  bool resize(std::size_t count, std::size_t headroom = kHeadroom) {
    count_ = 0;
    if (count > capacity_) {
      release();  // first, so that old and new need not fit side by side
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
  Number* values_ = nullptr;  ///< the first page of the block; of no meaning while there are none
  std::size_t count_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace posenc::bindings
