// One wasm module; CMake says which.

#include "call.h"
#include "modules.h"

EMSCRIPTEN_BINDINGS(posenc) { posenc::bindings::bind(posenc::modules::POSENC_MODULE()); }
