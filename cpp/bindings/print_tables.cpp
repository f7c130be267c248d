// Prints the tables of all calls as JSON, from which the TypeScript of web/core is generated. A native program.

#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "modules.h"

namespace posenc {
namespace {

/// A row of a field table without its function, so that this program needs no code of the core.
struct FieldText {
  const char* name = nullptr;
  std::size_t offset = 0;
  Constraint constraint = {};
  const char* doc = nullptr;
};
constexpr FieldText to_text(const Field& field) { return {field.name, field.offset, field.constraint, field.doc}; }

/// The same for a part of a result.
struct PartText {
  const char* name = nullptr;
  Type type = Type::number;
  Choices choices = {};
  const char* doc = nullptr;
};
constexpr PartText to_text(const DescribedPart& part) { return {part.name, part.type, part.choices, part.doc}; }

template <typename Row, std::size_t size>
constexpr auto to_texts(const Row (&rows)[size]) {
  std::array<decltype(to_text(rows[0])), size> texts = {};
  for (std::size_t k = 0; k < size; ++k) texts[k] = to_text(rows[k]);
  return texts;
}

template <typename Spec>
constexpr auto kFieldTexts = to_texts(SpecTable<Spec>::kFields);
template <typename Call>
constexpr auto kPartTexts = to_texts(Call::kParts);

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') result += '\\';
    if (letter == '\n') {
      result += "\\n";
    } else {
      result += letter;
    }
  }
  return result + '"';
}

std::string quoted(const char* text) { return text == nullptr ? "null" : quoted(std::string_view(text)); }

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

template <typename Items, typename Format>
std::string list(const Items& items, Format format) {
  std::string result;
  for (const auto& item : items) {
    const std::string text = format(item);
    if (!result.empty() && !text.empty()) result += ",";
    result += text;
  }
  return "[" + result + "]";
}

/// Pairs of a name and JSON.
using Members = std::vector<std::pair<std::string_view, std::string>>;
std::string object(const Members& members) {
  const std::string all = list(members, [](const auto& pair) { return quoted(pair.first) + ":" + pair.second; });
  return "{" + all.substr(1, all.size() - 2) + "}";
}

std::string choices(const Choices& choices) {
  std::vector<std::string_view> words;
  for (std::string_view rest = choices.words == nullptr ? "" : choices.words; !rest.empty();) {
    words.push_back(rest.substr(0, rest.find('|')));
    rest.remove_prefix(words.back().size() + (words.back().size() < rest.size() ? 1 : 0));
  }
  return object({{"words", list(words, [](std::string_view word) { return quoted(word); })},
                 {"type", quoted(choices.type)},
                 {"doc", quoted(choices.doc)}});
}

std::string type_name(Type type) {
  static constexpr const char* kNames[] = {"number",       "choice",           "text",       "boolean",
                                           "Float32Array", "Float64Array",     "Int32Array", "Uint32Array",
                                           "Uint8Array",   "Uint8ClampedArray"};
  return quoted(kNames[static_cast<int>(type)]);
}

std::string default_value(const FieldText& field, const void* spec) {
  const void* member = static_cast<const char*>(spec) + field.offset;
  if (field.constraint.type == Type::number) return number(*static_cast<const double*>(member));
  if (is_array(field.constraint.type)) return list(*static_cast<const std::vector<double>*>(member), number);
  if (field.constraint.type == Type::text) return quoted(std::string_view(*static_cast<const std::string*>(member)));
  return quoted(word_at(field.constraint.choices.words, *static_cast<const std::uint8_t*>(member)));
}

std::string field_json(const FieldText& field, const void* spec) {
  static constexpr const char* kKinds[] = {"whole", "even", "real", "above"};
  const Constraint& constraint = field.constraint;
  return object({{"name", quoted(field.name)},
                 {"type", type_name(constraint.type)},
                 {"kind", quoted(kKinds[static_cast<int>(constraint.kind)])},
                 {"min", number(constraint.min)},
                 {"max", number(constraint.max)},
                 {"maxLength", std::to_string(constraint.max_length)},
                 {"choices", choices(constraint.choices)},
                 {"doc", quoted(field.doc)},
                 {"default", default_value(field, spec)}});
}

std::string part_json(const PartText& part) {
  if (part.name == nullptr) return "";  // working memory
  return object({{"name", quoted(part.name)},
                 {"type", type_name(part.type)},
                 {"choices", choices(part.choices)},
                 {"doc", quoted(part.doc)}});
}

template <typename Call>
std::string call_json() {
  using Spec = typename Call::Spec;
  const Spec spec;
  return object({
      {"name", quoted(Call::kName)},
      {"doc", quoted(Call::kDoc)},
      {"file", quoted(Call::kFile)},
      {"spec", quoted(SpecTable<Spec>::kName)},
      {"specDoc", quoted(SpecTable<Spec>::kDoc)},
      {"fields", list(kFieldTexts<Spec>, [&spec](const FieldText& field) { return field_json(field, &spec); })},
      {"result", quoted(Call::kResult)},
      {"resultDoc", quoted(Call::kResultDoc)},
      {"parts", list(kPartTexts<Call>, part_json)},
  });
}

template <typename... Calls>
std::string names_of(modules::CallList<Calls...>) {
  return list(std::vector<const char*>{Calls::kName...}, [](const char* name) { return quoted(name); });
}

template <typename... Calls>
std::string calls_of(modules::CallList<Calls...>) {
  return list(std::vector<std::string>{call_json<Calls>()...}, [](const std::string& call) { return call; });
}

std::string tables() {
  return object({
      {"modules", object({{"clock", names_of(modules::clock())},
                          {"core", names_of(modules::core())},
                          {"training", names_of(modules::training())}})},
      {"calls", calls_of(decltype(modules::core() + modules::training())())},
  });
}

}  // namespace
}  // namespace posenc

int main() { std::puts(posenc::tables().c_str()); }
