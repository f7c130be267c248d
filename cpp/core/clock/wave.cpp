#include <posenc/wave.h>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/limits.h>
#include <posenc/phase.h>

namespace posenc {

std::optional<ValidationError> check(const WaveSpec& spec) {
  if (is_in_range(spec, spec.dimensions)) {
    if (auto error = check_integer("dimension", spec.dimension, 0, spec.dimensions - 1)) return error;
  }
  return check_fields(spec);
}

double sample_position(const WaveSpec& spec, std::size_t sample) {
  const auto index = static_cast<double>(sample);
  const double last = spec.samples - 1;
  return index == last ? spec.to : spec.from + (spec.to - spec.from) * index / last;
}

void fill_wave(const WaveSpec& spec, std::span<float> values) {
  const auto dimensions = static_cast<std::size_t>(spec.dimensions);
  const auto column = static_cast<std::size_t>(spec.dimension);
  const Layout layout = parse_layout(spec.layout);
  const std::size_t pair = layout == Layout::interleaved ? column / 2 : column % (dimensions / 2);
  const bool is_sine = pair_columns(pair, dimensions, layout).sine == column;
  const Phase turns_per_position = pair_frequencies(dimensions, spec.base)[pair].turns_per_position;
  for (std::size_t k = 0; k < values.size(); ++k) {
    const auto [sine, cosine] = sincos(real_phase_at(turns_per_position, sample_position(spec, k)));
    values[k] = static_cast<float>(is_sine ? sine : cosine);
  }
}

}  // namespace posenc
