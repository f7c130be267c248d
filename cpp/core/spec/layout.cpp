#include <posenc/layout.h>

namespace posenc {

Layout parse_layout(std::string_view name) { return name == "halves" ? Layout::halves : Layout::interleaved; }

}  // namespace posenc
