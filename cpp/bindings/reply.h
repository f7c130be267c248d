#pragma once

#include <emscripten/val.h>

#include <span>
#include <string>

namespace posenc::bindings {

// A reply is a typed array that borrows wasm memory (or a plain object of such), or a RangeError. The error is
// returned, not thrown: a JavaScript exception that crosses C++ frames never restores the wasm stack pointer.

template <typename Number>
emscripten::val borrowed(std::span<Number> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

inline emscripten::val rejected(const std::string& reason) {
  return emscripten::val::global("RangeError").new_(reason);
}

inline emscripten::val out_of_memory() { return rejected("not enough memory for a result of this size"); }

}  // namespace posenc::bindings
