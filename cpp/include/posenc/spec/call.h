#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include <posenc/spec/check.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// Red, green, blue and opacity of each pixel: a Uint8ClampedArray in JavaScript.
struct Pixels : std::span<std::uint8_t> {
  using span::span;
};

/// Rows and columns of an array of a result.
struct Shape {
  std::size_t rows = 0;
  std::size_t columns = 1;

  std::size_t size() const { return rows * columns; }
};

template <typename Rows, typename Columns = int>
constexpr Shape shape_of(Rows rows, Columns columns = 1) {
  return {static_cast<std::size_t>(rows), static_cast<std::size_t>(columns)};
}

/// What a part of a result holds: a number (0 or 1 for a boolean), an array, or a choice.
struct Value {
  double number = 0;           ///< the index of a choice
  const void* data = nullptr;  ///< the words of a choice, separated by bars
  std::size_t size = 0;
};

/// A part of a result, at run time.
struct Part {
  const char* name = nullptr;  ///< in JavaScript; "" if it is the whole result, nullptr for working memory
  Type type = Type::number;
  Shape (*shape)(const void* spec) = nullptr;  ///< of an array that needs memory; nullptr for other parts
  void (*place)(void* result, Shape shape, void* memory) = nullptr;
  void (*read)(const void* result, Value& value) = nullptr;
};

/// A row of a result table. Results are structs of spans and numbers; this describes them.
struct DescribedPart : Part {
  Choices choices = {};
  const char* doc = nullptr;
};

constexpr Part without_docs(const DescribedPart& part) { return part; }

/// The words of an enumeration in a result, in its order; specialised beside it.
template <typename Enumeration>
inline constexpr Choices kWordsOf = {};

template <typename Number>
consteval Type array_type() {
  if (std::is_same_v<Number, float>) return Type::floats;
  if (std::is_same_v<Number, double>) return Type::doubles;
  if (std::is_same_v<Number, std::int32_t>) return Type::integers;
  if (std::is_same_v<Number, std::uint32_t>) return Type::naturals;
  static_assert(sizeof(Number) > 1 || std::is_same_v<Number, std::uint8_t>);
  return Type::bytes;
}

template <typename T>
consteval Type type_of() {
  if constexpr (std::is_same_v<T, bool>) {
    return Type::boolean;
  } else if constexpr (std::is_enum_v<T>) {
    return Type::choice;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return Type::number;
  } else if constexpr (std::is_same_v<T, Pixels>) {
    return Type::pixels;
  } else if constexpr (requires(T matrix) { matrix.numbers(); }) {
    return type_of<decltype(T().numbers())>();
  } else {
    return array_type<std::remove_const_t<typename T::value_type>>();
  }
}

constexpr std::size_t size_of(Type type) {
  return type == Type::doubles ? sizeof(double) : type >= Type::bytes ? sizeof(std::uint8_t) : sizeof(float);
}

template <typename T>
void read_value(const T& from, Value& value) {
  if constexpr (std::is_enum_v<T>) {
    value.number = static_cast<double>(from);
    value.data = kWordsOf<T>.words;
  } else if constexpr (std::is_arithmetic_v<T>) {
    value.number = static_cast<double>(from);
  } else if constexpr (requires { from.numbers(); }) {
    read_value(from.numbers(), value);
  } else {
    value.data = from.data();
    value.size = from.size();
  }
}

template <typename Span>
void place_array(Span& array, Shape shape, void* memory) {
  array = Span(static_cast<typename Span::pointer>(memory), shape.size());
}

template <typename Number>
void place_array(MatrixViewOf<Number>& array, Shape shape, void* memory) {
  array = {std::span(static_cast<Number*>(memory), shape.size()), shape.rows, shape.columns};
}

/// For a call that fills no arrays, or returns no values.
struct Nothing {};

template <typename Function>
struct Signature;

template <typename Returned, typename Taken>
struct Signature<Returned (*)(const Taken&)> {
  using Spec = Taken;
  using Arrays = Nothing;
  using Values = Returned;
};

template <typename Returned, typename Taken, typename Filled>
struct Signature<Returned (*)(const Taken&, Filled)> {
  using Spec = Taken;
  using Arrays = std::remove_cvref_t<Filled>;
  using Values = std::conditional_t<std::is_void_v<Returned>, Nothing, Returned>;
};

/// What every call consists of: a function of the core that takes a valid spec, fills arrays of known shapes, and
/// returns the other parts of its result.
template <auto function>
struct CallOf : Signature<decltype(function)> {
  using typename Signature<decltype(function)>::Spec;
  using typename Signature<decltype(function)>::Arrays;
  using typename Signature<decltype(function)>::Values;

  struct Result {
    Arrays arrays;
    Values values;
  };

  /// Precondition: `spec` is valid and the arrays have their shapes.
  static void run(const Spec& spec, Result& result) {
    if constexpr (std::is_same_v<Arrays, Nothing>) {
      result.values = function(spec);
    } else if constexpr (std::is_same_v<Values, Nothing>) {
      function(spec, result.arrays);
    } else {
      result.values = function(spec, result.arrays);
    }
  }

  /// Temporary memory of the function in bytes, beyond 128 KiB.
  static std::size_t workspace(const Spec&) { return 0; }

  /// An array that needs memory.
  template <typename Get, typename GetShape>
  static constexpr DescribedPart array(const char* name, Get, GetShape, const char* doc) {
    return {{name, type_of<std::remove_cvref_t<std::invoke_result_t<Get, Arrays&>>>(),
             [](const void* spec) { return GetShape()(*static_cast<const Spec*>(spec)); },
             [](void* result, Shape shape, void* memory) {
               place_array(Get()(static_cast<Result*>(result)->arrays), shape, memory);
             },
             [](const void* result, Value& value) {
               read_value(Get()(static_cast<const Result*>(result)->arrays), value);
             }},
            {},
            doc};
  }

  /// A number, boolean or choice, or an array that has its memory already.
  template <typename Get>
  static constexpr DescribedPart value(const char* name, Get, const char* doc) {
    using Type = std::remove_cvref_t<std::invoke_result_t<Get, const Arrays&, const Values&>>;
    return {{name, type_of<Type>(), nullptr, nullptr,
             [](const void* of, Value& value) {
               const auto& result = *static_cast<const Result*>(of);
               read_value(Get()(result.arrays, result.values), value);
             }},
            kWordsOf<Type>,
            doc};
  }
};

template <typename Call>
inline constexpr auto kPartsAtRunTime = without_docs(Call::kParts);

}  // namespace posenc

/// Defines a call, `NameCall`: the function, and what it does. POSENC_WORKSPACE may follow, then POSENC_RESULT, the
/// parts of the result, and POSENC_END.
#define POSENC_CALL(name, function, text)               \
  struct name##Call : CallOf<function> {                \
    static constexpr const char* kName = kCamel<#name>; \
    static constexpr const char* kDoc = text;           \
    static constexpr const char* kFile = __FILE__;

/// Temporary memory of the function in bytes; an expression of `spec`.
#define POSENC_WORKSPACE(bytes) \
  static std::size_t workspace([[maybe_unused]] const Spec& spec) { return static_cast<std::size_t>(bytes); }

/// The TypeScript type of the result, or "" if the result is a single array, and its description.
#define POSENC_RESULT(type, text)                 \
  static constexpr const char* kResult = type;    \
  static constexpr const char* kResultDoc = text; \
  static constexpr DescribedPart kParts[] = {
/// An array that needs memory: its name in JavaScript, the span or matrix (an expression of `arrays`), its shape in
/// parentheses (expressions of `spec`), and its description.
#define POSENC_ARRAY(name, view, shape, ...)            \
  array(                                                \
      name, [](auto& arrays) -> auto& { return view; }, \
      []([[maybe_unused]] const Spec& spec) { return shape_of shape; }, "" __VA_ARGS__),

/// Another part: its name in JavaScript, an expression of `arrays` and `values`, and its description.
#define POSENC_VALUE(name, expression, ...)                                                                \
  value(                                                                                                   \
      name,                                                                                                \
      []([[maybe_unused]] const Arrays& arrays, [[maybe_unused]] const Values& values) -> decltype(auto) { \
        return (expression);                                                                               \
      },                                                                                                   \
      "" __VA_ARGS__),
