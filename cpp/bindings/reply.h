#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <span>
#include <string>

namespace posenc::bindings {

// A reply is a typed array that borrows wasm memory (or a plain object of such), or a RangeError. The error is
// returned, not thrown: a JavaScript exception that crosses C++ frames never restores the wasm stack pointer.

template <typename Number>
[[gnu::noinline]] emscripten::val borrowed(std::span<Number> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

/// The same as an Uint8ClampedArray, which is what a canvas takes.
inline emscripten::val borrowed_clamped(std::span<std::uint8_t> values) {
  const emscripten::val bytes = borrowed(values);
  return emscripten::val::global("Uint8ClampedArray").new_(bytes["buffer"], bytes["byteOffset"], bytes["length"]);
}

[[gnu::noinline]] inline emscripten::val rejected(const std::string& reason) {
  return emscripten::val::global("RangeError").new_(reason);
}

inline emscripten::val out_of_memory() { return rejected("not enough memory for a result of this size"); }

/// Sets one part of a reply. Not inlined: embind's own takes a hundred bytes wherever it is called.
template <typename Value>
[[gnu::noinline]] void set(emscripten::val& reply, const char* name, Value value) {
  reply.set(name, value);
}

}  // namespace posenc::bindings
