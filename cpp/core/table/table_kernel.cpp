#include <posenc/table_kernel.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/phase.h>
#include <posenc/simd.h>
#include "phasor_row.h"

namespace posenc {
namespace {

// Seeds and anchors stand half-way between two rows, so that rows lie evenly on both sides: an anchor's at 1/2, 3/2,
// ..., 31/2 positions from it, a seed's anchors at 16, 48, ..., 240.
constexpr std::int64_t kSteps = 16;
constexpr std::int64_t kStrides = 8;
constexpr std::int64_t kRowsPerAnchor = 2 * kSteps;
constexpr std::int64_t kRowsPerSeed = 2 * kStrides * kRowsPerAnchor;

/// Tables with fewer rows cost less without steps and strides.
constexpr std::int64_t kMinRows = 16;

/// The place of a table's rows in memory, so many numbers from one to the next, and a spare one of the same making.
struct Rows {
  float* first;
  std::size_t step;
  float* spare;
};

/// A table that is shown in the rows from `first` to `end`. What is written elsewhere goes to the spare row.
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

/// Rounds four hands to float, into the columns of a row that begin with pair `pair`; the cosines of layout `halves`
/// stand `half` numbers after the sines.
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

/// Two anchors, the step to turn them by, and where the four rows go.
struct FourRowsJob {
  const PhasorBlock4* first_anchor;
  const PhasorBlock4* second_anchor;
  const PhasorBlock4* step;
  BothRotations<float*> first_rows;
  BothRotations<float*> second_rows;
};

/// Fills four rows with `pairs` hands: the loop in which nearly all of the time is spent. Whole rows, however wide: a
/// large table took 1.6 times as long when each row was left in its middle and taken up again later.
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

/// Called by pointer to keep it a function of its own: engines compile a function that is called often a second time,
/// and then well, but only for its next call. In one with the rest of the table it would stay slow until the second
/// table.
using FillFourRows = void (*)(FourRowsJob job, std::size_t pairs, std::size_t half);

/// The hands at 1/2, 3/2, 5/2, ... times `unit` positions. Phases make the first two of them, and those at 4, 8, 12,
/// ... times `unit`, from which the two are turned back and ahead to all the others. A turned row is ten times as cheap
/// as one from phases, and its error is 1.2e-16 larger.
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

/// The hands of a table, and where they go.
struct Job {
  std::span<const Frequency> frequencies;
  std::int64_t offset;  ///< the position of row 0
  std::int64_t rows;
  Rows rows_out;
  std::size_t half;  ///< see `write`
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
    const std::int64_t middle = (first + end + 1) / 2;  // the seed stands before this row
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

/// At position 0 all hands stand at 12. A sum of two rounded products would leave 1e-17 of a sine there.
void fill_position_zero(std::size_t row, Layout layout, MatrixView table) {
  for (std::size_t pair = 0; pair < table.columns() / 2; ++pair) {
    const Columns columns = pair_columns(pair, table.columns(), layout);
    table(row, columns.sine) = 0;
    table(row, columns.cosine) = 1;
  }
}

/// True if turning is worth its steps and strides, and there are groups of hands.
bool uses_rotations(std::int64_t rows, std::size_t pairs) { return rows >= kMinRows && pairs >= PhasorBlock4::kPairs; }

/// The row at position 0, if the table has it.
std::optional<std::size_t> zero_row(std::int64_t offset, std::int64_t rows) {
  if (offset > 0 || -offset >= rows) return std::nullopt;
  return static_cast<std::size_t>(-offset);
}

}  // namespace

void fill_table(const SinusoidalSpec& spec, MatrixView table) {
  const auto rows = static_cast<std::int64_t>(table.rows());
  if (!uses_rotations(rows, table.columns() / 2)) return fill_sinusoidal(spec, table);

  const Layout layout = parse_layout(spec.layout);
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
  constexpr std::size_t kPhasorRows = kSteps + kStrides + 3;  // and a seed with its two anchors
  const std::size_t blocks = block_count(columns / 2);
  return columns / 2 * sizeof(Frequency) + kPhasorRows * blocks * sizeof(PhasorBlock4) + columns * sizeof(float);
}

SplitTable::SplitTable(std::span<float> memory, std::size_t positions, std::size_t pairs)
    : memory_(memory.first(numbers(positions, pairs))), positions_(positions), pairs_(pairs) {}

std::span<float> SplitTable::sines() const { return memory_.first(positions_ * pairs_); }
std::span<float> SplitTable::cosines() const {
  return memory_.last((positions_ + 1) * pairs_).first(positions_ * pairs_);
}

void fill_split_table(double base, std::int64_t offset, const SplitTable& table) {
  const std::size_t pairs = table.pairs();
  const auto rows = static_cast<std::int64_t>(table.positions());
  const auto frequencies = pair_frequencies(2 * pairs, base);
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
