#pragma once

#include <cstddef>
#include <cstdint>

namespace posenc {

/// The T5 bucket of key - query, 0 to buckets - 1 (mesh_tensorflow, transformer_layers.py): one per near distance, then
/// logarithmically spaced. Without a causal mask each direction has half. `max_distance` is the constant in the
/// logarithm; the last bucket begins before it.
std::size_t t5_bucket(std::int64_t key_minus_query, bool causal, std::size_t buckets, std::size_t max_distance);

/// The ALiBi slope of a head, counted from 0. Follows the reference code, which for head counts that are not powers of
/// two differs from the paper's formula.
double alibi_slope(std::size_t head, std::size_t heads);

}  // namespace posenc
