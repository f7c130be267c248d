// The works as a bare WebAssembly module, all of them on one buffer.

#include <cstdlib>

#include "table_works.h"

namespace {

float* buffer = nullptr;
std::size_t capacity = 0;

}  // namespace

extern "C" {

/// The number of works, whose numbers are their places in kTableWorks.
__attribute__((export_name("works"))) int works() { return static_cast<int>(std::size(posenc::bench::kTableWorks)); }

/// The name of a work as a C string.
__attribute__((export_name("name"))) const char* name(int work) { return posenc::bench::kTableWorks[work].name.data(); }

/// Fills the buffer, which is kept and used again, and returns it; null when memory is exhausted.
__attribute__((export_name("fill"))) const float* fill(int work, double positions, double dimensions, double offset) {
  const auto count = static_cast<std::size_t>(positions * dimensions);
  if (count > capacity) {
    std::free(buffer);
    buffer = static_cast<float*>(std::malloc(count * sizeof(float)));
    capacity = buffer == nullptr ? 0 : count;
  }
  if (buffer == nullptr) return nullptr;
  posenc::SinusoidalSpec spec;
  spec.positions = positions;
  spec.dimensions = dimensions;
  spec.offset = offset;
  posenc::bench::kTableWorks[work].fill(spec, {buffer, count});
  return buffer;
}

}  // extern "C"
