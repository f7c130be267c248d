#include <posenc/spec/check.h>

#include <cmath>

#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

/// Formats an integer or short decimal. Precondition: times its power of ten it is below 2^63.
std::string format_bound(double value) {
  std::int64_t scale = 1;
  while (std::trunc(value * static_cast<double>(scale)) != value * static_cast<double>(scale)) scale *= 10;
  const auto scaled = static_cast<std::int64_t>(value * static_cast<double>(scale));
  std::string text = to_string(scaled / scale);
  if (scale == 1) return text;
  return text.append(".").append(to_string(scale + scaled % scale).substr(1));
}

std::string format_range(const Constraint& constraint, bool plural) {
  const bool is_finite = constraint.kind == Kind::exclusive_min || constraint.max == kMaxDouble;
  std::string text = constraint.kind == Kind::integer ? (plural ? "whole numbers" : "a whole number")
                     : constraint.kind == Kind::even  ? (plural ? "even numbers" : "an even number")
                     : is_finite                      ? (plural ? "finite numbers" : "a finite number")
                                                      : (plural ? "numbers" : "a number");
  if (constraint.kind == Kind::exclusive_min) text.append(" greater than ").append(format_bound(constraint.min));
  if (!is_finite)
    text.append(" from ").append(format_bound(constraint.min)).append(" to ").append(format_bound(constraint.max));
  return text;
}

bool satisfies(const Constraint& constraint, double value) {
  if (constraint.kind == Kind::exclusive_min) return value > constraint.min && std::isfinite(value);
  if (!(value >= constraint.min && value <= constraint.max)) return false;
  const double steps = constraint.kind == Kind::even ? value / 2 : value;
  return constraint.kind == Kind::real || std::trunc(steps) == steps;
}

ValidationError must_be(std::string_view field, std::string_view range, std::optional<double> value = std::nullopt) {
  return {std::string(field).append(" must be ").append(range).append(", got "), value};
}

ValidationError must_be(std::string_view field, std::string_view range, std::string_view value) {
  ValidationError result = must_be(field, range);
  result.message.append(value);
  return result;
}

/// The word in quotes, unless it is too long to repeat.
std::string quoted(std::string_view word) {
  constexpr std::size_t kMaxLength = 40;
  if (word.size() > kMaxLength) return "a longer text";
  return std::string("'").append(word).append("'");
}

}  // namespace

std::optional<ValidationError> check_number(const Field& field, const void* member) {
  const double value = *static_cast<const double*>(member);
  if (satisfies(field.constraint, value)) return std::nullopt;
  return must_be(field.name, format_range(field.constraint, false), value);
}

std::optional<ValidationError> set_choice(const Field& field, std::string_view word, void* member) {
  if (const auto index = find_word(field.constraint.choices.words, word)) {
    *static_cast<std::uint8_t*>(member) = *index;
    return std::nullopt;
  }
  std::string range = "'";
  for (std::string_view rest = field.constraint.choices.words; !rest.empty(); rest.remove_prefix(1)) {
    if (rest.front() == '|') {
      range.append("' or '");
    } else {
      range += rest.front();
    }
  }
  return must_be(field.name, range + "'", quoted(word));
}

std::optional<ValidationError> check_text(const Field& field, const void* member) {
  const auto& value = *static_cast<const std::string*>(member);
  if (!value.empty() && value.size() <= field.constraint.max_length) return std::nullopt;
  return must_be(field.name,
                 "a text of 1 to " + to_string(std::int64_t{field.constraint.max_length}) + " bytes of UTF-8",
                 value.empty() ? "an empty one" : "a longer text");
}

std::optional<ValidationError> check_array(const Field& field, const void* member) {
  const auto& values = *static_cast<const std::vector<double>*>(member);
  std::string range = "up to ";
  range.append(to_string(std::int64_t{field.constraint.max_length}))
      .append(" ")
      .append(format_range(field.constraint, true));
  if (values.size() > field.constraint.max_length) return must_be(field.name, range, "more of them");
  for (const double value : values) {
    if (!satisfies(field.constraint, value)) return must_be(field.name, range, value);
  }
  return std::nullopt;
}

std::optional<ValidationError> check_integer(std::string_view field, double value, double min, double max) {
  const Constraint constraint = integer(min, max);
  if (satisfies(constraint, value)) return std::nullopt;
  return must_be(field, format_range(constraint, false), value);
}

std::optional<ValidationError> check_max(std::string_view what, double value, double max) {
  if (value <= max) return std::nullopt;
  return must_be(what, "at most " + format_bound(max), value);
}

std::optional<ValidationError> check_end(std::string_view what, double first, double count) {
  // If a sum reaches 2^53, one addend is at least 2^52 and has no fraction.
  const auto end = static_cast<std::int64_t>(std::ceil(first)) + static_cast<std::int64_t>(std::ceil(count));
  if (end <= kMaxPosition) return std::nullopt;
  return must_be(what, "at most " + to_string(kMaxPosition), to_string(end));
}

bool is_in_range(const void* spec, std::span<const Field> fields, const void* member) {
  const auto offset = static_cast<std::size_t>(static_cast<const char*>(member) - static_cast<const char*>(spec));
  for (const Field& field : fields) {
    if (field.offset == offset) return field.check == nullptr || !field.check(field, member);
  }
  return false;
}

std::optional<ValidationError> check_fields(const void* spec, std::span<const Field> fields) {
  for (const Field& field : fields) {
    if (field.check == nullptr) continue;
    if (auto error = field.check(field, static_cast<const char*>(spec) + field.offset)) return error;
  }
  return std::nullopt;
}

std::optional<ValidationError> first_error(std::initializer_list<std::optional<ValidationError>> reasons) {
  for (const auto& error : reasons) {
    if (error) return error;
  }
  return std::nullopt;
}

}  // namespace posenc
