#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/spec/call.h>

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
  std::span<float> cosines;
  std::span<std::int32_t> nearest;
  std::span<std::int32_t> adjacent_count;
  std::span<double> axes;
  std::span<double> components;
  std::span<double> explained_variance_ratio;
};

/// Projects every state on the principal axes of the last one (Pearson 1901), so that rows can be followed over time.
/// Without variance the ratios are 0. If rows vary along one line only (less than 1e-10 of the variance elsewhere), the
/// second axis is zero.
void fill_table_pca(const TableShapeSpec& spec, const TablePca& shape);

POSENC_CALL(TableShape, fill_table_pca,
            "The similarity of the rows of a table and their two principal components, state by state.")
POSENC_WORKSPACE(table_pca_bytes(spec))
POSENC_RESULT("TableShape", "Cosines and principal components; all states are projected on the axes of the last one.")
POSENC_ARRAY("cosines", arrays.cosines, (state_count(spec), spec.positions* spec.positions),
             "States x positions x positions: cosine similarity of rows; 0 where one is all zeros.")
POSENC_ARRAY("nearest", arrays.nearest, (state_count(spec), spec.positions),
             "States x positions: the most similar other row; on ties the first.")
POSENC_ARRAY("neighbours", arrays.adjacent_count, (state_count(spec)),
             "For each state, how many rows have an adjacent row as the most similar one.")
POSENC_ARRAY("axes", arrays.axes, (2, spec.dimensions),
             "2 x dimensions: the principal axes of the last state, used for all.")
POSENC_ARRAY("components", arrays.components, (state_count(spec), 2 * spec.positions),
             "States x positions x 2: centred rows projected on these axes.")
POSENC_ARRAY("shares", arrays.explained_variance_ratio, (state_count(spec), 2),
             "States x 2: the explained variance ratio of each axis.")
POSENC_END

}  // namespace posenc
