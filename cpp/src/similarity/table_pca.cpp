#include <posenc/similarity/table_pca.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include <posenc/numbers/linear_algebra.h>
#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

using Numbers = std::span<const double>;

double dot(Numbers a, Numbers b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

/// Relative variance below which rounding determines an axis.
constexpr double kRelativeTolerance = 1e-10;

/// One state of the table (positions x dimensions).
struct TableState {
  Numbers values;
  std::size_t dimensions = 0;

  Numbers row(std::size_t position) const { return values.subspan(position * dimensions, dimensions); }
  std::size_t positions() const { return values.size() / dimensions; }
};

void fill_cosines(const TableState& state, std::span<float> cosines) {
  const std::size_t n = state.positions();
  std::vector<double> lengths(n);
  for (std::size_t i = 0; i < n; ++i) lengths[i] = std::sqrt(dot(state.row(i), state.row(i)));
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i; j < n; ++j) {
      const double product = lengths[i] * lengths[j];
      const double cosine = product > 0 ? std::clamp(dot(state.row(i), state.row(j)) / product, -1.0, 1.0) : 0;
      cosines[i * n + j] = cosines[j * n + i] = static_cast<float>(cosine);
    }
  }
}

std::int32_t find_nearest(std::span<const float> cosines, std::span<std::int32_t> nearest) {
  const std::size_t n = nearest.size();
  std::int32_t adjacent_count = 0;
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t best = i == 0 ? 1 : 0;
    for (std::size_t j = best + 1; j < n; ++j) {
      if (j != i && cosines[i * n + j] > cosines[i * n + best]) best = j;
    }
    nearest[i] = static_cast<std::int32_t>(best);
    if (best + 1 == i || i + 1 == best) ++adjacent_count;
  }
  return adjacent_count;
}

/// The centred rows.
std::vector<double> center_rows(const TableState& state) {
  std::vector<double> rows(state.values.begin(), state.values.end());
  for (std::size_t k = 0; k < state.dimensions; ++k) {
    double sum = 0;
    for (std::size_t i = 0; i < state.positions(); ++i) sum += rows[i * state.dimensions + k];
    const double mean = sum / static_cast<double>(state.positions());
    for (std::size_t i = 0; i < state.positions(); ++i) rows[i * state.dimensions + k] -= mean;
  }
  return rows;
}

/// Fills `axis` with the unit vector along rows^T u, u being column `column` of `orthogonal`; zeros if its norm is
/// below `min`.
void fill_axis(const TableState& rows, DoubleMatrixView orthogonal, std::size_t column, double min,
               std::span<double> axis) {
  std::fill(axis.begin(), axis.end(), 0.0);
  for (std::size_t i = 0; i < rows.positions(); ++i) {
    for (std::size_t k = 0; k < axis.size(); ++k) axis[k] += orthogonal(i, column) * rows.row(i)[k];
  }
  const double length = std::sqrt(dot(axis, axis));
  const double sign = dot(axis, rows.row(0)) < 0 ? -1 : 1;
  for (double& number : axis) number *= length > min ? sign / length : 0;
}

void fill_principal_axes(const TableState& rows, std::span<double> axes) {
  std::vector<double> numbers(rows.values.begin(), rows.values.end());
  const DoubleMatrixView matrix(numbers, rows.positions(), rows.dimensions);
  one_sided_jacobi(matrix);
  std::size_t first = 0;
  std::size_t second = 1;
  if (squared_column_norm(matrix, second) > squared_column_norm(matrix, first)) std::swap(first, second);
  for (std::size_t column = 2; column < rows.dimensions; ++column) {
    const double square = squared_column_norm(matrix, column);
    if (square > squared_column_norm(matrix, second)) second = column;
    if (square > squared_column_norm(matrix, first)) std::swap(first, second);
  }
  const double min = kRelativeTolerance * squared_column_norm(matrix, first);
  fill_axis(rows, matrix, first, min, axes.first(rows.dimensions));
  fill_axis(rows, matrix, second, min, axes.last(rows.dimensions));
}

/// Rotates two axes in their plane, or reflects and rotates them, to align with `reference` (orthogonal Procrustes in
/// 2D): Q maximises trace(Q M), where M has the dot products of axes and reference.
void align_axes(Numbers reference, std::span<double> axes) {
  const std::size_t d = axes.size() / 2;
  const auto m = [&](std::size_t i, std::size_t j) { return dot(axes.subspan(i * d, d), reference.subspan(j * d, d)); };
  const double m00 = m(0, 0);
  const double m01 = m(0, 1);
  const double m10 = m(1, 0);
  const double m11 = m(1, 1);
  const double rotated_norm = std::hypot(m00 + m11, m01 - m10);
  const double reflected_norm = std::hypot(m00 - m11, m01 + m10);
  const double max = std::max(rotated_norm, reflected_norm);
  if (max == 0) return;
  const double sign = reflected_norm > rotated_norm ? -1 : 1;
  const double cosine = (m00 + sign * m11) / max;
  const double sine = (m01 - sign * m10) / max;
  for (std::size_t k = 0; k < d; ++k) {
    const double x = axes[k];
    const double y = axes[d + k];
    axes[k] = cosine * x - sign * sine * y;
    axes[d + k] = sine * x + sign * cosine * y;
  }
}

void fill_components(const TableState& rows, Numbers axes, std::span<double> components, std::span<double> ratios) {
  const double variance = dot(rows.values, rows.values);
  for (std::size_t axis = 0; axis < 2; ++axis) {
    double along = 0;
    for (std::size_t i = 0; i < rows.positions(); ++i) {
      const double component = dot(rows.row(i), axes.subspan(axis * rows.dimensions, rows.dimensions));
      components[2 * i + axis] = component;
      along += component * component;
    }
    ratios[axis] = variance > 0 ? along / variance : 0;
  }
}

}  // namespace

std::optional<ValidationError> check(const TableShapeSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const auto numbers = static_cast<double>(spec.values.size());
  if (numbers == 0 || std::fmod(numbers, spec.positions * spec.dimensions) != 0) {
    return ValidationError{"values must be positions x dimensions numbers for each state, got ", numbers};
  }
  if (spec.axes.empty() || spec.axes.size() == 2 * to_size(spec.dimensions)) return std::nullopt;
  return ValidationError{"axes must be 2 x dimensions numbers or none, got ", static_cast<double>(spec.axes.size())};
}

std::size_t state_count(const TableShapeSpec& spec) {
  return spec.values.size() / (to_size(spec.positions) * to_size(spec.dimensions));
}

std::size_t table_pca_bytes(const TableShapeSpec& spec) {
  return 3 * sizeof(double) * to_size(spec.positions) * to_size(spec.dimensions);
}

void fill_table_pca(const TableShapeSpec& spec, const TablePca& pca) {
  const std::size_t n = to_size(spec.positions);
  const std::size_t d = to_size(spec.dimensions);
  const std::size_t states = state_count(spec);
  const auto state = [&](std::size_t index) {
    return TableState{Numbers(spec.values).subspan(index * n * d, n * d), d};
  };
  fill_principal_axes({center_rows(state(states - 1)), d}, pca.axes);
  if (!spec.axes.empty()) align_axes(spec.axes, pca.axes);
  for (std::size_t s = 0; s < states; ++s) {
    const auto cosines = pca.cosines.subspan(s * n * n, n * n);
    fill_cosines(state(s), cosines);
    pca.adjacent_count[s] = find_nearest(cosines, pca.nearest.subspan(s * n, n));
    const std::vector<double> rows = center_rows(state(s));
    fill_components({rows, d}, pca.axes, pca.components.subspan(2 * s * n, 2 * n),
                    pca.explained_variance_ratio.subspan(2 * s, 2));
  }
}

}  // namespace posenc
