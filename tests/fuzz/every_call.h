#pragma once

#include <span>

#include "specs.h"

namespace posenc::fuzz {

/// A call of the core, and a function that runs it with a spec and checks its result.
struct Call {
  const char* name;
  void (*run)(Specs& specs);
};

/// In the order of their numbers in the corpus.
std::span<const Call> every_call();

}  // namespace posenc::fuzz
