#pragma once

#include <cstddef>
#include <cstdint>

namespace posenc {

/// The bucket of the distance key - query, 0 to buckets - 1 (mesh_tensorflow, transformer_layers.py): each near
/// distance has one of its own, far ones share logarithmic ones. Without a causal mask each direction has half.
/// `farthest` is the constant in the logarithm: the last bucket begins before it.
std::size_t t5_bucket(std::int64_t key_minus_query, bool causal, std::size_t buckets, std::size_t max_distance);

/// The slope of a head, counted from 0: the reference code's list, which for head counts that are no powers of two is
/// not the paper's rule.
double alibi_slope(std::size_t head, std::size_t heads);

}  // namespace posenc
