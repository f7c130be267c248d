#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include <posenc/sinusoidal.h>

namespace posenc::bench {

/// One way to fill `table` (spec.positions x spec.dimensions floats, row-major, interleaved), all set-up included.
using Fill = void (*)(const SinusoidalSpec& spec, std::span<float> table);

struct Implementation {
  std::string_view name;
  Fill fill;
};

/// The kernel of the core.
void fill_by_kernel(const SinusoidalSpec& spec, std::span<float> table);

/// The readable reference of the core: an exact phase, one sine and one cosine for every pair.
void fill_by_reference(const SinusoidalSpec& spec, std::span<float> table);

/// One std::sin or std::cos of position x frequency for every number, in double, the frequencies by one std::pow a
/// pair.
void fill_by_libm(const SinusoidalSpec& spec, std::span<float> table);

/// Nothing but stores of 16 bytes, one after the other: how fast this memory can be written by a loop.
void fill_by_stores(const SinusoidalSpec& spec, std::span<float> table);

/// memset, which is memory.fill in WebAssembly.
void fill_by_memset(const SinusoidalSpec& spec, std::span<float> table);

/// The dot product of the table's first row with every row, from the table itself: what `similarity` is held against.
/// They stand in the table's first numbers, one for each position. Precondition: dimensions is a multiple of 4.
void multiply_rows(const SinusoidalSpec& spec, std::span<float> table);

/// The matrix products of a step of training, forward and back, by the core's kernel for them: of positions places,
/// dimensions and sentences of `offset` words.
void multiply_step(const SinusoidalSpec& spec, std::span<float> table);

inline constexpr Implementation kTableImplementations[] = {
    {"kernel", fill_by_kernel},       {"reference", fill_by_reference}, {"libm", fill_by_libm},
    {"stores", fill_by_stores},       {"memset", fill_by_memset},       {"product", multiply_rows},
    {"step-products", multiply_step},
};

}  // namespace posenc::bench
