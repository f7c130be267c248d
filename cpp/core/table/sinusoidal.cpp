#include <posenc/sinusoidal.h>

#include <cstdint>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/limits.h>
#include <posenc/number_text.h>
#include <posenc/phase.h>

namespace posenc {
namespace {

Reason check_table_size(const SinusoidalSpec& spec) {
  const auto numbers = static_cast<std::int64_t>(spec.positions) * static_cast<std::int64_t>(spec.dimensions);
  if (numbers <= kMaxTableNumbers) return std::nullopt;
  return "positions x dimensions must be at most " + text_of(kMaxTableNumbers) + " (512 MiB), got " + text_of(numbers);
}

Reason check_last_position(const SinusoidalSpec& spec) {
  const auto end = static_cast<std::int64_t>(spec.offset) + static_cast<std::int64_t>(spec.positions);
  if (end <= kMaxPosition) return std::nullopt;
  return "offset + positions must be at most " + text_of(kMaxPosition) + ", got " + text_of(end);
}

}  // namespace

Reason check(const SinusoidalSpec& spec) {
  const Reason of_one_field = first_of({
      check_whole("positions", spec.positions, 1, kMaxPositions),
      check_dimensions(spec.dimensions),
      check_base(spec.base),
      check_whole("offset", spec.offset, -kMaxPosition, kMaxPosition),
      check_layout(spec.layout),
  });
  return of_one_field ? of_one_field : first_of({check_table_size(spec), check_last_position(spec)});
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
