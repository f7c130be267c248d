#pragma once

#include <emscripten/val.h>
#include <posenc/check.h>

#include <cmath>
#include <cstdint>
#include <span>
#include <string>

namespace posenc::bindings {

// A reply is a typed array that borrows wasm memory (or a plain object of such), or a RangeError. The error is
// returned, not thrown: a JavaScript exception that crosses C++ frames never restores the wasm stack pointer.

template <typename Number>
[[gnu::noinline]] emscripten::val view(std::span<Number> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

/// The same as an Uint8ClampedArray, which is what a canvas takes.
inline emscripten::val clamped_view(std::span<std::uint8_t> values) {
  const emscripten::val bytes = view(values);
  return emscripten::val::global("Uint8ClampedArray").new_(bytes["buffer"], bytes["byteOffset"], bytes["length"]);
}

/// A RangeError in the words of the refusal, behind which JavaScript writes the number itself.
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

/// Sets one part of a reply. Not inlined: embind's own takes a hundred bytes wherever it is called.
template <typename Value>
[[gnu::noinline]] void set(emscripten::val& reply, const char* name, Value value) {
  reply.set(name, value);
}

#ifdef POSENC_DESCRIBED
/// Keeps with a reply what one of its parts is.
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
/// Sets one part of a reply, and says what it is.
#define POSENC_PART(reply, name, value, ...) set(reply, name, value)
#endif

}  // namespace posenc::bindings
