#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <posenc/fields.h>

namespace posenc {

/// A validated integer field as a size.
inline std::size_t to_size(double value) { return static_cast<std::size_t>(value); }

/// The sentence, or an empty text.
std::string to_string(const std::optional<ValidationError>& error);

/// A whole number from `min` to `max`: for a range that depends on another field.
std::optional<ValidationError> check_integer(std::string_view field, double value, double min, double max);

/// A sum or a product of fields, in words, that is too large.
std::optional<ValidationError> check_max(std::string_view what, double value, double max);

/// `first + count`, in words, that is more than 2^53: compared exactly, although such a sum need not be a double.
std::optional<ValidationError> check_end(std::string_view what, double first, double count);

/// True if one field, a member of `spec`, is within its own range.
bool is_in_range(const void* spec, std::span<const Field> fields, const void* member);

/// The first field that its rule refuses.
std::optional<ValidationError> check_fields(const void* spec, std::span<const Field> fields);

template <typename Spec>
std::optional<ValidationError> check_fields(const Spec& spec) {
  return check_fields(&spec, fields_of<Spec>());
}

template <typename Spec, typename Member>
bool is_in_range(const Spec& spec, const Member& member) {
  return is_in_range(&spec, fields_of<Spec>(), &member);
}

/// The reason why a spec is refused: by its table alone, unless it has rules of two fields and a `check` of its own.
template <typename Spec>
std::optional<ValidationError> check(const Spec& spec) {
  return check_fields(spec);
}

/// The first reason of several, or nothing.
std::optional<ValidationError> first_error(std::initializer_list<std::optional<ValidationError>> reasons);

}  // namespace posenc
