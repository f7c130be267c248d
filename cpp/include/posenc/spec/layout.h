#pragma once

#include <cstddef>

namespace posenc {

/// The order of sines and cosines in a row.
enum class Layout {
  interleaved,  ///< sine, cosine, sine, cosine, ... (Vaswani et al. 2017)
  halves,  ///< all sines, then all cosines: half-split (Tensor2Tensor; rotate_half in GPT-NeoX and LLaMA checkpoints of
           ///< Transformers)
};

struct Columns {
  std::size_t sine;
  std::size_t cosine;
};

/// The two columns of a pair in a row of `dimensions` numbers.
inline Columns pair_columns(std::size_t pair, std::size_t dimensions, Layout layout) {
  return layout == Layout::interleaved ? Columns{2 * pair, 2 * pair + 1} : Columns{pair, dimensions / 2 + pair};
}

}  // namespace posenc
