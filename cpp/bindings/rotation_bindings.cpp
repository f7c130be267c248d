// A shift as a rotation, exact and learned.

#include <emscripten/bind.h>

#include <span>

#include <posenc/learned_shift.h>
#include <posenc/limits.h>
#include <posenc/rotation.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> rotation_storage;
Storage<float> rotation_matrix_storage;
val rotation(const RotationSpec& spec) {
  const std::size_t d = to_size(spec.dimensions);
  const std::size_t columns = d <= kMaxMatrixDimensions ? d : 0;  // larger: blocks only
  if (!rotation_storage.resize(3 * d) || !rotation_matrix_storage.resize(columns * columns)) return out_of_memory();
  const auto part = [d](std::size_t index) { return rotation_storage.numbers().subspan(index * d, d); };
  const Rotation result{{part(0), d / 2, 2}, part(1), part(2)};
  const double largest_difference = fill_rotation(spec, result);
  const MatrixView matrix(rotation_matrix_storage.numbers(), columns, columns);
  if (columns > 0) fill_rotation_matrix(spec, result.blocks, matrix);
  val reply = val::object();
  POSENC_PART(reply, "blocks", view(result.blocks.numbers()),
              "Row-major, pairs x 2: cos k omega and sin k omega, the fastest pair first.");
  POSENC_PART(reply, "matrix", view(matrix.numbers()),
              "Row-major, dimensions x dimensions in the layout of the spec; empty above 128 dimensions.");
  POSENC_PART(reply, "rotated", view(result.rotated), "R_k PE(p).");
  POSENC_PART(reply, "target", view(result.target), "PE(p + k), from exact phases.");
  POSENC_PART(reply, "largestDifference", largest_difference,
              "The largest difference of `rotated` and `target`: some 1e-16.");
  return reply;
}

Storage<double> learned_shift_storage;
val learned_shift(const LearnedShiftSpec& spec) {
  const std::size_t d = to_size(spec.dimensions);
  const std::size_t headroom = Storage<double>::kHeadroom + learned_shift_bytes(spec);
  if (!learned_shift_storage.resize(d * d, headroom)) return out_of_memory();
  const LearnedShift result = fill_learned_shift(spec, {learned_shift_storage.numbers(), d, d});
  val reply = val::object();
  POSENC_PART(reply, "matrix", view(learned_shift_storage.numbers()),
              "Row-major, dimensions x dimensions, interleaved; compare with the matrix of `rotation`.");
  POSENC_PART(reply, "outcome", val(to_string(result.outcome)),
              "ShiftOutcome unique|not-unique|too-few: The outcome: the examples determine one matrix, R_k; or many "
              "fit within rounding, since some pairs hardly move; or there are fewer examples than dimensions.");
  POSENC_PART(reply, "rank", result.rank, "Numerical rank of the examples (positions x dimensions).");
  POSENC_PART(reply, "condition", result.condition,
              "Their condition number; from 1e16 on noise, Infinity with too few examples.");
  POSENC_PART(reply, "trainingResidual", result.training_residual,
              "At the examples: sqrt(sum of squared errors / sum of squared encodings).");
  POSENC_PART(reply, "heldOutResidual", result.held_out_residual,
              "The same at 100 held-out positions before and after the examples, within the length of the examples.");
  POSENC_PART(reply, "largestDifference", result.largest_difference, "The largest difference of an entry from R_k.");
  return reply;
}

}  // namespace

POSENC_CALL(rotation, RotationSpec, rotation, "R_k, which maps PE(p) to PE(p + k) for every p.", "Rotation",
            "R_k applied to PE(p), in double, with encodings as column vectors.")
POSENC_CALL(learnedShift, LearnedShiftSpec, learned_shift, "A shift matrix fitted to examples by least squares.",
            "LearnedShift", "The least-squares matrix, and its residuals at and beyond the examples.")

}  // namespace posenc::bindings
