#include <posenc/decode.h>

#include <algorithm>
#include <cmath>

#include <posenc/dtoa.h>
#include <posenc/layout.h>

namespace posenc {

std::optional<ValidationError> check(const DecodeSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const std::size_t size = spec.vector.size();
  const auto got = static_cast<double>(size);
  if (size == 0 || size % 2 != 0)
    return ValidationError{"vector must be an even number of numbers, 2 at least, got ", got};
  if (spec.dimensions != 0 && spec.dimensions != got) {
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
  const auto speeds = pair_frequencies(dimensions, spec.base);
  // The squares of numbers as small as these may be would be 0.
  double largest = 0;
  for (const double number : spec.vector) largest = std::max(largest, std::abs(number));
  std::vector<SinCos> received(speeds.size());
  double squared_column_norm = 0;
  for (std::size_t pair = 0; pair < received.size(); ++pair) {
    const Columns at = pair_columns(pair, dimensions, parse_layout(spec.layout));
    received[pair] = {spec.vector[at.sine] / largest, spec.vector[at.cosine] / largest};
    squared_column_norm += received[pair].sine * received[pair].sine + received[pair].cosine * received[pair].cosine;
  }
  Decoding result;
  result.fix = Receiver(speeds, spec.first, static_cast<std::size_t>(spec.candidates)).fix(received);
  const auto squared_code = static_cast<double>(speeds.size());  // one for each hand
  result.cosine = std::clamp(result.fix.score / std::sqrt(squared_column_norm * squared_code), -1.0, 1.0);
  result.score = result.fix.score * largest;
  // Number by number: a difference of squared lengths would lose half of its digits near 0.
  double squares = 0;
  for (std::size_t pair = 0; pair < received.size(); ++pair) {
    const Phase turn = speeds[pair].turns_per_position;
    const auto [sine, cosine] =
        sincos(real_phase_at(turn, result.fix.whole) + real_phase_at(turn, result.fix.distance));
    const double apart = received[pair].sine * largest - sine;
    const double ahead = received[pair].cosine * largest - cosine;
    squares += apart * apart + ahead * ahead;
  }
  result.distance = std::sqrt(squares);
  result.half_width = half_width_of(speeds);
  return result;
}

}  // namespace posenc
