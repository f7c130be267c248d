#pragma once

#include <emscripten/bind.h>
#include <posenc/call.h>

#include <array>
#include <cstdint>
#include <span>

#include "modules.h"
#include "storage.h"

namespace posenc::bindings {

/// Reads all fields but arrays from a plain object. They must exist with the right types: embind would throw from
/// inside C++ frames and leak, so class Core checks them first.
void read_fields(const emscripten::val& object, std::span<const Field> fields, void* spec);

/// Reads the arrays, which most specs do not have. Returns false if memory is exhausted.
bool read_arrays(const emscripten::val& object, std::span<const Field> fields, void* spec);

template <typename Spec>
consteval bool has_arrays() {
  for (const Field& field : SpecTable<Spec>::kFields) {
    if (is_array(field.constraint.type)) return true;
  }
  return false;
}

/// Gives memory to the arrays of a result, with `workspace` bytes to spare. Returns false if there is not enough.
bool place_arrays(std::span<const Part> parts, const void* spec, void* result, std::size_t workspace, Storage& storage);

/// Makes the JavaScript value of a part. One function per type, so that a module links only those it needs.
using Convert = emscripten::val (*)(const Value& value);

emscripten::val to_number(const Value& value);
emscripten::val to_boolean(const Value& value);
emscripten::val to_word(const Value& value);
emscripten::val to_pixels(const Value& value);

/// A typed array that borrows wasm memory.
template <typename Number>
emscripten::val to_view(const Value& value) {
  return emscripten::val(emscripten::typed_memory_view(value.size, static_cast<const Number*>(value.data)));
}

constexpr Convert converter_of(Type type) {
  switch (type) {
    case Type::boolean: return to_boolean;
    case Type::choice: return to_word;
    case Type::floats: return to_view<float>;
    case Type::doubles: return to_view<double>;
    case Type::integers: return to_view<std::int32_t>;
    case Type::naturals: return to_view<std::uint32_t>;
    case Type::bytes: return to_view<std::uint8_t>;
    case Type::pixels: return to_pixels;
    default: return to_number;
  }
}

template <std::size_t size>
constexpr std::array<Convert, size> converters_of(const std::array<Part, size>& parts) {
  std::array<Convert, size> result = {};
  for (std::size_t k = 0; k < size; ++k) result[k] = converter_of(parts[k].type);
  return result;
}

template <typename Call>
inline constexpr auto kConverters = converters_of(kPartsAtRunTime<Call>);

/// A plain object of numbers and typed arrays, or a single one of them.
emscripten::val reply(std::span<const Part> parts, const Convert* converters, const void* result);

/// A RangeError. Errors are returned, not thrown: a JavaScript exception that crosses C++ frames never restores the
/// wasm stack pointer.
emscripten::val range_error(const ValidationError& error);
emscripten::val out_of_memory();

/// Heap bytes in use and the stack pointer, for the leak tests.
emscripten::val memory();

/// What the results of a call borrow, until its next one.
template <typename Call>
struct Kept {
  inline static typename Call::Result result;
  inline static Storage storage;
};

/// Every call: a spec in, its result or a RangeError out.
template <typename Call>
emscripten::val answer(const emscripten::val& object) {
  using Spec = typename Call::Spec;
  Spec spec;
  read_fields(object, fields_of<Spec>(), &spec);
  if constexpr (has_arrays<Spec>()) {
    if (!read_arrays(object, fields_of<Spec>(), &spec)) return out_of_memory();
  }
  if (const auto error = check(spec)) return range_error(*error);
  auto& result = Kept<Call>::result;
  if (!place_arrays(kPartsAtRunTime<Call>, &spec, &result, Call::workspace(spec), Kept<Call>::storage)) {
    return out_of_memory();
  }
  Call::run(spec, result);
  return reply(kPartsAtRunTime<Call>, kConverters<Call>.data(), &result);
}

template <typename... Calls>
void bind(modules::CallList<Calls...>) {
  (emscripten::function(Calls::kName, &answer<Calls>), ...);
  emscripten::function("memory", &memory);
}

}  // namespace posenc::bindings
