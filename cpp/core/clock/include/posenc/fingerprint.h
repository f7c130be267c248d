#pragma once

#include <span>
#include <string>

#include <posenc/check.h>

namespace posenc {

/// The encoding of one real position: a row of the sinusoidal table that may lie between two rows.
struct FingerprintSpec {
  double position = 0;                 ///< any number within +-2^53
  double dimensions = 128;             ///< an even number, 2 to kMaxDimensions
  double base = 10'000;                ///< above 1, finite
  std::string layout = "interleaved";  ///< 'interleaved' or 'halves'
};

Reason check(const FingerprintSpec& spec);

/// Fills `row` (dimensions), rounded to float; equal to the table's row at whole positions.
/// Precondition: `check(spec)` found nothing.
void fill_fingerprint(const FingerprintSpec& spec, std::span<float> row);

}  // namespace posenc
