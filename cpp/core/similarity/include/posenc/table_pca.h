#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// Limits: a similarity matrix that is still readable, and states that take some 30 ms: 256 of 32 x 32.
inline constexpr int kMaxPcaPositions = 256;
inline constexpr int kMaxPcaDimensions = 128;
inline constexpr int kMaxPcaNumbers = 1 << 18;
inline constexpr int kMaxEntry = 1'000'000;

/// One or several states of a table, such as checkpoints of a training run.
struct TableShapeSpec {
  std::vector<double> values = {1, 0, 0, 1};
  double positions = 2;
  double dimensions = 2;
  std::vector<double> axes;
};

POSENC_SPEC(TableShapeSpec, "One or several states of a table of embeddings.")
POSENC_FIELD(values, array_of(Type::floats, kMaxPcaNumbers, real(-kMaxEntry, kMaxEntry)),
             "States x positions x dimensions, row-major.")
POSENC_FIELD(positions, integer(2, kMaxPcaPositions), "Rows of the table.")
POSENC_FIELD(dimensions, integer(2, kMaxPcaDimensions), "Columns of the table.")
POSENC_FIELD(axes, array_of(Type::doubles, 2 * kMaxPcaDimensions, real(-kMaxEntry, kMaxEntry)),
             "Former axes, 2 x dimensions, to align the new ones with, so that a redrawn picture does not jump. If "
             "empty, row 0 of the last state has no negative component.")
POSENC_END

std::optional<ValidationError> check(const TableShapeSpec& spec);

/// Precondition, here and below: `spec` is valid.
std::size_t state_count(const TableShapeSpec& spec);

/// Temporary memory of `fill_table_pca`, in bytes.
std::size_t table_pca_bytes(const TableShapeSpec& spec);

/// The results, state by state.
struct TablePca {
  std::span<float> cosines;  ///< (states x positions x positions): cosine similarity of rows; 0 where one is all zeros
  std::span<std::int32_t> nearest;             ///< (states x positions): the most similar other row; on ties the first
  std::span<std::int32_t> adjacent_count;      ///< (states): rows whose most similar row is adjacent
  std::span<double> axes;                      ///< (2 x dimensions): the principal axes of the last state
  std::span<double> components;                ///< (states x positions x 2): centred rows projected on these axes
  std::span<double> explained_variance_ratio;  ///< (states x 2): fraction of the state's variance along each axis
};

/// Projects every state on the principal axes of the last one (Pearson 1901), so that rows can be followed over time.
/// Without variance the ratios are 0. If rows vary along one line only (less than 1e-10 of the variance elsewhere), the
/// second axis is zero.
void fill_table_pca(const TableShapeSpec& spec, const TablePca& shape);

}  // namespace posenc
