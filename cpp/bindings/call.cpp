#include "call.h"

#include <emscripten/stack.h>
#include <malloc.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace posenc::bindings {
namespace {

using emscripten::val;

[[gnu::noinline]] val property(const val& object, const char* name) { return object[name]; }

template <typename Member>
Member& member(void* spec, const Field& field) {
  return *reinterpret_cast<Member*>(static_cast<char*>(spec) + field.offset);
}

std::size_t length_of(const val& array) { return array["length"].as<std::uint32_t>(); }

/// Arrays of a result start at cache lines.
std::size_t bytes_of(const Part& part, Shape shape) {
  constexpr std::size_t kLine = 64;
  return (shape.size() * size_of(part.type) + kLine - 1) / kLine * kLine;
}

std::optional<ValidationError> read_fields(const val& object, std::span<const Field> fields, void* spec) {
  for (const Field& field : fields) {
    if (is_array(field.constraint.type)) continue;
    const val value = property(object, field.name);
    if (field.constraint.type == Type::number) {
      member<double>(spec, field) = value.as<double>();
    } else if (field.constraint.type == Type::text) {
      member<std::string>(spec, field) = value.as<std::string>();
    } else if (auto error = set_choice(field, value.as<std::string>(), &member<std::uint8_t>(spec, field))) {
      return error;
    }
  }
  return std::nullopt;
}

/// Gives memory to the arrays of a result, with `workspace` bytes to spare. Returns false if there is not enough.
bool place_arrays(std::span<const Part> parts, const void* spec, void* result, std::size_t workspace,
                  Storage& storage) {
  std::size_t size = 0;
  for (const Part& part : parts) {
    if (part.shape != nullptr) size += bytes_of(part, part.shape(spec));
  }
  if (!storage.resize(size, Storage::kHeadroom + workspace)) return false;
  std::byte* next = storage.memory();
  for (const Part& part : parts) {
    if (part.shape == nullptr) continue;
    const Shape shape = part.shape(spec);
    part.place(result, shape, next);
    next += bytes_of(part, shape);
  }
  return true;
}

/// A plain object of numbers and typed arrays, or a single one of them.
val reply(std::span<const Part> parts, const Convert* converters, const void* result) {
  val object = val::object();
  for (const Part& part : parts) {
    if (part.name == nullptr) continue;
    const Convert convert = converters[static_cast<std::size_t>(part.type)];
    Value value;
    part.read(result, value);
    if (*part.name == '\0') return convert(value);
    object.set(part.name, convert(value));
  }
  return object;
}

val range_error(const ValidationError& error) {
  std::string text = error.message;
  if (error.value && !std::isfinite(*error.value)) {
    text += std::isnan(*error.value) ? "nan" : *error.value < 0 ? "-inf" : "inf";
  }
  val message(text);
  // JavaScript formats the number at the end.
  if (error.value && std::isfinite(*error.value)) message = message.call<val>("concat", *error.value);
  return val::global("RangeError").new_(message);
}

val out_of_memory() { return range_error({"not enough memory for a result of this size"}); }

}  // namespace

bool read_arrays(const val& object, std::span<const Field> fields, void* spec) {
  std::size_t count = 0;
  for (const Field& field : fields) {
    if (is_array(field.constraint.type)) count += length_of(property(object, field.name));
  }
  if (!has_room_for(count * sizeof(double) + Storage::kHeadroom)) return false;
  for (const Field& field : fields) {
    if (!is_array(field.constraint.type)) continue;
    const val array = property(object, field.name);
    auto& numbers = member<std::vector<double>>(spec, field);
    numbers.resize(length_of(array));
    if (!numbers.empty()) to_view<double>({.data = numbers.data(), .size = numbers.size()}).call<void>("set", array);
  }
  return true;
}

val to_number(const Value& value) { return val(value.number); }

val to_boolean(const Value& value) { return val(value.number != 0); }

val to_word(const Value& value) {
  return val(std::string(word_at(static_cast<const char*>(value.data), static_cast<std::size_t>(value.number))));
}

val to_pixels(const Value& value) {
  const val bytes = to_view<std::uint8_t>(value);
  return val::global("Uint8ClampedArray").new_(bytes["buffer"], bytes["byteOffset"], bytes["length"]);
}

val answer(const Entry& entry, const val& object, void* spec, void* result, Storage& storage) {
  if (!has_room_for(Storage::kHeadroom)) return out_of_memory();
  if (const auto error = read_fields(object, entry.fields, spec)) return range_error(*error);
  if (entry.read_arrays != nullptr && !entry.read_arrays(object, entry.fields, spec)) return out_of_memory();
  if (const auto error = entry.check(spec)) return range_error(*error);
  if (!place_arrays(entry.parts, spec, result, entry.workspace(spec), storage)) return out_of_memory();
  entry.run(spec, result);
  return reply(entry.parts, entry.converters, result);
}

val memory() {
  val object = val::object();
  object.set("heap", static_cast<double>(mallinfo().uordblks));
  object.set("stack", static_cast<double>(emscripten_stack_get_current()));
  return object;
}

}  // namespace posenc::bindings
