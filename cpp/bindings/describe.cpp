// Metadata of all calls, for the TypeScript generator (web/generator/generate); in the module `described` only.

#include <string>
#include <vector>

#include "call.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

val default_value(const Field& field, const void* spec) {
  const void* member = static_cast<const char*>(spec) + field.offset;
  if (field.constraint.type == Type::number) return val(*static_cast<const double*>(member));
  if (!is_array(field.constraint.type)) return val(*static_cast<const std::string*>(member));
  val array = val::array();
  for (const double number : *static_cast<const std::vector<double>*>(member)) array.call<void>("push", number);
  return array;
}

val to_js(const Field& field, const void* defaults) {
  static constexpr const char* kKinds[] = {"whole", "even", "real", "above"};
  static constexpr const char* kTypes[] = {"number", "choice", "text", "Float32Array", "Float64Array", "Int32Array"};
  val reply = val::object();
  reply.set("name", val(field.name));
  reply.set("type", val(kTypes[static_cast<int>(field.constraint.type)]));
  reply.set("kind", val(kKinds[static_cast<int>(field.constraint.kind)]));
  reply.set("min", field.constraint.min);
  reply.set("max", field.constraint.max);
  reply.set("longest", field.constraint.max_length);
  reply.set("choices", val(field.constraint.choices ? field.constraint.choices : ""));
  reply.set("choicesText", val(field.constraint.doc ? field.constraint.doc : ""));
  reply.set("text", val(field.doc));
  reply.set("default", default_value(field, defaults));
  return reply;
}

val to_js(const Description& description) {
  val call = val::object();
  call.set("name", val(description.name));
  call.set("text", val(description.text));
  call.set("result", val(description.result));
  call.set("resultText", val(description.result_text));
  call.set("spec", val(description.spec));
  call.set("specText", val(description.spec_text));
  call.set("file", val(description.file));
  call.set("fields", val::array());
  for (const Field& field : description.fields) {
    call["fields"].call<void>("push", to_js(field, description.defaults));
  }
  return call;
}

std::vector<Description>& descriptions() {
  static std::vector<Description> all;
  return all;
}

}  // namespace

void describe(const Description& description) { descriptions().push_back(description); }

val table() {
  val calls = val::array();
  for (const Description& description : descriptions()) calls.call<void>("push", to_js(description));
  val reply = val::object();
  reply.set("calls", calls);
  reply.set("modules", val(POSENC_MODULES));
  return reply;
}

EMSCRIPTEN_BINDINGS(posenc_table) { emscripten::function("table", &table); }

}  // namespace posenc::bindings
