#include <posenc/clock/binary.h>
#include <posenc/clock/comparison.h>
#include <posenc/clock/fingerprint.h>
#include <posenc/clock/pairs.h>
#include <posenc/clock/wave.h>
#include <posenc/clock/worked_example.h>

#include <cmath>

#include <posenc/phase/frequency.h>
#include <posenc/phase/phase.h>
#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// Below this an angle equals its chord within 2^-58, and the product has more digits than the phase.
constexpr double kSmallAngle = 0x1p-27;

}  // namespace

void fill_pairs(const HandsSpec& spec, const Pairs& pairs) {
  const Unit unit = spec.unit == "half-turn" ? Unit::half_turn : Unit::radian;
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base, unit);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [turns, phase] = unwrapped_phase_at(frequencies[pair].turns_per_position, spec.position);
    const auto [sine, cosine] = sincos(phase);
    pairs.frequency[pair] = frequencies[pair].omega;
    pairs.period[pair] = frequencies[pair].period;
    pairs.angle[pair] = to_radians(phase);
    pairs.turns[pair] = static_cast<double>(turns);
    pairs.sine[pair] = sine;
    pairs.cosine[pair] = cosine;
  }
}

std::optional<ValidationError> check(const BinarySpec& spec) {
  if (is_in_range(spec, spec.digits)) {
    if (auto error = check_integer("position", spec.position, 0, std::ldexp(1, static_cast<int>(spec.digits)) - 1))
      return error;
  }
  return check_fields(spec);
}

void fill_binary(const BinarySpec& spec, std::span<std::uint8_t> bits) {
  auto bits_left = static_cast<std::uint64_t>(spec.position);
  for (auto& bit : bits) {
    bit = bits_left & 1;
    bits_left >>= 1;
  }
}

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
  const auto dimensions = to_size(spec.dimensions);
  const auto column = to_size(spec.dimension);
  const Layout layout = static_cast<Layout>(spec.layout);
  const std::size_t pair = layout == Layout::interleaved ? column / 2 : column % (dimensions / 2);
  const bool is_sine = pair_columns(pair, dimensions, layout).sine == column;
  const Phase turns_per_position = pair_frequencies(dimensions, spec.base)[pair].turns_per_position;
  for (std::size_t k = 0; k < values.size(); ++k) {
    const auto [sine, cosine] = sincos(real_phase_at(turns_per_position, sample_position(spec, k)));
    values[k] = static_cast<float>(is_sine ? sine : cosine);
  }
}

void fill_fingerprint(const FingerprintSpec& spec, std::span<float> row) {
  const auto frequencies = pair_frequencies(row.size(), spec.base);
  const Layout layout = static_cast<Layout>(spec.layout);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(frequencies[pair].turns_per_position, spec.position));
    const Columns columns = pair_columns(pair, row.size(), layout);
    row[columns.sine] = static_cast<float>(sine);
    row[columns.cosine] = static_cast<float>(cosine);
  }
}

Comparison compare(const ComparisonSpec& spec) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  const double difference = std::abs(spec.position - spec.other);
  const double unit =
      difference > 0 && difference < kSmallAngle ? difference : 1;  // so that squares of tiny chords do not underflow
  double dot = 0;
  double squared_chords = 0;
  for (const auto& frequency : frequencies) {
    const Phase phase_difference = real_phase_at(frequency.turns_per_position, spec.position) -
                                   real_phase_at(frequency.turns_per_position, spec.other);
    const double angle = frequency.omega * difference;
    const double chord =
        angle < kSmallAngle ? angle : 2 * sincos({phase_difference.fraction / 2}).sine;  // 2 sin(angle / 2)
    dot += sincos(phase_difference).cosine;
    squared_chords += chord / unit * (chord / unit);
  }
  return {dot, std::sqrt(squared_chords) * unit, dot / static_cast<double>(frequencies.size())};
}

void fill_worked_example(const WorkedExampleSpec& spec, const WorkedExample& steps) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(frequencies[pair].turns_per_position, spec.position));
    steps.exponent[pair] = static_cast<double>(2 * pair) / spec.dimensions;
    steps.divisor[pair] = 1 / frequencies[pair].omega;
    steps.angle[pair] = spec.position / steps.divisor[pair];
    steps.sine[pair] = sine;
    steps.cosine[pair] = cosine;
  }
}

}  // namespace posenc
