#include <posenc/table/rotary_table.h>
#include <posenc/table/table_kernel.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <posenc/phase/frequency.h>
#include <posenc/phase/phase.h>
#include <posenc/phase/simd.h>
#include <posenc/spec/layout.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

// Seeds and anchors lie midway between two rows, so that rows are symmetric around them: at 1/2, 3/2, ..., 31/2
// positions from an anchor; anchors at 16, 48, ..., 240 from a seed.
constexpr std::int64_t kSteps = 16;
constexpr std::int64_t kStrides = 8;
constexpr std::int64_t kRowsPerAnchor = 2 * kSteps;
constexpr std::int64_t kRowsPerSeed = 2 * kStrides * kRowsPerAnchor;

/// Smaller tables are faster without rotations.
constexpr std::int64_t kMinRows = 16;

/// The phasors of four consecutive pairs, in twos: one cache line.
struct PhasorBlock4 {
  static constexpr std::size_t kPairs = 4;
  std::array<SinCosX2, kPairs / 2> phasors;
};

/// All pairs at one position.
using PhasorRow = std::vector<PhasorBlock4>;

/// Blocks for `pairs` pairs. Precondition: pairs >= PhasorBlock4::kPairs.
std::size_t block_count(std::size_t pairs) { return (pairs + PhasorBlock4::kPairs - 1) / PhasorBlock4::kPairs; }

/// The first pair of a block. If the pairs do not divide evenly, the last block overlaps the one before, so every block
/// is full and no remainder loop is needed.
std::size_t first_pair_of_block(std::size_t block, std::size_t pairs) {
  const std::size_t pair = block * PhasorBlock4::kPairs;
  return pair + PhasorBlock4::kPairs <= pairs ? pair : pairs - PhasorBlock4::kPairs;
}

/// The results of rotating by -b and by +b.
template <typename T>
struct BothRotations {
  T minus;
  T plus;
};

/// sin and cos of a - b and a + b: both share the same four products. Rounding adds at most 1.2e-16.
BothRotations<SinCosX2> rotate_both(const SinCosX2& a, const SinCosX2& b) {
  const Double2 sc = a.sine * b.cosine;
  const Double2 cs = a.cosine * b.sine;
  const Double2 cc = a.cosine * b.cosine;
  const Double2 ss = a.sine * b.sine;
  return {{sc - cs, cc + ss}, {sc + cs, cc - ss}};
}

/// The phasors at position half_positions / 2, from exact phases, each within 2^-53.
PhasorRow phasors_at(std::int64_t half_positions, std::span<const Frequency> frequencies) {
  const auto phase_of = [&](std::size_t pair) {
    return half_phase_at(frequencies[pair].turns_per_position, half_positions);
  };
  PhasorRow row(block_count(frequencies.size()));
  for (std::size_t block = 0; block < row.size(); ++block) {
    std::size_t pair = first_pair_of_block(block, frequencies.size());
    for (auto& two_phasors : row[block].phasors) {
      two_phasors = sincos(phase_of(pair), phase_of(pair + 1));
      pair += 2;
    }
  }
  return row;
}

/// `rotate_both` for all pairs, into reused rows: fresh allocations would cost as much as the rotations.
void rotate_both(const PhasorRow& a, const PhasorRow& b, BothRotations<PhasorRow>& rotated) {
  rotated.minus.resize(a.size());
  rotated.plus.resize(a.size());
  for (std::size_t block = 0; block < a.size(); ++block) {
    for (std::size_t k = 0; k < PhasorBlock4::kPairs / 2; ++k) {
      const auto [minus, plus] = rotate_both(a[block].phasors[k], b[block].phasors[k]);
      rotated.minus[block].phasors[k] = minus;
      rotated.plus[block].phasors[k] = plus;
    }
  }
}

/// Rows of a table in memory, and a spare row of the same size.
struct Rows {
  float* first;
  std::size_t step;
  float* spare;
};

/// The rows from `first` to before `end`; other indices map to the spare row.
class RowWindow {
 public:
  explicit RowWindow(Rows rows) : rows_(rows) {}

  void set_range(std::int64_t first, std::int64_t end) {
    first_ = first;
    end_ = end;
  }

  float* row(std::int64_t index) {
    const bool is_inside = index >= first_ && index < end_;
    return is_inside ? rows_.first + static_cast<std::size_t>(index) * rows_.step : rows_.spare;
  }

 private:
  Rows rows_;
  std::int64_t first_ = 0;
  std::int64_t end_ = 0;
};

/// Stores four phasors as floats at the columns of `pair`; in a half-split layout the cosines are `half` numbers after
/// the sines.
template <Layout layout>
void store_phasors(const SinCosX2& phasors, const SinCosX2& next, float* row, std::size_t pair, std::size_t half) {
  if constexpr (layout == Layout::interleaved) {
    store4(narrow_interleave(phasors.sine, phasors.cosine), row + 2 * pair);
    store4(narrow_interleave(next.sine, next.cosine), row + 2 * pair + 4);
  } else {
    store4(narrow_concat(phasors.sine, next.sine), row + pair);
    store4(narrow_concat(phasors.cosine, next.cosine), row + half + pair);
  }
}

/// Two anchors, the rotation to apply, and the four output rows.
struct FourRowsJob {
  const PhasorBlock4* first_anchor;
  const PhasorBlock4* second_anchor;
  const PhasorBlock4* step;
  BothRotations<float*> first_rows;
  BothRotations<float*> second_rows;
};

/// The hot loop: fills four complete rows of `pairs` pairs. Stopping within rows made large tables 1.6 times slower.
template <Layout layout>
void fill_four_rows(FourRowsJob job, std::size_t pairs, std::size_t half) {
  const auto fill_two_rows = [=](const PhasorBlock4& anchor, const PhasorBlock4& step, BothRotations<float*> rows,
                                 std::size_t pair) {
    const auto rotated = rotate_both(anchor.phasors[0], step.phasors[0]);
    const auto next = rotate_both(anchor.phasors[1], step.phasors[1]);
    store_phasors<layout>(rotated.minus, next.minus, rows.minus, pair, half);
    store_phasors<layout>(rotated.plus, next.plus, rows.plus, pair, half);
  };
  const auto fill = [=](std::size_t block, std::size_t pair) {
    fill_two_rows(job.first_anchor[block], job.step[block], job.first_rows, pair);
    fill_two_rows(job.second_anchor[block], job.step[block], job.second_rows, pair);
  };
  const std::size_t full_blocks = pairs / PhasorBlock4::kPairs;
  for (std::size_t block = 0; block < full_blocks; ++block) fill(block, block * PhasorBlock4::kPairs);
  if (pairs % PhasorBlock4::kPairs != 0) fill(full_blocks, pairs - PhasorBlock4::kPairs);
}

/// Called through a pointer to keep it a separate function: JavaScript engines replace a hot function by optimised code
/// at its next call only, so inlined it would stay slow for the whole first table.
using FillFourRows = void (*)(FourRowsJob job, std::size_t pairs, std::size_t half);

/// Phasors at 1/2, 3/2, 5/2, ... times `unit` positions. The first two and those at 4, 8, 12, ... times `unit` come
/// from phases; the first two rotate the latter to all others. A rotated row costs a tenth of one from phases and adds
/// an error of 1.2e-16.
std::vector<PhasorRow> half_integer_rotations(std::int64_t unit, std::int64_t count,
                                              std::span<const Frequency> frequencies) {
  constexpr std::int64_t kExactRows = 2;
  std::vector<PhasorRow> rows(static_cast<std::size_t>(count));
  const auto row = [&](std::int64_t k) -> PhasorRow& { return rows[static_cast<std::size_t>(k)]; };
  for (std::int64_t k = 0; k < std::min(count, kExactRows); ++k) row(k) = phasors_at((2 * k + 1) * unit, frequencies);
  BothRotations<PhasorRow> rotated;
  for (std::int64_t middle = 2 * kExactRows; middle - kExactRows < count; middle += 2 * kExactRows) {
    const PhasorRow center = phasors_at(2 * middle * unit, frequencies);
    for (std::int64_t k = 0; k < kExactRows; ++k) {
      rotate_both(center, row(k), rotated);
      if (middle - 1 - k < count) std::swap(row(middle - 1 - k), rotated.minus);
      if (middle + k < count) std::swap(row(middle + k), rotated.plus);
    }
  }
  return rows;
}

/// The frequencies of a table and its destination.
struct Job {
  std::span<const Frequency> frequencies;
  std::int64_t offset;  ///< the position of row 0
  std::int64_t rows;
  Rows rows_out;
  std::size_t half;  ///< see `store_phasors`
  FillFourRows fill_four_rows;
};

void fill_rows(const Job& job) {
  const auto& [frequencies, offset, rows, rows_out, half, fill_four_rows] = job;
  const std::vector<PhasorRow> steps = half_integer_rotations(1, kSteps, frequencies);
  const std::int64_t anchor_pairs = (rows + 2 * kRowsPerAnchor - 1) / (2 * kRowsPerAnchor);
  const std::vector<PhasorRow> strides =
      half_integer_rotations(kRowsPerAnchor, std::min(kStrides, anchor_pairs), frequencies);

  RowWindow window(rows_out);
  BothRotations<PhasorRow> anchors;
  for (std::int64_t first = 0; first < rows; first += kRowsPerSeed) {
    const std::int64_t end = std::min(first + kRowsPerSeed, rows);
    const std::int64_t middle = (first + end + 1) / 2;  // the seed is half a position before this row
    window.set_range(first, end);
    const PhasorRow seed = phasors_at(2 * (offset + middle) - 1, frequencies);
    for (std::int64_t k = 0; k < kStrides && middle - k * kRowsPerAnchor > first; ++k) {
      rotate_both(seed, strides[static_cast<std::size_t>(k)], anchors);
      const std::int64_t distance = k * kRowsPerAnchor + kRowsPerAnchor / 2;
      for (std::int64_t step = 0; step < kSteps; ++step) {
        const auto rows_around = [&](std::int64_t row) {
          return BothRotations<float*>{window.row(row - 1 - step), window.row(row + step)};
        };
        fill_four_rows({anchors.minus.data(), anchors.plus.data(), steps[static_cast<std::size_t>(step)].data(),
                        rows_around(middle - distance), rows_around(middle + distance)},
                       frequencies.size(), half);
      }
    }
  }
}

/// At position 0 sines are exactly 0; rotations would leave 1e-17.
void fill_position_zero(std::size_t row, Layout layout, MatrixView table) {
  for (std::size_t pair = 0; pair < table.columns() / 2; ++pair) {
    const Columns columns = pair_columns(pair, table.columns(), layout);
    table(row, columns.sine) = 0;
    table(row, columns.cosine) = 1;
  }
}

/// Whether rotations pay off, and there is at least one full block.
bool uses_rotations(std::int64_t rows, std::size_t pairs) { return rows >= kMinRows && pairs >= PhasorBlock4::kPairs; }

/// The row of position 0, if any.
std::optional<std::size_t> zero_row(std::int64_t offset, std::int64_t rows) {
  if (offset > 0 || -offset >= rows) return std::nullopt;
  return static_cast<std::size_t>(-offset);
}

}  // namespace

void fill_table(const SinusoidalSpec& spec, MatrixView table) {
  const auto rows = static_cast<std::int64_t>(table.rows());
  if (!uses_rotations(rows, table.columns() / 2)) return fill_sinusoidal(spec, table);

  const Layout layout = static_cast<Layout>(spec.layout);
  const auto offset = static_cast<std::int64_t>(spec.offset);
  const auto fill =
      layout == Layout::interleaved ? fill_four_rows<Layout::interleaved> : fill_four_rows<Layout::halves>;
  const auto frequencies = pair_frequencies(table.columns(), spec.base);
  std::vector<float> spare(table.columns());
  fill_rows(
      {frequencies, offset, rows, {table.numbers().data(), table.columns(), spare.data()}, table.columns() / 2, fill});
  if (const auto zero = zero_row(offset, rows)) fill_position_zero(*zero, layout, table);
}

std::size_t fill_table_bytes(std::size_t columns) {
  constexpr std::size_t kPhasorRows = kSteps + kStrides + 3;  // plus a seed and two anchors
  const std::size_t blocks = block_count(columns / 2);
  return columns / 2 * sizeof(Frequency) + kPhasorRows * blocks * sizeof(PhasorBlock4) + columns * sizeof(float);
}

SplitTable::SplitTable(std::span<float> memory, std::size_t positions, std::size_t pairs)
    : memory_(memory.first(numbers(positions, pairs))), positions_(positions), pairs_(pairs) {}

std::span<float> SplitTable::sines() const { return memory_.first(positions_ * pairs_); }
std::span<float> SplitTable::cosines() const {
  return memory_.last((positions_ + 1) * pairs_).first(positions_ * pairs_);
}

std::optional<ValidationError> check(const RotaryTableSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return first_error({
      check_max("positions x dimensions", spec.positions * spec.dimensions, static_cast<double>(kMaxTableNumbers)),
      check_end("firstPosition + positions", spec.first_position, spec.positions),
  });
}

void fill_rotary_table(const RotaryTableSpec& spec, const SplitTable& table) {
  const auto offset = static_cast<std::int64_t>(spec.first_position);
  const std::size_t pairs = table.pairs();
  const auto rows = static_cast<std::int64_t>(table.positions());
  const auto frequencies = pair_frequencies(2 * pairs, spec.base);
  float* sines = table.sines().data();
  float* cosines = table.cosines().data();
  if (uses_rotations(rows, pairs)) {
    const Rows rows_out{sines, pairs, sines + table.positions() * pairs};
    fill_rows({frequencies, offset, rows, rows_out, static_cast<std::size_t>(cosines - sines),
               fill_four_rows<Layout::halves>});
    const auto zero = zero_row(offset, rows);
    if (!zero) return;
    std::fill_n(sines + *zero * pairs, pairs, 0.0f);
    std::fill_n(cosines + *zero * pairs, pairs, 1.0f);
    return;
  }
  for (std::size_t k = 0; k < table.positions() * pairs; ++k) {
    const auto position = offset + static_cast<std::int64_t>(k / pairs);
    const auto [sine, cosine] = sincos(phase_at(frequencies[k % pairs].turns_per_position, position));
    sines[k] = static_cast<float>(sine);
    cosines[k] = static_cast<float>(cosine);
  }
}

}  // namespace posenc
