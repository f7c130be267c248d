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
#include <posenc/vectors.h>
#include "hand_row.h"

namespace posenc {
namespace {

// Seeds and anchors stand half-way between two rows, so that rows lie evenly on both sides: an anchor's at 1/2, 3/2,
// ..., 31/2 positions from it, a seed's anchors at 16, 48, ..., 240.
constexpr std::int64_t kSteps = 16;
constexpr std::int64_t kStrides = 8;
constexpr std::int64_t kRowsOfAnchor = 2 * kSteps;
constexpr std::int64_t kRowsOfSeed = 2 * kStrides * kRowsOfAnchor;

/// Tables with fewer rows cost less without steps and strides.
constexpr std::int64_t kFewestRows = 16;

/// The place of a table's rows in memory, so many numbers from one to the next, and a spare one of the same making.
struct Rows {
  float* first;
  std::size_t step;
  float* spare;
};

/// A table that is shown in the rows from `first` to `end`. What is written elsewhere goes to the spare row.
class Window {
 public:
  explicit Window(Rows rows) : rows_(rows) {}

  void show(std::int64_t first, std::int64_t end) {
    first_ = first;
    end_ = end;
  }

  float* row(std::int64_t index) {
    const bool is_shown = index >= first_ && index < end_;
    return is_shown ? rows_.first + static_cast<std::size_t>(index) * rows_.step : rows_.spare;
  }

 private:
  Rows rows_;
  std::int64_t first_ = 0;
  std::int64_t end_ = 0;
};

/// Rounds four hands to float, into the columns of a row that begin with pair `pair`; the cosines of layout `halves`
/// stand `half` numbers after the sines.
template <Layout layout>
void write(const SineCosine2& hands, const SineCosine2& next, float* row, std::size_t pair, std::size_t half) {
  if constexpr (layout == Layout::interleaved) {
    store4(rounded_in_turn(hands.sine, hands.cosine), row + 2 * pair);
    store4(rounded_in_turn(next.sine, next.cosine), row + 2 * pair + 4);
  } else {
    store4(rounded_side_by_side(hands.sine, next.sine), row + pair);
    store4(rounded_side_by_side(hands.cosine, next.cosine), row + half + pair);
  }
}

/// Two anchors, the step to turn them by, and where the four rows go.
struct FourRows {
  const HandGroup* first_anchor;
  const HandGroup* second_anchor;
  const HandGroup* step;
  BothWays<float*> of_first;
  BothWays<float*> of_second;
};

/// Fills four rows with `pairs` hands: the loop in which nearly all of the time is spent. Whole rows, however wide: a
/// large table took 1.6 times as long when each row was left in its middle and taken up again later.
template <Layout layout>
void fill_four_rows(FourRows job, std::size_t pairs, std::size_t half) {
  const auto fill_two_rows = [=](const HandGroup& anchor, const HandGroup& step, BothWays<float*> rows,
                                 std::size_t pair) {
    const auto turned = turned_both_ways(anchor.hands[0], step.hands[0]);
    const auto next = turned_both_ways(anchor.hands[1], step.hands[1]);
    write<layout>(turned.back, next.back, rows.back, pair, half);
    write<layout>(turned.ahead, next.ahead, rows.ahead, pair, half);
  };
  const auto fill = [=](std::size_t group, std::size_t pair) {
    fill_two_rows(job.first_anchor[group], job.step[group], job.of_first, pair);
    fill_two_rows(job.second_anchor[group], job.step[group], job.of_second, pair);
  };
  const std::size_t whole_groups = pairs / HandGroup::kPairs;
  for (std::size_t group = 0; group < whole_groups; ++group) fill(group, group * HandGroup::kPairs);
  if (pairs % HandGroup::kPairs != 0) fill(whole_groups, pairs - HandGroup::kPairs);
}

/// Called by pointer to keep it a function of its own: engines compile a function that is called often a second time,
/// and then well, but only for its next call. In one with the rest of the table it would stay slow until the second
/// table.
using FillFourRows = void (*)(FourRows job, std::size_t pairs, std::size_t half);

/// The hands at 1/2, 3/2, 5/2, ... times `unit` positions. Phases make the first two of them, and those at 4, 8, 12,
/// ... times `unit`, from which the two are turned back and ahead to all the others. A turned row is ten times as cheap
/// as one from phases, and its error is 1.2e-16 larger.
std::vector<HandRow> odd_halves(std::int64_t unit, std::int64_t count, std::span<const Frequency> speeds) {
  constexpr std::int64_t kExact = 2;
  std::vector<HandRow> rows(static_cast<std::size_t>(count));
  const auto row = [&](std::int64_t k) -> HandRow& { return rows[static_cast<std::size_t>(k)]; };
  for (std::int64_t k = 0; k < std::min(count, kExact); ++k) row(k) = hands_at((2 * k + 1) * unit, speeds);
  BothWays<HandRow> turned;
  for (std::int64_t middle = 2 * kExact; middle - kExact < count; middle += 2 * kExact) {
    const HandRow around = hands_at(2 * middle * unit, speeds);
    for (std::int64_t k = 0; k < kExact; ++k) {
      turn_both_ways(around, row(k), turned);
      if (middle - 1 - k < count) std::swap(row(middle - 1 - k), turned.back);
      if (middle + k < count) std::swap(row(middle + k), turned.ahead);
    }
  }
  return rows;
}

/// The hands of a table, and where they go.
struct Job {
  std::span<const Frequency> speeds;
  std::int64_t offset;  ///< the position of row 0
  std::int64_t rows;
  Rows to;
  std::size_t half;  ///< see `write`
  FillFourRows fill_four_rows;
};

void fill_rows(const Job& job) {
  const auto& [speeds, offset, rows, to, half, fill_four_rows] = job;
  const std::vector<HandRow> steps = odd_halves(1, kSteps, speeds);
  const std::int64_t pairs_of_anchors = (rows + 2 * kRowsOfAnchor - 1) / (2 * kRowsOfAnchor);
  const std::vector<HandRow> strides = odd_halves(kRowsOfAnchor, std::min(kStrides, pairs_of_anchors), speeds);

  Window window(to);
  BothWays<HandRow> anchors;
  for (std::int64_t first = 0; first < rows; first += kRowsOfSeed) {
    const std::int64_t end = std::min(first + kRowsOfSeed, rows);
    const std::int64_t middle = (first + end + 1) / 2;  // the seed stands before this row
    window.show(first, end);
    const HandRow seed = hands_at(2 * (offset + middle) - 1, speeds);
    for (std::int64_t k = 0; k < kStrides && middle - k * kRowsOfAnchor > first; ++k) {
      turn_both_ways(seed, strides[static_cast<std::size_t>(k)], anchors);
      const std::int64_t distance = k * kRowsOfAnchor + kRowsOfAnchor / 2;
      for (std::int64_t step = 0; step < kSteps; ++step) {
        const auto rows_around = [&](std::int64_t row) {
          return BothWays<float*>{window.row(row - 1 - step), window.row(row + step)};
        };
        fill_four_rows({anchors.back.data(), anchors.ahead.data(), steps[static_cast<std::size_t>(step)].data(),
                        rows_around(middle - distance), rows_around(middle + distance)},
                       speeds.size(), half);
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
bool is_turned(std::int64_t rows, std::size_t pairs) { return rows >= kFewestRows && pairs >= HandGroup::kPairs; }

/// The row at position 0, if the table has it.
std::optional<std::size_t> row_of_zero(std::int64_t offset, std::int64_t rows) {
  if (offset > 0 || -offset >= rows) return std::nullopt;
  return static_cast<std::size_t>(-offset);
}

}  // namespace

void fill_table(const SinusoidalSpec& spec, MatrixView table) {
  const auto rows = static_cast<std::int64_t>(table.rows());
  if (!is_turned(rows, table.columns() / 2)) return fill_sinusoidal(spec, table);

  const Layout layout = parse_layout(spec.layout);
  const auto offset = static_cast<std::int64_t>(spec.offset);
  const auto fill =
      layout == Layout::interleaved ? fill_four_rows<Layout::interleaved> : fill_four_rows<Layout::halves>;
  const auto speeds = frequencies(table.columns(), spec.base);
  std::vector<float> spare(table.columns());
  fill_rows({speeds, offset, rows, {table.numbers().data(), table.columns(), spare.data()}, table.columns() / 2, fill});
  if (const auto zero = row_of_zero(offset, rows)) fill_position_zero(*zero, layout, table);
}

std::size_t fill_table_bytes(std::size_t columns) {
  constexpr std::size_t kRowsOfHands = kSteps + kStrides + 3;  // and a seed with its two anchors
  const std::size_t groups = groups_of(columns / 2);
  return columns / 2 * sizeof(Frequency) + kRowsOfHands * groups * sizeof(HandGroup) + columns * sizeof(float);
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
  const auto speeds = frequencies(2 * pairs, base);
  float* sines = table.sines().data();
  float* cosines = table.cosines().data();
  if (is_turned(rows, pairs)) {
    const Rows to{sines, pairs, sines + table.positions() * pairs};
    fill_rows({speeds, offset, rows, to, static_cast<std::size_t>(cosines - sines), fill_four_rows<Layout::halves>});
    const auto zero = row_of_zero(offset, rows);
    if (!zero) return;
    std::fill_n(sines + *zero * pairs, pairs, 0.0f);
    std::fill_n(cosines + *zero * pairs, pairs, 1.0f);
    return;
  }
  for (std::size_t k = 0; k < table.positions() * pairs; ++k) {
    const auto position = offset + static_cast<std::int64_t>(k / pairs);
    const auto [sine, cosine] = sine_cosine(phase_at(speeds[k % pairs].per_position, position));
    sines[k] = static_cast<float>(sine);
    cosines[k] = static_cast<float>(cosine);
  }
}

}  // namespace posenc
