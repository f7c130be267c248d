#pragma once

#include <span>

#include <posenc/spec/call.h>

namespace posenc {

/// The encoding of one real position: a row of the sinusoidal table, possibly between two integer rows.
struct FingerprintSpec {
  double position = 0;
  double dimensions = 128;
  double base = 10'000;
  LayoutName layout = "interleaved";
};

POSENC_SPEC(FingerprintSpec, "The encoding of one real position.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyLayout)
POSENC_END

/// Fills `row` (dimensions), rounded to float; equal to the table's row at whole positions.
/// Precondition: `spec` is valid.
void fill_fingerprint(const FingerprintSpec& spec, std::span<float> row);

POSENC_CALL(Fingerprint, fill_fingerprint,
            "The encoding of one real position; at an integer position, the row of the table.")
POSENC_RESULT("", "Dimensions numbers.")
POSENC_ARRAY("", arrays, (spec.dimensions))
POSENC_END

}  // namespace posenc
