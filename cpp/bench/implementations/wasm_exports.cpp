// The implementations as a bare WebAssembly module with one shared buffer.

#include <cstdlib>

#include "table_implementations.h"

namespace {

float* buffer = nullptr;
std::size_t capacity = 0;

}  // namespace

extern "C" {

/// The number of implementations, whose numbers are their places in kTableImplementations.
__attribute__((export_name("implementations"))) int implementations() {
  return static_cast<int>(std::size(posenc::bench::kTableImplementations));
}

/// The name of an implementation as a C string.
__attribute__((export_name("name"))) const char* name(int implementation) {
  return posenc::bench::kTableImplementations[implementation].name.data();
}

/// Fills the buffer, which is kept and used again, and returns it; null when memory is exhausted.
__attribute__((export_name("fill"))) const float* fill(int implementation, double positions, double dimensions,
                                                       double offset) {
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
  posenc::bench::kTableImplementations[implementation].fill(spec, {buffer, count});
  return buffer;
}

}  // extern "C"
