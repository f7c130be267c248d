#pragma once

#include <cstddef>
#include <string_view>

namespace posenc {

/// The order of the sines and the cosines of the pairs in a row.
enum class Layout {
  interleaved,  ///< sine, cosine, sine, cosine, ... (Vaswani et al. 2017)
  halves,       ///< all sines, then all cosines (Tensor2Tensor, LLaMA)
};

/// Of 'halves' or 'interleaved', which rotary embeddings call 'neighbours'.
Layout parse_layout(std::string_view name);

struct Columns {
  std::size_t sine;
  std::size_t cosine;
};

/// The two columns of pair `pair` in a row of `dimensions` numbers.
inline Columns pair_columns(std::size_t pair, std::size_t dimensions, Layout layout) {
  return layout == Layout::interleaved ? Columns{2 * pair, 2 * pair + 1} : Columns{pair, dimensions / 2 + pair};
}

}  // namespace posenc
