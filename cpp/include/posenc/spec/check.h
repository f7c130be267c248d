#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <posenc/spec/fields.h>

namespace posenc {

/// A validated integer field as a size.
inline std::size_t to_size(double value) { return static_cast<std::size_t>(value); }

/// The full message, or an empty string.
std::string to_string(const std::optional<ValidationError>& error);

/// Sets a member that is a choice; an error if the word is not among them.
std::optional<ValidationError> set_choice(const Field& field, std::string_view word, void* member);

/// Checks for an integer in [min, max], for ranges that depend on another field.
std::optional<ValidationError> check_integer(std::string_view field, double value, double min, double max);

/// Checks a sum or product of fields against its maximum; `what` names it in the message.
std::optional<ValidationError> check_max(std::string_view what, double value, double max);

/// Checks first + count <= 2^53, exactly, even if the sum is not a double.
std::optional<ValidationError> check_end(std::string_view what, double first, double count);

/// Whether one field, a member of `spec`, is within its own range.
bool is_in_range(const void* spec, std::span<const Field> fields, const void* member);

/// The first violated constraint of a field.
std::optional<ValidationError> check_fields(const void* spec, std::span<const Field> fields);

template <typename Spec>
std::optional<ValidationError> check_fields(const Spec& spec) {
  return check_fields(&spec, fields_of<Spec>());
}

template <typename Spec, typename Member>
bool is_in_range(const Spec& spec, const Member& member) {
  return is_in_range(&spec, fields_of<Spec>(), &member);
}

/// Validates a spec by its field table. Specs with constraints across fields overload this.
template <typename Spec>
std::optional<ValidationError> check(const Spec& spec) {
  return check_fields(spec);
}

/// The first reason of several, or nothing.
std::optional<ValidationError> first_error(std::initializer_list<std::optional<ValidationError>> reasons);

}  // namespace posenc
