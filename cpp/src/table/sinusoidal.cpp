#include <posenc/table/sinusoidal.h>

#include <cstdint>

#include <posenc/phase/frequency.h>
#include <posenc/phase/phase.h>
#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>

namespace posenc {

std::optional<ValidationError> check(const SinusoidalSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return first_error({
      check_max("positions x dimensions", spec.positions * spec.dimensions, kMaxTableNumbers),
      check_end("offset + positions", spec.offset, spec.positions),
  });
}

void fill_sinusoidal(const SinusoidalSpec& spec, MatrixView table) {
  const auto frequencies = pair_frequencies(table.columns(), spec.base);
  const auto offset = static_cast<std::int64_t>(spec.offset);
  const Layout layout = static_cast<Layout>(spec.layout);
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const Phase theta = phase_at(frequencies[pair].turns_per_position, offset + static_cast<std::int64_t>(row));
      const auto [sine, cosine] = sincos(theta);
      const Columns columns = pair_columns(pair, table.columns(), layout);
      table(row, columns.sine) = static_cast<float>(sine);
      table(row, columns.cosine) = static_cast<float>(cosine);
    }
  }
}

}  // namespace posenc
