#include <posenc/rotary/rotary_axes.h>

#include <cstddef>
#include <string>

#include <posenc/phase/frequency.h>
#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

std::size_t axis_of(std::size_t pair, const RotaryAxesSpec& spec) {
  const std::size_t time = to_size(spec.sections[0]);
  const std::size_t height = to_size(spec.sections[1]);
  if (spec.interleaved == 0) return pair < time ? 0 : pair < time + height ? 1 : 2;
  const std::size_t axis = pair % kRotaryAxes;
  return pair / kRotaryAxes < to_size(spec.sections[axis]) ? axis : 0;
}

}  // namespace

std::optional<ValidationError> check(const RotaryAxesSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.sections.size() != kRotaryAxes) {
    return ValidationError{"sections must be 3 numbers, got ", static_cast<double>(spec.sections.size())};
  }
  if (spec.positions.size() != kRotaryAxes) {
    return ValidationError{"positions must be 3 numbers, got ", static_cast<double>(spec.positions.size())};
  }
  const auto pairs = static_cast<std::int64_t>(spec.dimensions) / 2;
  const double sum = spec.sections[0] + spec.sections[1] + spec.sections[2];
  if (sum != static_cast<double>(pairs)) {
    return ValidationError{"the sum of sections must be dimensions / 2, " + to_string(pairs) + ", got ", sum};
  }
  if (spec.interleaved == 0) return std::nullopt;
  return first_error(
      {check_max("interleaved height, sections[1],", spec.sections[1], static_cast<double>((pairs + 1) / 3)),
       check_max("interleaved width, sections[2],", spec.sections[2], static_cast<double>(pairs / 3))});
}

void fill_rotary_axes(const RotaryAxesSpec& spec, const RotaryAxes& result) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const std::size_t axis = axis_of(pair, spec);
    result.frequencies[pair] = frequencies[pair].omega;
    result.axis[pair] = static_cast<std::int32_t>(axis);
    result.angles[pair] = to_radians(real_phase_at(frequencies[pair].turns_per_position, spec.positions[axis]));
  }
}

}  // namespace posenc
