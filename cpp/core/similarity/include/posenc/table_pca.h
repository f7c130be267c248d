#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// A table whose similarity matrix can still be looked at, and as many states of it as a reader drags through: 256 of
/// one of 32 x 32, and of the largest one as many as a page compares in some 30 ms.
inline constexpr int kMaxPcaPositions = 256;
inline constexpr int kMaxPcaDimensions = 128;
inline constexpr int kMaxPcaNumbers = 1 << 18;
inline constexpr int kMaxEntry = 1'000'000;

/// A table of positions in one state or several, from the first to the last: a table that is trained, say.
struct TableShapeSpec {
  std::vector<double> values = {1, 0, 0, 1};
  double positions = 2;
  double dimensions = 2;
  std::vector<double> axes;
};

POSENC_SPEC(TableShapeSpec, "A table whose rows are compared, in one state or in several.")
POSENC_FIELD(values, array_of(Type::floats, kMaxPcaNumbers, real(-kMaxEntry, kMaxEntry)),
             "States x positions x dimensions, row-major.")
POSENC_FIELD(positions, integer(2, kMaxPcaPositions), "Rows of the table.")
POSENC_FIELD(dimensions, integer(2, kMaxPcaDimensions), "Columns of the table.")
POSENC_FIELD(axes, array_of(Type::doubles, 2 * kMaxPcaDimensions, real(-kMaxEntry, kMaxEntry)),
             "Two former axes, 2 x dimensions: the new ones are turned and mirrored in their plane until they lie as "
             "near to these as they can, so that a picture that is drawn anew does not jump. Without any, row 0 of the "
             "last state has no component below 0.")
POSENC_END

std::optional<ValidationError> check(const TableShapeSpec& spec);

/// The number of states that a spec has. Precondition, here and below: `check(spec)` found nothing.
std::size_t state_count(const TableShapeSpec& spec);

/// Bytes that `fill_table_pca` needs for its while.
std::size_t table_pca_bytes(const TableShapeSpec& spec);

/// The memory that is filled, state by state.
struct TablePca {
  std::span<float> cosines;  ///< (states x positions x positions): of each two rows; 0 where one is all 0
  std::span<std::int32_t>
      nearest;  ///< (states x positions): the other row of the largest cosine, of equal ones the first
  std::span<std::int32_t> adjacent_count;  ///< (states): how many rows have one beside them as nearest
  std::span<double> axes;                  ///< (2 x dimensions): the principal axes of the last state
  std::span<double> components;  ///< (states x positions x 2): the rows on these axes, from the mean of their state
  std::span<double> explained_variance_ratio;  ///< (states x 2): of the variance of its state that lies along each axis
};

/// Every state is seen on the same two axes, those along which the rows of the last one vary most (Pearson 1901), so
/// that the way of a row can be followed. A state without variance has shares of 0. Rows that vary along one line
/// alone, as two rows do, have a second axis of zeros: so has what varies by less than 1e-10 of that.
void fill_table_pca(const TableShapeSpec& spec, const TablePca& shape);

}  // namespace posenc
