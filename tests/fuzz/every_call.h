#pragma once

#include <span>

#include "specs.h"

namespace posenc::fuzz {

/// A call of the core, and a function that makes it with a spec and holds its result to what it promises.
struct Call {
  const char* name;
  void (*run)(Specs& specs);
};

/// In the order of their numbers in the corpus.
std::span<const Call> every_call();

}  // namespace posenc::fuzz
