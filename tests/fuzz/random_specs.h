#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <posenc/spec/dtoa.h>
#include "specs.h"

namespace posenc::fuzz {

/// Draws specs from their field tables: defaults, range limits and their neighbours, numbers of every magnitude, and
/// numbers related to other fields. Arbitrary bytes are hardly ever a valid spec.
class RandomSpecs : public Specs {
 public:
  explicit RandomSpecs(std::uint64_t seed) : random_(seed) {}

  /// The current spec as text, to report a failure.
  const std::string& current() const { return current_; }

 private:
  static constexpr double kLargest = std::numeric_limits<double>::max();

  int attempts() const override { return 30; }

  void read(std::span<const Field> fields, char* spec) override {
    numbers_.clear();
    const double defaults = std::array{0.9, 0.5, 0.1}[below(3)];
    // Arrays and texts come last: their lengths may depend on numbers.
    for (const bool last : {false, true}) {
      for (const Field& field : fields) {
        void* const member = spec + field.offset;
        const Type type = field.constraint.type;
        if (last != (is_array(type) || type == Type::text)) continue;
        if (!chance(defaults)) draw(field.constraint, member);
        if (type == Type::number) numbers_.push_back(*static_cast<const double*>(member));
        if (is_array(type)) numbers_.push_back(static_cast<double>(numbers_of(member).size()));
      }
    }
    current_.clear();
    for (const Field& field : fields)
      current_.append(" ").append(field.name).append("=").append(format_field(field, spec));
  }

  void draw(const Constraint& constraint, void* member) {
    switch (constraint.type) {
      case Type::number: *static_cast<double*>(member) = number(constraint); return;
      case Type::choice: {
        const std::string_view words = constraint.choices.words;
        const auto bars = static_cast<std::size_t>(std::count(words.begin(), words.end(), '|'));
        *static_cast<std::uint8_t*>(member) = static_cast<std::uint8_t>(below(bars + 1));
        return;
      }
      case Type::text:
        *static_cast<std::string*>(member) = text(constraint.max_length, *static_cast<std::string*>(member));
        return;
      default: draw_array(constraint, numbers_of(member));
    }
  }

  double number(const Constraint& constraint) {
    const bool is_above = constraint.kind == Kind::exclusive_min;
    const double step = constraint.kind == Kind::integer ? 1 : constraint.kind == Kind::even ? 2 : 0;
    const double min = is_above ? std::nextafter(constraint.min, kLargest) : constraint.min;
    const double max = is_above ? kLargest : constraint.max;
    double value = 0;
    switch (below(8)) {
      case 0: return chance(0.5) && min == 0 && step == 0 ? -0.0 : min;
      case 1: return max;
      case 2: value = step > 0 ? min + step : std::nextafter(min, max); break;
      case 3: value = step > 0 ? max - step : std::nextafter(max, min); break;
      case 4: value = static_cast<double>(below(70)) / (chance(0.5) ? 1 : 4); break;
      case 5: value = related(max); break;
      default: value = of_any_size(min, max);
    }
    if (step > 0) value = std::floor(value / step) * step;
    return std::clamp(value, min, max);
  }

  /// The value of another field, twice or half of it, or the rest of the range: typical constraints across fields.
  double related(double max) {
    if (numbers_.empty()) return max;
    const double other = numbers_[below(numbers_.size())];
    switch (below(6)) {
      case 0: return other - 1;
      case 1: return other + 1;
      case 2: return 2 * other;
      case 3: return other / 2;
      case 4: return max - other;
      default: return other;
    }
  }

  /// Log-uniform between the limits.
  double of_any_size(double min, double max) {
    const double smallest = min > 0 ? std::log2(min) : chance(0.5) ? -1074 : -20;
    const double largest = std::log2(std::max(std::abs(min), std::abs(max)));
    const double size = std::exp2(smallest + (largest - smallest) * uniform());
    return min < 0 && chance(0.5) ? -size : size;
  }

  /// From the characters of the default, or any.
  std::string text(std::size_t longest, const std::string& standard) {
    constexpr std::string_view kAny = "01 a\n\xe6\x84\x9b\xf0\x9f\xa7\xad\xff";
    const std::string letters = standard + (chance(0.8) ? "01" : std::string(kAny));
    std::string current;
    for (std::size_t length = length_up_to(longest); length > 0; --length) current += letters[below(letters.size())];
    return current;
  }

  void draw_array(const Constraint& constraint, std::vector<double>& values) {
    const Constraint each{.kind = constraint.kind, .min = constraint.min, .max = constraint.max};
    values.resize(length_up_to(constraint.max_length));
    const auto way = below(3);
    const double same = number(each);
    for (std::size_t k = 0; k < values.size(); ++k) {
      values[k] = way == 0 ? same : way == 1 ? number(each) : std::clamp(static_cast<double>(k), each.min, each.max);
    }
    if (constraint.type == Type::floats) {  // what JavaScript gives are floats
      for (double& value : values) value = static_cast<double>(static_cast<float>(value));
    }
    if (chance(0.5)) std::shuffle(values.begin(), values.end(), random_);
  }

  /// Lengths may also match other fields, or products of two.
  std::size_t length_up_to(std::size_t longest) {
    const auto max = static_cast<double>(longest);
    double length = 0;
    switch (below(6)) {
      case 0: length = static_cast<double>(below(3)); break;
      case 1: length = chance(0.3) ? max : of_any_size(1, max); break;
      case 2: length = related(max) * (numbers_.empty() ? 1 : numbers_[below(numbers_.size())]); break;
      default: length = related(max);
    }
    return length > 0 ? static_cast<std::size_t>(std::min(length, max)) : 0;  // infinity x 0 is not a number
  }

  /// A field as text.
  static std::string format_field(const Field& field, const char* spec) {
    const void* member = spec + field.offset;
    if (field.constraint.type == Type::number) return to_string(*static_cast<const double*>(member));
    if (field.constraint.type == Type::choice)
      return std::string(word_at(field.constraint.choices.words, *static_cast<const std::uint8_t*>(member)));
    if (!is_array(field.constraint.type)) return "'" + *static_cast<const std::string*>(member) + "'";
    const auto& values = *static_cast<const std::vector<double>*>(member);
    std::string all = "[";
    for (std::size_t k = 0; k < std::min<std::size_t>(values.size(), 4); ++k) all += to_string(values[k]) + " ";
    return all + "of " + to_string(static_cast<std::int64_t>(values.size())) + "]";
  }

  static std::vector<double>& numbers_of(void* member) { return *static_cast<std::vector<double>*>(member); }

  std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
  double uniform() { return static_cast<double>(random_() >> 11) * 0x1p-53; }
  bool chance(double share) { return uniform() < share; }

  std::mt19937_64 random_;
  std::vector<double> numbers_;  ///< of the current spec, and the lengths of its arrays
  std::string current_;
};

}  // namespace posenc::fuzz
