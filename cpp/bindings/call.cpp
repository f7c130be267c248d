#include "call.h"

#include <emscripten/stack.h>
#include <malloc.h>

#include <cstdint>
#include <string>
#include <vector>

namespace posenc::bindings {
namespace {

using emscripten::val;

[[gnu::noinline]] val property(const val& object, const Field& field) { return object[field.name]; }

template <typename Member>
Member& member(void* spec, const Field& field) {
  return *reinterpret_cast<Member*>(static_cast<char*>(spec) + field.offset);
}

}  // namespace

void read_fields(const val& object, std::span<const Field> fields, void* spec) {
  for (const Field& field : fields) {
    if (is_array(field.constraint.type)) continue;
    const val value = property(object, field);
    if (field.constraint.type == Type::number) {
      member<double>(spec, field) = value.as<double>();
    } else {
      member<std::string>(spec, field) = value.as<std::string>();
    }
  }
}

void read_arrays(const val& object, std::span<const Field> fields, void* spec) {
  for (const Field& field : fields) {
    if (!is_array(field.constraint.type)) continue;
    const val value = property(object, field);
    auto& numbers = member<std::vector<double>>(spec, field);
    numbers.resize(value["length"].as<std::uint32_t>());
    if (!numbers.empty()) view(std::span(numbers)).call<void>("set", value);
  }
}

val memory() {
  val reply = val::object();
  set(reply, "heap", static_cast<double>(mallinfo().uordblks));
  set(reply, "stack", static_cast<double>(emscripten_stack_get_current()));
  return reply;
}

}  // namespace posenc::bindings
