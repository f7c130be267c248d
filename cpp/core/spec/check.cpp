#include <posenc/check.h>

#include <cmath>

#include <posenc/limits.h>
#include <posenc/number_text.h>

namespace posenc {
namespace {

bool is_between(double value, std::int64_t least, std::int64_t most) {
  return value >= static_cast<double>(least) && value <= static_cast<double>(most);
}

bool is_whole(double value) { return std::trunc(value) == value; }

std::string refusal(std::string_view field, std::string_view range, std::string_view got) {
  return std::string(field).append(" must be ").append(range).append(", got ").append(got);
}

std::string refusal(std::string_view field, std::string_view kind, std::int64_t least, std::int64_t most, double got) {
  return refusal(field, std::string(kind) + " from " + text_of(least) + " to " + text_of(most), text_of(got));
}

/// The word in quotes, or what it is when it is too long to repeat.
std::string quoted(std::string_view word) {
  constexpr std::size_t kLongest = 40;
  return word.size() <= kLongest ? "'" + std::string(word) + "'" : "a longer text";
}

}  // namespace

Reason check_whole(std::string_view field, double value, std::int64_t least, std::int64_t most) {
  if (is_between(value, least, most) && is_whole(value)) return std::nullopt;
  return refusal(field, "a whole number", least, most, value);
}

Reason check_even(std::string_view field, double value, std::int64_t least, std::int64_t most) {
  if (is_between(value, least, most) && is_whole(value / 2)) return std::nullopt;
  return refusal(field, "an even number", least, most, value);
}

Reason check_real(std::string_view field, double value, std::int64_t least, std::int64_t most) {
  if (is_between(value, least, most)) return std::nullopt;
  return refusal(field, "a number", least, most, value);
}

Reason check_word(std::string_view field, std::string_view value, std::initializer_list<std::string_view> words) {
  std::string range;
  for (const auto word : words) {
    if (value == word) return std::nullopt;
    range += (range.empty() ? "" : " or ") + quoted(word);
  }
  return refusal(field, range, quoted(value));
}

Reason check_dimensions(double value) { return check_even("dimensions", value, 2, kMaxDimensions); }

Reason check_base(double value) {
  if (value > 1 && std::isfinite(value)) return std::nullopt;
  return refusal("base", "a finite number greater than 1", text_of(value));
}

Reason check_real_position(std::string_view field, double value) {
  return check_real(field, value, -kMaxPosition, kMaxPosition);
}

Reason first_of(std::initializer_list<Reason> reasons) {
  for (const auto& reason : reasons) {
    if (reason) return reason;
  }
  return std::nullopt;
}

}  // namespace posenc
