#include <posenc/fingerprint.h>

#include <posenc/frequency.h>
#include <posenc/layout.h>
#include <posenc/phase.h>

namespace posenc {

void fill_fingerprint(const FingerprintSpec& spec, std::span<float> row) {
  const auto frequencies = pair_frequencies(row.size(), spec.base);
  const Layout layout = parse_layout(spec.layout);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
    const auto [sine, cosine] = sincos(real_phase_at(frequencies[pair].turns_per_position, spec.position));
    const Columns columns = pair_columns(pair, row.size(), layout);
    row[columns.sine] = static_cast<float>(sine);
    row[columns.cosine] = static_cast<float>(cosine);
  }
}

}  // namespace posenc
