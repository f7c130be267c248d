#include <posenc/worked_example.h>

#include <posenc/frequency.h>
#include <posenc/phase.h>

namespace posenc {

void fill_worked_example(const WorkedExampleSpec& spec, const WorkedExample& steps) {
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const auto [sine, cosine] = sine_cosine(real_phase_at(speeds[pair].per_position, spec.position));
    steps.exponent[pair] = static_cast<double>(2 * pair) / spec.dimensions;
    steps.divisor[pair] = 1 / speeds[pair].radians;
    steps.angle[pair] = spec.position / steps.divisor[pair];
    steps.sine[pair] = sine;
    steps.cosine[pair] = cosine;
  }
}

}  // namespace posenc
