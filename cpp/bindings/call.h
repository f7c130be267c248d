#pragma once

#include <emscripten/bind.h>
#include <posenc/check.h>

#include <span>

#include "reply.h"

namespace posenc::bindings {

/// Reads all fields from a plain object. They must exist with the right types: embind would throw from inside C++
/// frames and leak, so class Core checks them first.
void read_fields(const emscripten::val& object, std::span<const Field> fields, void* spec);

/// The same for array fields, which most modules do not need.
void read_arrays(const emscripten::val& object, std::span<const Field> fields, void* spec);

template <typename Spec>
consteval bool has_arrays() {
  for (const Field& field : SpecTable<Spec>::kFields) {
    if (is_array(field.constraint.type)) return true;
  }
  return false;
}

/// The implementation of a call: validates the spec, then returns the reply or a RangeError.
template <typename Spec, emscripten::val (*function)(const Spec&)>
emscripten::val validate_and_call(const emscripten::val& object) {
  Spec spec;
  read_fields(object, fields_of<Spec>(), &spec);
  if constexpr (has_arrays<Spec>()) read_arrays(object, fields_of<Spec>(), &spec);
  if (const auto error = check(spec)) return range_error(*error);
  return function(spec);
}

/// Heap bytes in use and the stack pointer, for the leak tests.
emscripten::val memory();

#ifdef POSENC_DESCRIBED
/// Metadata of a call.
struct Description {
  const char* name;
  const char* text;
  const char* result;
  const char* result_text;
  const char* spec;
  const char* spec_text;
  std::span<const Field> fields;
  const void* defaults;
  /// The binding's file, CHAPTER_bindings.cpp; web/core has one file of fields per chapter.
  const char* file;
};

/// Registers the metadata of a call.
void describe(const Description& description);
#endif

}  // namespace posenc::bindings

/// Defines a call: name in JavaScript, spec type, function, description, name and description of the result. Modules
/// that include it call bind_NAME (modules.cmake).
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
