#include <posenc/receiver/decode.h>

#include <algorithm>
#include <cmath>

#include <posenc/spec/dtoa.h>
#include <posenc/spec/layout.h>

namespace posenc {

std::optional<ValidationError> check(const DecodeSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const std::size_t size = spec.vector.size();
  const auto count = static_cast<double>(size);
  if (size == 0 || size % 2 != 0)
    return ValidationError{"vector must be an even number of numbers, 2 at least, got ", count};
  if (spec.dimensions != 0 && spec.dimensions != count) {
    return ValidationError{
        "dimensions must be 0 or as many as vector has, " + to_string(static_cast<std::int64_t>(size)) + ", got ",
        spec.dimensions};
  }
  if (std::all_of(spec.vector.begin(), spec.vector.end(), [](double number) { return number == 0; })) {
    return ValidationError{"vector must have a number other than 0, got none"};
  }
  return std::nullopt;
}

Decoding decode(const DecodeSpec& spec) {
  const std::size_t dimensions = spec.vector.size();
  const auto frequencies = pair_frequencies(dimensions, spec.base);
  // Normalise first: squares of tiny components would underflow.
  double max_component = 0;
  for (const double number : spec.vector) max_component = std::max(max_component, std::abs(number));
  std::vector<SinCos> received(frequencies.size());
  double squared_norm = 0;
  for (std::size_t pair = 0; pair < received.size(); ++pair) {
    const Columns columns = pair_columns(pair, dimensions, static_cast<Layout>(spec.layout));
    received[pair] = {spec.vector[columns.sine] / max_component, spec.vector[columns.cosine] / max_component};
    squared_norm += received[pair].sine * received[pair].sine + received[pair].cosine * received[pair].cosine;
  }
  Decoding result;
  result.fix = Receiver(frequencies, spec.first, to_size(spec.candidates)).fix(received);
  const auto squared_code_norm = static_cast<double>(frequencies.size());
  result.cosine = std::clamp(result.fix.score / std::sqrt(squared_norm * squared_code_norm), -1.0, 1.0);
  result.score = result.fix.score * max_component;
  // Component-wise, since a difference of squared norms would cancel half of the digits near 0.
  double squared_distance = 0;
  for (std::size_t pair = 0; pair < received.size(); ++pair) {
    const Phase increment = frequencies[pair].turns_per_position;
    const auto [sine, cosine] =
        sincos(real_phase_at(increment, result.fix.integer_part) + real_phase_at(increment, result.fix.offset));
    const double sine_error = received[pair].sine * max_component - sine;
    const double cosine_error = received[pair].cosine * max_component - cosine;
    squared_distance += sine_error * sine_error + cosine_error * cosine_error;
  }
  result.distance = std::sqrt(squared_distance);
  result.half_period = half_period(frequencies);
  return result;
}

}  // namespace posenc
