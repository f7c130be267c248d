#pragma once

#include <emscripten/bind.h>
#include <posenc/check.h>

#include <span>

#include "reply.h"

namespace posenc::bindings {

/// Reads every field of a table out of a plain object into the spec. Each must be there and of its type: class Core
/// sees to that, since embind would throw from inside C++ frames, and leak.
void read_fields(const emscripten::val& object, std::span<const Field> fields, void* spec);

/// The same for the arrays, which most modules do without.
void read_arrays(const emscripten::val& object, std::span<const Field> fields, void* spec);

template <typename Spec>
consteval bool has_arrays() {
  for (const Field& field : SpecTable<Spec>::kFields) {
    if (is_array(field.constraint.type)) return true;
  }
  return false;
}

/// The validate_and_call of a call: the reply of its function, or why its spec is refused.
template <typename Spec, emscripten::val (*function)(const Spec&)>
emscripten::val validate_and_call(const emscripten::val& object) {
  Spec spec;
  read_fields(object, fields_of<Spec>(), &spec);
  if constexpr (has_arrays<Spec>()) read_arrays(object, fields_of<Spec>(), &spec);
  if (const auto error = check(spec)) return range_error(*error);
  return function(spec);
}

/// Bytes of the heap that are taken, and where the stack stands: the seam tests watch them for leaks.
emscripten::val memory();

#ifdef POSENC_DESCRIBED
/// The row of the table about a call.
struct Description {
  const char* name;
  const char* text;
  const char* result;
  const char* result_text;
  const char* spec;
  const char* spec_text;
  std::span<const Field> fields;
  const void* defaults;
  /// The file of its binding, CHAPTER_bindings.cpp: calls of one chapter have their fields in one file of web/core.
  const char* file;
};

/// Keeps it until somebody asks for all of them.
void describe(const Description& description);
#endif

}  // namespace posenc::bindings

/// A call by its name in JavaScript: the spec that it takes, the function that answers, what it gives; the name of its
/// result, and what this is. Modules that have it call bind_NAME (modules.cmake).
#ifdef POSENC_DESCRIBED
#define POSENC_CALL(name, Spec, body, text, result, result_text)                                                  \
  void bind_##name() {                                                                                            \
    emscripten::function(#name, &validate_and_call<Spec, body>);                                                  \
    static const Spec defaults;                                                                                   \
    describe({#name, text, result, result_text, SpecTable<Spec>::kName, SpecTable<Spec>::kDoc, fields_of<Spec>(), \
              &defaults, __FILE_NAME__});                                                                         \
  }
#else
#define POSENC_CALL(name, Spec, body, text, result, result_text) \
  void bind_##name() { emscripten::function(#name, &validate_and_call<Spec, body>); }
#endif
