#pragma once

#include <emscripten/bind.h>
#include <posenc/spec/call.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "modules.h"
#include "storage.h"

namespace posenc::bindings {

/// Reads the arrays of a spec, which most specs do not have. Returns false if memory is exhausted.
bool read_arrays(const emscripten::val& object, std::span<const Field> fields, void* spec);

template <typename Spec>
consteval bool has_arrays() {
  for (const Field& field : SpecTable<Spec>::kFields) {
    if (is_array(field.constraint.type)) return true;
  }
  return false;
}

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

/// By type, for the types of these calls.
template <typename... Calls>
constexpr std::array<Convert, kTypes> converters_of() {
  std::array<Convert, kTypes> result = {};
  const auto add = [&result](const auto& parts) {
    for (const Part& part : parts) result[static_cast<std::size_t>(part.type)] = converter_of(part.type);
  };
  (add(kPartsAtRunTime<Calls>), ...);
  return result;
}

/// A call without its types.
struct Entry {
  std::span<const Field> fields;
  decltype(&read_arrays) read_arrays;  ///< nullptr if it has none
  std::optional<ValidationError> (*check)(const void* spec);
  std::size_t (*workspace)(const void* spec);
  std::span<const Part> parts;
  void (*run)(const void* spec, void* result);
  const Convert* converters;
};

/// What every call does: a spec in, its result or a RangeError out. Errors are returned, not thrown: a JavaScript
/// exception that crosses C++ frames never restores the wasm stack pointer.
///
/// All fields must exist with the right types: embind would throw from inside C++ frames and leak, so class Core checks
/// them first. The result borrows `storage` until the next call.
emscripten::val answer(const Entry& entry, const emscripten::val& object, void* spec, void* result, Storage& storage);

/// Heap bytes in use and the stack pointer, for the leak tests.
emscripten::val memory();

/// What the results of a call borrow, until its next one.
template <typename Call>
struct Kept {
  inline static typename Call::Result result;
  inline static Storage storage;
};

template <typename Call, const auto& converters>
emscripten::val answer(const emscripten::val& object) {
  using Spec = typename Call::Spec;
  using Result = typename Call::Result;
  static constexpr Entry kEntry = {
      .fields = fields_of<Spec>(),
      .read_arrays = has_arrays<Spec>() ? read_arrays : nullptr,
      .check = [](const void* spec) { return check(*static_cast<const Spec*>(spec)); },
      .workspace = [](const void* spec) { return Call::workspace(*static_cast<const Spec*>(spec)); },
      .parts = kPartsAtRunTime<Call>,
      .run = [](const void* spec,
                void* result) { Call::run(*static_cast<const Spec*>(spec), *static_cast<Result*>(result)); },
      .converters = converters.data(),
  };
  Spec spec;
  return answer(kEntry, object, &spec, &Kept<Call>::result, Kept<Call>::storage);
}

template <typename... Calls>
inline constexpr auto kConverters = converters_of<Calls...>();

template <typename... Calls>
void bind(modules::CallList<Calls...>) {
  (emscripten::function(Calls::kName, &answer<Calls, kConverters<Calls...>>), ...);
  emscripten::function("memory", &memory);
}

}  // namespace posenc::bindings
