#pragma once

#include <posenc/spec/call.h>

namespace posenc {

/// Two positions to compare.
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

/// Similarity of two encodings, p = position and q = other.
struct Comparison {
  double dot = 0;       ///< PE(p) . PE(q) = sum of cos(omega (p - q)) over the pairs
  double distance = 0;  ///< |PE(p) - PE(q)|, computed from chords, so small distances keep their digits
  double cosine = 0;    ///< dot / (dimensions / 2), the squared norm of every encoding
};

/// Computed from the closed forms in double. Precondition: `spec` is valid.
Comparison compare(const ComparisonSpec& spec);

POSENC_CALL(Compare, compare, "Dot product, distance and cosine of the encodings of two real positions.")
POSENC_RESULT("Comparison", "The similarity of the encodings of two positions.")
POSENC_VALUE("dot", values.dot, "The sum of cos(omega (p - q)) over the pairs.")
POSENC_VALUE("distance", values.distance, "The Euclidean distance of the two encodings.")
POSENC_VALUE("cosine", values.cosine, "dot / (dimensions / 2).")
POSENC_END

}  // namespace posenc
