#include <posenc/layout.h>

namespace posenc {

Reason check_layout(std::string_view name) { return check_word("layout", name, {"interleaved", "halves"}); }

Layout layout_of(std::string_view name) { return name == "halves" ? Layout::halves : Layout::interleaved; }

}  // namespace posenc
