#include <posenc/worked_example.h>

#include <posenc/frequency.h>
#include <posenc/phase.h>

namespace posenc {

void fill_worked_example(const WorkedExampleSpec& spec, const WorkedExample& steps) {
  const auto frequencies = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(frequencies[pair].turns_per_position, spec.position));
    steps.exponent[pair] = static_cast<double>(2 * pair) / spec.dimensions;
    steps.divisor[pair] = 1 / frequencies[pair].omega;
    steps.angle[pair] = spec.position / steps.divisor[pair];
    steps.sine[pair] = sine;
    steps.cosine[pair] = cosine;
  }
}

}  // namespace posenc
