#include <posenc/check.h>

#include <cmath>

#include <posenc/number_text.h>

namespace posenc {
namespace {

/// An end of a range: whole, or of a few decimals. Precondition: it is below 2^63 in size, with all its decimals.
std::string end_text(double value) {
  std::int64_t scale = 1;
  while (std::trunc(value * static_cast<double>(scale)) != value * static_cast<double>(scale)) scale *= 10;
  const auto scaled = static_cast<std::int64_t>(value * static_cast<double>(scale));
  std::string text = text_of(scaled / scale);
  if (scale == 1) return text;
  return text.append(".").append(text_of(scale + scaled % scale).substr(1));
}

std::string range_text(const Rule& rule, bool plural) {
  const bool is_finite = rule.kind == Kind::above || rule.max == kLargestNumber;
  std::string text = rule.kind == Kind::whole  ? (plural ? "whole numbers" : "a whole number")
                     : rule.kind == Kind::even ? (plural ? "even numbers" : "an even number")
                     : is_finite               ? (plural ? "finite numbers" : "a finite number")
                                               : (plural ? "numbers" : "a number");
  if (rule.kind == Kind::above) text.append(" greater than ").append(end_text(rule.min));
  if (!is_finite) text.append(" from ").append(end_text(rule.min)).append(" to ").append(end_text(rule.max));
  return text;
}

bool is_within(const Rule& rule, double value) {
  if (rule.kind == Kind::above) return value > rule.min && std::isfinite(value);
  if (!(value >= rule.min && value <= rule.max)) return false;
  const double steps = rule.kind == Kind::even ? value / 2 : value;
  return rule.kind == Kind::real || std::trunc(steps) == steps;
}

Refusal refusal(std::string_view field, std::string_view range, std::optional<double> got = std::nullopt) {
  return {std::string(field).append(" must be ").append(range).append(", got "), got};
}

Refusal refusal(std::string_view field, std::string_view range, std::string_view got) {
  Refusal result = refusal(field, range);
  result.words.append(got);
  return result;
}

/// The word in quotes, or what it is when it is too long to repeat.
std::string quoted(std::string_view word) {
  constexpr std::size_t kLongest = 40;
  if (word.size() > kLongest) return "a longer text";
  return std::string("'").append(word).append("'");
}

}  // namespace

Reason check_number(const Field& field, const void* member) {
  const double value = *static_cast<const double*>(member);
  if (is_within(field.rule, value)) return std::nullopt;
  return refusal(field.name, range_text(field.rule, false), value);
}

Reason check_choice(const Field& field, const void* member) {
  const std::string_view value = *static_cast<const std::string*>(member);
  std::string range;
  std::string_view rest = field.rule.choices;
  while (true) {
    const std::size_t end = rest.find('|');
    const std::string_view word = rest.substr(0, end);
    if (value == word) return std::nullopt;
    range.append(range.empty() ? "" : " or ").append(quoted(word));
    if (end == std::string_view::npos) return refusal(field.name, range, quoted(value));
    rest.remove_prefix(end + 1);
  }
}

Reason check_text(const Field& field, const void* member) {
  const auto& value = *static_cast<const std::string*>(member);
  if (!value.empty() && value.size() <= field.rule.longest) return std::nullopt;
  return refusal(field.name, "a text of 1 to " + text_of(std::int64_t{field.rule.longest}) + " bytes of UTF-8",
                 value.empty() ? "an empty one" : "a longer text");
}

Reason check_array(const Field& field, const void* member) {
  const auto& values = *static_cast<const std::vector<double>*>(member);
  std::string range = "up to ";
  range.append(text_of(std::int64_t{field.rule.longest})).append(" ").append(range_text(field.rule, true));
  if (values.size() > field.rule.longest) return refusal(field.name, range, "more of them");
  for (const double value : values) {
    if (!is_within(field.rule, value)) return refusal(field.name, range, value);
  }
  return std::nullopt;
}

Reason check_whole(std::string_view field, double value, double min, double max) {
  const Rule rule = whole(min, max);
  if (is_within(rule, value)) return std::nullopt;
  return refusal(field, range_text(rule, false), value);
}

Reason check_max(std::string_view what, double value, double max) {
  if (value <= max) return std::nullopt;
  return refusal(what, "at most " + end_text(max), value);
}

Reason check_end(std::string_view what, double first, double count) {
  // Of two numbers whose sum reaches 2^53 one is at least 2^52, and has no fraction.
  const auto end = static_cast<std::int64_t>(std::ceil(first)) + static_cast<std::int64_t>(std::ceil(count));
  if (end <= kMaxPosition) return std::nullopt;
  return refusal(what, "at most " + text_of(kMaxPosition), text_of(end));
}

bool is_in_range(const void* spec, std::span<const Field> fields, const void* member) {
  const auto offset = static_cast<std::size_t>(static_cast<const char*>(member) - static_cast<const char*>(spec));
  for (const Field& field : fields) {
    if (field.offset == offset) return !field.check(field, member);
  }
  return false;
}

Reason check_fields(const void* spec, std::span<const Field> fields) {
  for (const Field& field : fields) {
    if (auto reason = field.check(field, static_cast<const char*>(spec) + field.offset)) return reason;
  }
  return std::nullopt;
}

Reason first_of(std::initializer_list<Reason> reasons) {
  for (const auto& reason : reasons) {
    if (reason) return reason;
  }
  return std::nullopt;
}

}  // namespace posenc
