#include <posenc/fingerprint.h>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/phase.h>

namespace posenc {

void fill_fingerprint(const FingerprintSpec& spec, std::span<float> row) {
  const auto speeds = frequencies(row.size(), spec.base);
  const Layout layout = parse_layout(spec.layout);
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const auto [sine, cosine] = sine_cosine(real_phase_at(speeds[pair].per_position, spec.position));
    const Columns columns = pair_columns(pair, row.size(), layout);
    row[columns.sine] = static_cast<float>(sine);
    row[columns.cosine] = static_cast<float>(cosine);
  }
}

}  // namespace posenc
