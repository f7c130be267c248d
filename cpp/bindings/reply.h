#pragma once

#include <emscripten/val.h>
#include <posenc/check.h>

#include <cmath>
#include <cstdint>
#include <span>
#include <string>

namespace posenc::bindings {

// A reply is a typed array that borrows wasm memory, a plain object of such, or a RangeError. Errors are returned, not
// thrown: a JavaScript exception that crosses C++ frames never restores the wasm stack pointer.

template <typename Number>
[[gnu::noinline]] emscripten::val view(std::span<Number> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

/// The same as a Uint8ClampedArray, for ImageData.
inline emscripten::val clamped_view(std::span<std::uint8_t> values) {
  const emscripten::val bytes = view(values);
  return emscripten::val::global("Uint8ClampedArray").new_(bytes["buffer"], bytes["byteOffset"], bytes["length"]);
}

/// A RangeError; JavaScript formats the number at the end of the message.
[[gnu::noinline]] inline emscripten::val range_error(const ValidationError& error) {
  std::string text = error.message;
  if (error.value && !std::isfinite(*error.value)) {
    text += std::isnan(*error.value) ? "nan" : *error.value < 0 ? "-inf" : "inf";
  }
  emscripten::val message(text);
  if (error.value && std::isfinite(*error.value)) message = message.call<emscripten::val>("concat", *error.value);
  return emscripten::val::global("RangeError").new_(message);
}

inline emscripten::val out_of_memory() { return range_error({"not enough memory for a result of this size"}); }

/// Sets one property. Not inlined: embind's own takes a hundred bytes per call.
template <typename Value>
[[gnu::noinline]] void set(emscripten::val& reply, const char* name, Value value) {
  reply.set(name, value);
}

#ifdef POSENC_DESCRIBED
/// Stores the description of a property with the reply.
inline void describe_part(emscripten::val& reply, const char* name, const char* text) {
  if (reply["docs"].isUndefined()) reply.set("docs", emscripten::val::object());
  reply["docs"].set(name, emscripten::val(text));
}
#define POSENC_PART(reply, name, value, ...)    \
  do {                                          \
    set(reply, name, value);                    \
    describe_part(reply, name, "" __VA_ARGS__); \
  } while (false)
#else
/// Sets one property, with its description.
#define POSENC_PART(reply, name, value, ...) set(reply, name, value)
#endif

}  // namespace posenc::bindings
