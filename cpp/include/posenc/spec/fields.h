#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <posenc/spec/limits.h>

namespace posenc {

struct Field;

/// Why a spec is invalid: "<field> must be <range>, got <value>". The value is separate so that JavaScript formats it,
/// which keeps dtoa out of the wasm modules.
struct ValidationError {
  std::string message;
  std::optional<double> value = std::nullopt;
};

/// Validates one field. One function per type, so that a module links only those it needs.
using Check = std::optional<ValidationError> (*)(const Field& field, const void* member);
std::optional<ValidationError> check_number(const Field& field, const void* member);
std::optional<ValidationError> check_text(const Field& field, const void* member);
std::optional<ValidationError> check_array(const Field& field, const void* member);

/// The JavaScript type of a field or of a part of a result. Specs have numbers, choices, texts and arrays of the first
/// three types, which are all std::vector<double>.
enum class Type : std::uint8_t {
  number,
  choice,
  text,
  boolean,
  floats,    ///< Float32Array
  doubles,   ///< Float64Array
  integers,  ///< Int32Array
  naturals,  ///< Uint32Array
  bytes,     ///< Uint8Array
  pixels,    ///< Uint8ClampedArray
};

inline constexpr std::size_t kTypes = 10;

constexpr bool is_array(Type type) { return type >= Type::floats; }

/// The kind of number.
enum class Kind : std::uint8_t {
  integer,
  even,
  real,
  exclusive_min,  ///< finite and greater than `min`
};

/// The index of a word among words that are separated by bars. A loop, because GCC 12 with -fsanitize=undefined refuses
/// std::string_view::find in a constant expression.
constexpr std::optional<std::uint8_t> find_word(std::string_view words, std::string_view word) {
  std::uint8_t index = 0;
  for (std::size_t start = 0, end = 0;; ++end) {
    if (end < words.size() && words[end] != '|') continue;
    if (words.substr(start, end - start) == word) return index;
    if (end == words.size()) return std::nullopt;
    start = end + 1;
    ++index;
  }
}

constexpr std::string_view word_at(std::string_view words, std::size_t index) {
  for (; index > 0; --index) words.remove_prefix(words.find('|') + 1);
  return words.substr(0, words.find('|'));
}

template <std::size_t size>
struct Words {
  consteval Words(const char (&words)[size]) {
    for (std::size_t k = 0; k < size; ++k) text[k] = words[k];
  }
  char text[size] = {};
};

/// One of some words: `Choice<"none|causal"> mask = "causal"`. Other words don't compile.
template <Words words>
struct Choice {
  static constexpr const char* kWords = words.text;

  std::uint8_t index;  ///< the only member, which tables of fields set

  template <std::size_t size>
  consteval Choice(const char (&word)[size]) : index(find_word(kWords, word).value()) {}

  /// A word known at run time only; the program ends if it is not one of them.
  explicit constexpr Choice(std::string_view word) : index(find_word(kWords, word).value()) {}

  constexpr std::string_view word() const { return word_at(kWords, index); }

  /// The enumerator with this index.
  template <typename Enumeration>
  requires std::is_enum_v<Enumeration>
  explicit constexpr operator Enumeration() const { return static_cast<Enumeration>(index); }

  friend constexpr bool operator==(Choice a, Choice b) { return a.index == b.index; }
};

using LayoutName = Choice<"interleaved|halves">;
using RotaryLayoutName = Choice<"neighbours|halves">;
using MaskName = Choice<"none|causal">;

/// The words of a choice.
struct Choices {
  const char* words = nullptr;  ///< separated by bars
  const char* type = nullptr;   ///< name of the TypeScript type, if it has one
  const char* doc = nullptr;    ///< of that type
};

/// The valid values of a field.
struct Constraint {
  Type type = Type::number;
  Kind kind = Kind::real;
  double min = 0;  ///< of a number or of array elements; min and max are inclusive
  double max = 0;
  std::uint32_t max_length = 0;  ///< bytes of a text, elements of an array
  Choices choices = {};
};

constexpr Constraint integer(double min, double max) { return {Type::number, Kind::integer, min, max}; }
constexpr Constraint even(double min, double max) { return {Type::number, Kind::even, min, max}; }
constexpr Constraint real(double min, double max) { return {Type::number, Kind::real, min, max}; }
constexpr Constraint greater_than(double min) { return {Type::number, Kind::exclusive_min, min}; }
/// The name and description of the TypeScript type of a choice, if there is one. The words are those of the member.
constexpr Constraint choice(const char* type = nullptr, const char* doc = nullptr) {
  return {Type::choice, Kind::real, 0, 0, 0, {nullptr, type, doc}};
}
/// 1 to `max_length` bytes of UTF-8.
constexpr Constraint text_up_to(std::uint32_t max_length) { return {Type::text, Kind::real, 0, 0, max_length}; }
/// Type::floats, Type::doubles or Type::integers.
constexpr Constraint array_of(Type type, std::uint32_t max_length, Constraint each) {
  return {type, each.kind, each.min, each.max, max_length};
}

/// Constraints shared by several specs; see limits.h.
constexpr double kMaxDouble = std::numeric_limits<double>::max();
constexpr Constraint kAnyFinite = real(-kMaxDouble, kMaxDouble);
constexpr Constraint kRealPosition = real(-kMaxPosition, kMaxPosition);
constexpr Constraint kEvenDimensions = even(2, kMaxDimensions);
constexpr Constraint kBaseAboveOne = greater_than(1);
constexpr Constraint kAnySeed = integer(0, kMaxSeed);
constexpr Constraint kAnyLayout = choice(
    "Layout", "The order of sines and cosines in a row: interleaved (the paper), or all sines, then all cosines.");
constexpr Constraint kAnyRotaryLayout =
    choice("RotaryLayout",
           "How dimensions are paired: interleaved, each even one with the next (GPT-J, Meta's LLaMA), or half-split, "
           "the first half with the second (rotate_half in GPT-NeoX, Transformers).");

/// A field of a spec: name, offset, constraint and description.
struct Field {
  const char* name;  ///< as JavaScript writes it
  std::size_t offset;
  Check check;  ///< nullptr for a choice: all of its values are valid
  Constraint constraint;
  const char* doc;
};

template <typename Member>
consteval Field field_of(const char* name, std::size_t offset, Constraint constraint, const char* doc) {
  if constexpr (requires { Member::kWords; }) {
    constraint.choices.words = Member::kWords;
    return {name, offset, nullptr, constraint, doc};
  } else if constexpr (std::is_same_v<Member, std::string>) {
    return {name, offset, check_text, constraint, doc};
  } else {
    static_assert(std::is_same_v<Member, double> || std::is_same_v<Member, std::vector<double>>);
    return {name, offset, std::is_same_v<Member, double> ? check_number : check_array, constraint, doc};
  }
}

/// Converts a C++ name, `times_root` or `TimesRoot`, to JavaScript's `timesRoot`.
template <std::size_t size>
struct Name {
  consteval Name(const char (&snake)[size]) {
    std::size_t end = 0;
    bool rises = false;
    for (const char letter : snake) {
      if (letter == '_') {
        rises = true;
        continue;
      }
      const bool falls = end == 0 && letter >= 'A' && letter <= 'Z';
      text[end++] = static_cast<char>(rises ? letter - 'a' + 'A' : falls ? letter - 'A' + 'a' : letter);
      rises = false;
    }
  }
  char text[size] = {};
};

template <Name name>
constexpr const char* kCamel = name.text;

/// The field table of a spec, in order; defined by POSENC_SPEC beside the struct.
template <typename Spec>
struct SpecTable;

constexpr Field without_docs(Field field) {
  field.doc = nullptr;
  field.constraint.choices = {field.constraint.choices.words};
  return field;
}

/// A table at run time, without descriptions: those stay out of the program unless something prints them.
template <typename Row, std::size_t size>
constexpr auto without_docs(const Row (&rows)[size]) {
  std::array<decltype(without_docs(rows[0])), size> result = {};
  for (std::size_t k = 0; k < size; ++k) result[k] = without_docs(rows[k]);
  return result;
}

template <typename Spec>
inline constexpr auto kFieldsAtRunTime = without_docs(SpecTable<Spec>::kFields);

template <typename Spec>
constexpr std::span<const Field> fields_of() {
  return kFieldsAtRunTime<Spec>;
}

}  // namespace posenc

/// Defines the field table of a spec, with descriptions. The defaults are those of the struct.
#define POSENC_SPEC(Spec, text)                 \
  template <>                                   \
  struct SpecTable<Spec> {                      \
    using S = Spec;                             \
    static constexpr const char* kName = #Spec; \
    static constexpr const char* kDoc = text;   \
    static constexpr Field kFields[] = {
#define POSENC_FIELD(member, constraint, ...) \
  field_of<decltype(S::member)>(kCamel<#member>, offsetof(S, member), constraint, "" __VA_ARGS__),
#define POSENC_END \
  }                \
  ;                \
  }                \
  ;
