#include <posenc/sinusoidal.h>

#include <cstdint>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/limits.h>
#include <posenc/number_text.h>
#include <posenc/phase.h>

namespace posenc {
namespace {

/// Sums and products of whole numbers are compared and written to the last digit.
Reason check_most(std::string_view what, std::int64_t value, std::int64_t most, std::string_view note = "") {
  if (value <= most) return std::nullopt;
  std::string words(what);
  words.append(" must be at most ").append(text_of(most)).append(note).append(", got ").append(text_of(value));
  return Refusal{words};
}

}  // namespace

Reason check(const SinusoidalSpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  const auto positions = static_cast<std::int64_t>(spec.positions);
  return first_of({
      check_most("positions x dimensions", positions * static_cast<std::int64_t>(spec.dimensions), kMaxTableNumbers,
                 " (512 MiB)"),
      check_most("offset + positions", static_cast<std::int64_t>(spec.offset) + positions, kMaxPosition),
  });
}

void fill_sinusoidal(const SinusoidalSpec& spec, MatrixView table) {
  const auto speeds = frequencies(table.columns(), spec.base);
  const auto offset = static_cast<std::int64_t>(spec.offset);
  const Layout layout = layout_of(spec.layout);
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
      const Turn theta = phase_at(speeds[pair].per_position, offset + static_cast<std::int64_t>(row));
      const auto [sine, cosine] = sine_cosine(theta);
      const Columns columns = columns_of(pair, table.columns(), layout);
      table(row, columns.sine) = static_cast<float>(sine);
      table(row, columns.cosine) = static_cast<float>(cosine);
    }
  }
}

}  // namespace posenc
