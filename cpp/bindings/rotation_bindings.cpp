// The same turn: a shift as a rotation, given and learned.

#include <emscripten/bind.h>

#include <span>

#include <posenc/learned_shift.h>
#include <posenc/limits.h>
#include <posenc/rotation.h>
#include "reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> rotation_storage;
Storage<float> rotation_matrix_storage;
val rotation(const RotationSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t d = count_of(spec.dimensions);
  const std::size_t columns = d <= kMaxMatrixDimensions ? d : 0;  // of a larger one the blocks say all
  if (!rotation_storage.resize(3 * d) || !rotation_matrix_storage.resize(columns * columns)) return out_of_memory();
  const auto part = [d](std::size_t index) { return rotation_storage.numbers().subspan(index * d, d); };
  const Rotation result{{part(0), d / 2, 2}, part(1), part(2)};
  const double largest_difference = fill_rotation(spec, result);
  const MatrixView matrix(rotation_matrix_storage.numbers(), columns, columns);
  if (columns > 0) fill_rotation_matrix(spec, result.blocks, matrix);
  val reply = val::object();
  reply.set("blocks", borrowed(result.blocks.numbers()));
  reply.set("matrix", borrowed(matrix.numbers()));
  reply.set("rotated", borrowed(result.rotated));
  reply.set("target", borrowed(result.target));
  reply.set("largestDifference", largest_difference);
  return reply;
}

Storage<double> learned_shift_storage;
val learned_shift(const LearnedShiftSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const std::size_t d = count_of(spec.dimensions);
  const std::size_t headroom = Storage<double>::kHeadroom + learned_shift_bytes(spec);
  if (!learned_shift_storage.resize(d * d, headroom)) return out_of_memory();
  const LearnedShift result = fill_learned_shift(spec, {learned_shift_storage.numbers(), d, d});
  val reply = val::object();
  reply.set("matrix", borrowed(learned_shift_storage.numbers()));
  reply.set("outcome", val(name_of(result.outcome)));
  reply.set("rank", result.rank);
  reply.set("condition", result.condition);
  reply.set("trainingResidual", result.training_residual);
  reply.set("heldOutResidual", result.held_out_residual);
  reply.set("largestDifference", result.largest_difference);
  return reply;
}

EMSCRIPTEN_BINDINGS(posenc_rotation) {
  emscripten::value_object<RotationSpec>("RotationSpec")
      .field("position", &RotationSpec::position)
      .field("shift", &RotationSpec::shift)
      .field("dimensions", &RotationSpec::dimensions)
      .field("base", &RotationSpec::base)
      .field("layout", &RotationSpec::layout);
  emscripten::function("rotation", &rotation);

  emscripten::value_object<LearnedShiftSpec>("LearnedShiftSpec")
      .field("positions", &LearnedShiftSpec::positions)
      .field("from", &LearnedShiftSpec::from)
      .field("shift", &LearnedShiftSpec::shift)
      .field("dimensions", &LearnedShiftSpec::dimensions)
      .field("base", &LearnedShiftSpec::base)
      .field("seed", &LearnedShiftSpec::seed);
  emscripten::function("learnedShift", &learned_shift);
}

}  // namespace
}  // namespace posenc::bindings
