#include "heap.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

/// In front of every block: its size, without breaking the alignment.
constexpr std::size_t kHeader = __STDCPP_DEFAULT_NEW_ALIGNMENT__;

std::size_t in_use = 0;
std::size_t peak = 0;

}  // namespace

void* operator new(std::size_t size) {
  auto* block = static_cast<char*>(std::malloc(kHeader + size));
  if (block == nullptr) std::abort();
  *reinterpret_cast<std::size_t*>(block) = size;
  in_use += size;
  peak = std::max(peak, in_use);
  return block + kHeader;
}

void operator delete(void* memory) noexcept {
  if (memory == nullptr) return;
  char* block = static_cast<char*>(memory) - kHeader;
  in_use -= *reinterpret_cast<std::size_t*>(block);
  std::free(block);
}

void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace posenc::fuzz {

HeapPeak::HeapPeak() : start_(in_use) { peak = in_use; }

std::size_t HeapPeak::bytes() const { return peak - start_; }

}  // namespace posenc::fuzz
