#include <posenc/model.h>

#include <algorithm>
#include <cmath>

#include <posenc/random.h>

namespace posenc {
namespace {

/// Hands out consecutive slices.
struct Row {
  std::size_t used = 0;

  Slice slice(std::size_t rows, std::size_t columns) {
    const Slice next{used, rows, columns};
    used += next.size();
    return next;
  }
};

}  // namespace

ModelSlices::ModelSlices(const ModelShape& shape) {
  const std::size_t d = shape.dimensions;
  const auto only_for = [&shape](Encoding encoding, std::size_t rows) { return shape.encoding == encoding ? rows : 0; };
  Row row;
  words = row.slice(shape.vocabulary, d);
  positions = row.slice(only_for(Encoding::learned, shape.longest), d);
  buckets = row.slice(only_for(Encoding::t5, shape.heads), shape.buckets);
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    LayerSlices slices;
    slices.attention_norm = row.slice(2, d);
    slices.query_key_value = row.slice(d, 3 * d);
    slices.output = row.slice(d, d);
    slices.distances = row.slice(only_for(Encoding::shaw, shape.clipped_distances()), shape.head_width());
    slices.hidden_norm = row.slice(2, d);
    slices.hidden = row.slice(d, shape.hidden());
    slices.hidden_bias = row.slice(1, shape.hidden());
    slices.narrowing = row.slice(shape.hidden(), d);
    slices.narrowing_bias = row.slice(1, d);
    layers.push_back(slices);
  }
  last_norm = row.slice(2, d);
  logits = row.slice(d, shape.vocabulary);
  logits_bias = row.slice(1, shape.vocabulary);
  count = row.used;
}

template <typename Real>
void fill_parameters(const ModelShape& shape, double table_start, std::uint64_t seed, std::span<Real> parameters) {
  std::fill(parameters.begin(), parameters.end(), Real{0});
  const auto draw = [&](std::uint64_t stream, const Slice& slice, double deviation) {
    Random random = Random::stream(seed, stream);
    for (Real& number : slice.of(parameters)) number = static_cast<Real>(deviation * random.normal());
  };
  const auto gain_one = [&](const Slice& norm) { std::fill_n(norm.of(parameters).begin(), norm.columns, Real{1}); };
  const auto of_rows = [](const Slice& slice) { return 1 / std::sqrt(static_cast<double>(slice.rows)); };
  const ModelSlices slices(shape);
  draw(0, slices.words, 1);
  draw(1, slices.logits, 0.02);
  draw(2, slices.positions, table_start);
  gain_one(slices.last_norm);
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    const LayerSlices& own = slices.layers[layer];
    const std::uint64_t first = 8 * (layer + 1);
    gain_one(own.attention_norm);
    gain_one(own.hidden_norm);
    draw(first, own.query_key_value, of_rows(own.query_key_value));
    draw(first + 1, own.output, of_rows(own.output));
    draw(first + 2, own.hidden, of_rows(own.hidden));
    draw(first + 3, own.narrowing, of_rows(own.narrowing));
    draw(first + 4, own.distances, 0.1);
  }
}

template void fill_parameters(const ModelShape&, double, std::uint64_t, std::span<float>);
template void fill_parameters(const ModelShape&, double, std::uint64_t, std::span<double>);

}  // namespace posenc
