// `fuzz_ends SEED COUNT [CALL]`: runs COUNT specs of every call, or of one, drawn from field tables. Deterministic in
// SEED.

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

#include "checks.h"
#include "every_call.h"
#include "random_specs.h"

extern "C" void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak));

namespace {

using namespace posenc::fuzz;

/// A spec that takes longer should have been skipped by its function.
constexpr unsigned kMaxSeconds = 60;

struct Current {
  const char* call = "";
  int number = 0;
  const RandomSpecs* specs = nullptr;
} current;

/// Reports the current spec.
void report() {
  std::fprintf(stderr, "%s, spec %d:%s\n", current.call, current.number, current.specs->current().c_str());
}

void report_and_exit(int signal) {
  report();
  std::fprintf(stderr, signal == SIGALRM ? "takes longer than %u seconds\n" : "breaks a promise\n", kMaxSeconds);
  std::_Exit(1);
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) return 2;
  const std::uint64_t seed = std::strtoull(words[1], nullptr, 10);
  const int specs_of_each = std::atoi(words[2]);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  std::signal(SIGABRT, report_and_exit);
  std::signal(SIGALRM, report_and_exit);
  if (__sanitizer_set_death_callback) __sanitizer_set_death_callback(report);
  bool all_computed = true;
  std::uint64_t index = 0;
  for (const Call& call : every_call()) {
    ++index;
    if (count > 3 && std::strcmp(words[3], call.name) != 0) continue;
    int computed = 0;
    for (int number = 0; number < specs_of_each; ++number) {
      std::seed_seq mixed{seed, index, static_cast<std::uint64_t>(number)};
      std::uint32_t mixed_seed[2];
      mixed.generate(mixed_seed, mixed_seed + 2);
      RandomSpecs specs(std::uint64_t{mixed_seed[0]} << 32 | mixed_seed[1]);
      current = {call.name, number, &specs};
      checks_passed = 0;
      alarm(kMaxSeconds);
      call.run(specs);
      if (checks_passed > 0) ++computed;
    }
    alarm(0);
    std::printf("%s: %d of %d specs computed\n", call.name, computed, specs_of_each);
    if (computed == 0) all_computed = false;
  }
  return all_computed ? 0 : 1;
}
