#include <posenc/transformer/model.h>

#include <algorithm>
#include <cmath>

#include <posenc/numbers/random.h>

namespace posenc {
namespace {

/// Allocates consecutive slices.
struct SliceAllocator {
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
  SliceAllocator allocator;
  token_embedding = allocator.slice(shape.vocabulary, d);
  position_embedding = allocator.slice(only_for(Encoding::learned, shape.max_length), d);
  bucket_bias = allocator.slice(only_for(Encoding::t5, shape.heads), shape.buckets);
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    LayerSlices slices;
    slices.attn_norm = allocator.slice(2, d);
    slices.qkv = allocator.slice(d, 3 * d);
    slices.attn_proj = allocator.slice(d, d);
    slices.relative_keys = allocator.slice(only_for(Encoding::shaw, shape.relative_distances()), shape.head_width());
    slices.mlp_norm = allocator.slice(2, d);
    slices.up_proj = allocator.slice(d, shape.mlp_width());
    slices.up_bias = allocator.slice(1, shape.mlp_width());
    slices.down_proj = allocator.slice(shape.mlp_width(), d);
    slices.down_bias = allocator.slice(1, d);
    layers.push_back(slices);
  }
  final_norm = allocator.slice(2, d);
  lm_head = allocator.slice(d, shape.vocabulary);
  lm_head_bias = allocator.slice(1, shape.vocabulary);
  count = allocator.used;
}

template <typename Real>
void fill_parameters(const ModelShape& shape, double position_init_std, std::uint64_t seed,
                     std::span<Real> parameters) {
  std::fill(parameters.begin(), parameters.end(), Real{0});
  const auto draw = [&](std::uint64_t stream, const Slice& slice, double deviation) {
    Random random = Random::stream(seed, stream);
    for (Real& number : slice.of(parameters)) number = static_cast<Real>(deviation * random.normal());
  };
  const auto set_unit_gain = [&](const Slice& norm) {
    std::fill_n(norm.of(parameters).begin(), norm.columns, Real{1});
  };
  const auto inverse_sqrt_rows = [](const Slice& slice) { return 1 / std::sqrt(static_cast<double>(slice.rows)); };
  const ModelSlices slices(shape);
  draw(0, slices.token_embedding, 1);
  draw(1, slices.lm_head, 0.02);
  draw(2, slices.position_embedding, position_init_std);
  set_unit_gain(slices.final_norm);
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    const LayerSlices& layer_slices = slices.layers[layer];
    const std::uint64_t first = 8 * (layer + 1);
    set_unit_gain(layer_slices.attn_norm);
    set_unit_gain(layer_slices.mlp_norm);
    draw(first, layer_slices.qkv, inverse_sqrt_rows(layer_slices.qkv));
    draw(first + 1, layer_slices.attn_proj, inverse_sqrt_rows(layer_slices.attn_proj));
    draw(first + 2, layer_slices.up_proj, inverse_sqrt_rows(layer_slices.up_proj));
    draw(first + 3, layer_slices.down_proj, inverse_sqrt_rows(layer_slices.down_proj));
    draw(first + 4, layer_slices.relative_keys, 0.1);
  }
}

template void fill_parameters(const ModelShape&, double, std::uint64_t, std::span<float>);
template void fill_parameters(const ModelShape&, double, std::uint64_t, std::span<double>);

}  // namespace posenc
