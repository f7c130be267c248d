#pragma once

#include <posenc/check.h>

namespace posenc {

/// Two positions side by side.
struct ComparisonSpec {
  double position = 0;
  double other = 1;
  double dimensions = 128;
  double base = 10'000;
};

POSENC_SPEC(ComparisonSpec, "Two real positions side by side.")
POSENC_FIELD(position, kRealPosition)
POSENC_FIELD(other, kRealPosition)
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_END

/// The likeness of two encodings, for p = position and q = other.
struct Comparison {
  double dot = 0;       ///< PE(p) . PE(q) = sum of cos(omega (p - q)) over the pairs: depends on the distance only
  double distance = 0;  ///< |PE(p) - PE(q)|, from the chords between the hands, so small distances keep their digits
  double cosine = 0;    ///< dot / (dimensions / 2), since every encoding has that squared length
};

/// From the closed forms, in double. Precondition: `check(spec)` found nothing.
Comparison compare(const ComparisonSpec& spec);

}  // namespace posenc
