#include <posenc/layout.h>

namespace posenc {

Layout layout_of(std::string_view name) { return name == "halves" ? Layout::halves : Layout::interleaved; }

}  // namespace posenc
