#include <posenc/shift/rotation.h>

#include <algorithm>
#include <cmath>

#include <posenc/phase/frequency.h>
#include <posenc/spec/layout.h>

namespace posenc {
namespace {

/// R_k from its blocks.
void fill_matrix(Layout layout, DoubleMatrixView blocks, MatrixView matrix) {
  std::fill(matrix.numbers().begin(), matrix.numbers().end(), 0.0F);
  for (std::size_t pair = 0; pair < blocks.rows(); ++pair) {
    const auto cosine = static_cast<float>(blocks(pair, 0));
    const auto sine = static_cast<float>(blocks(pair, 1));
    const Columns at = pair_columns(pair, matrix.columns(), layout);
    matrix(at.sine, at.sine) = cosine;
    matrix(at.sine, at.cosine) = sine;
    matrix(at.cosine, at.sine) = 0 - sine;  // 0 - x, not -x: no negative zero
    matrix(at.cosine, at.cosine) = cosine;
  }
}

}  // namespace

double fill_rotation(const RotationSpec& spec, const Rotation& rotation) {
  const std::size_t dimensions = rotation.rotated.size();
  const Layout layout = static_cast<Layout>(spec.layout);
  const auto frequencies = pair_frequencies(dimensions, spec.base);
  double max = 0;
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const Phase phase = real_phase_at(frequencies[pair].turns_per_position, spec.position);
    const Phase shift = real_phase_at(frequencies[pair].turns_per_position, spec.shift);
    const SinCos code = sincos(phase);
    const SinCos turn = sincos(shift);
    const SinCos target = sincos(phase + shift);
    const SinCos rotated = {turn.cosine * code.sine + turn.sine * code.cosine,
                            turn.cosine * code.cosine - turn.sine * code.sine};
    max = std::max({max, std::abs(rotated.sine - target.sine), std::abs(rotated.cosine - target.cosine)});
    const Columns columns = pair_columns(pair, dimensions, layout);
    rotation.blocks(pair, 0) = turn.cosine;
    rotation.blocks(pair, 1) = turn.sine;
    rotation.rotated[columns.sine] = rotated.sine;
    rotation.rotated[columns.cosine] = rotated.cosine;
    rotation.target[columns.sine] = target.sine;
    rotation.target[columns.cosine] = target.cosine;
  }
  if (rotation.matrix.rows() > 0) fill_matrix(layout, rotation.blocks, rotation.matrix);
  return max;
}

}  // namespace posenc
