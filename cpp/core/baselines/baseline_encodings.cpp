#include <posenc/baseline_encodings.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include <posenc/binary.h>
#include <posenc/frequency.h>
#include <posenc/limits.h>
#include <posenc/phase.h>
#include <posenc/random.h>
#include <posenc/shift_residual.h>
#include <posenc/simd.h>

namespace posenc {
namespace {

void fill_binary_codes(DoubleMatrixView codes) {
  std::vector<std::uint8_t> bits(codes.columns());
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    fill_binary({.position = static_cast<double>(p), .digits = static_cast<double>(bits.size())}, bits);
    std::copy(bits.begin(), bits.end(), codes.row(p).begin());
  }
}

void fill_sinusoidal_codes(double base, DoubleMatrixView codes) {
  const auto frequencies = pair_frequencies(codes.columns(), base);
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const auto [sine, cosine] = sincos(phase_at(frequencies[pair].turns_per_position, static_cast<std::int64_t>(p)));
      codes(p, 2 * pair) = sine;
      codes(p, 2 * pair + 1) = cosine;
    }
  }
}

void fill_random_codes(double seed, DoubleMatrixView codes) {
  for (std::size_t p = 0; p < codes.rows(); ++p) {
    Random random = Random::stream(static_cast<std::uint64_t>(seed), p);
    for (auto& number : codes.row(p)) number = random.normal();
  }
}

double squared_distance(std::span<const double> a, std::span<const double> b) {
  return unrolled_sum<double>(a.size(), [=](std::size_t k) { return (a[k] - b[k]) * (a[k] - b[k]); });
}

/// The smallest distance between two encodings. For sinusoidal ones it depends on the offset only.
double smallest_distance(DoubleMatrixView codes, bool is_sinusoidal) {
  double min = std::numeric_limits<double>::infinity();
  for (std::size_t p = 0; p < (is_sinusoidal ? 1 : codes.rows()); ++p) {
    for (std::size_t q = p + 1; q < codes.rows(); ++q)
      min = std::min(min, squared_distance(codes.row(p), codes.row(q)));
  }
  return std::sqrt(min);
}

double max_abs(std::span<const double> numbers) {
  double max = 0;
  for (const double number : numbers) max = std::max(max, std::abs(number));
  return max;
}

}  // namespace

std::optional<ValidationError> check(const AttemptSpec& spec) {
  if (is_in_range(spec, spec.length)) {
    if (auto error = check_integer("shift", spec.shift, 1, spec.length - 1)) return error;
  }
  return check_fields(spec);
}

std::size_t baseline_columns(const AttemptSpec& spec) {
  if (spec.attempt == "integer" || spec.attempt == "fraction") return 1;
  if (spec.attempt == "binary") return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(spec.length) - 1));
  return static_cast<std::size_t>(spec.dimensions);
}

void fill_baseline(const AttemptSpec& spec, DoubleMatrixView codes) {
  if (spec.attempt == "binary") return fill_binary_codes(codes);
  if (spec.attempt == "sinusoidal") return fill_sinusoidal_codes(spec.base, codes);
  if (spec.attempt == "random") return fill_random_codes(spec.seed, codes);
  const double last = spec.attempt == "fraction" ? spec.length - 1 : 1;
  for (std::size_t p = 0; p < codes.rows(); ++p) codes(p, 0) = static_cast<double>(p) / last;
}

BaselineMetrics measure(const AttemptSpec& spec, DoubleMatrixView codes) {
  const auto residual =
      shift_residual(codes, static_cast<std::size_t>(spec.shift), static_cast<std::uint64_t>(spec.seed));
  return {
      .max = max_abs(codes.numbers()),
      .neighbour_step = std::sqrt(squared_distance(codes.row(0), codes.row(1))),
      .smallest_distance = smallest_distance(codes, spec.attempt == "sinusoidal"),
      .linear_residual = residual.linear,
      .affine_residual = residual.affine,
  };
}

}  // namespace posenc
