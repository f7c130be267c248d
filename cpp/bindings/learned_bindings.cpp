// Learned position embeddings: similarity and principal components.

#include <emscripten/bind.h>

#include <posenc/table_pca.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> cosines_storage;
Storage<std::int32_t> rows_storage;
Storage<double> plane_storage;
val table_shape(const TableShapeSpec& spec) {
  const std::size_t n = to_size(spec.positions);
  const std::size_t axes = 2 * to_size(spec.dimensions);
  const std::size_t states = state_count(spec);
  if (!cosines_storage.resize(states * n * n) || !rows_storage.resize(states * (n + 1))) return out_of_memory();
  if (!plane_storage.resize(axes + 2 * states * (n + 1), table_pca_bytes(spec))) return out_of_memory();
  const auto rows = rows_storage.numbers();
  const auto plane = plane_storage.numbers();
  const TablePca pca{cosines_storage.numbers(),           rows.first(states * n), rows.last(states), plane.first(axes),
                     plane.subspan(axes, 2 * states * n), plane.last(2 * states)};
  fill_table_pca(spec, pca);
  val reply = val::object();
  POSENC_PART(reply, "cosines", view(pca.cosines),
              "States x positions x positions: cosine similarity of rows; 0 where one is all zeros.");
  POSENC_PART(reply, "nearest", view(pca.nearest),
              "States x positions: the most similar other row; on ties the first.");
  POSENC_PART(reply, "neighbours", view(pca.adjacent_count),
              "For each state, how many rows have an adjacent row as the most similar one.");
  POSENC_PART(reply, "axes", view(pca.axes), "2 x dimensions: the principal axes of the last state, used for all.");
  POSENC_PART(reply, "components", view(pca.components),
              "States x positions x 2: centred rows projected on these axes.");
  POSENC_PART(reply, "shares", view(pca.explained_variance_ratio),
              "States x 2: the explained variance ratio of each axis.");
  return reply;
}

}  // namespace

POSENC_CALL(tableShape, TableShapeSpec, table_shape,
            "The similarity of the rows of a table and their two principal components, state by state.", "TableShape",
            "Cosines and principal components; all states are projected on the axes of the last one.")

}  // namespace posenc::bindings
