#pragma once

#include <posenc/check.h>

namespace posenc {

/// Two positions side by side.
struct ComparisonSpec {
  double position = 0;      ///< any number within +-2^53
  double other = 1;         ///< any number within +-2^53
  double dimensions = 128;  ///< an even number, 2 to kMaxDimensions
  double base = 10'000;     ///< above 1, finite
};

Reason check(const ComparisonSpec& spec);

/// How alike two encodings are, for p = position and q = other.
struct Comparison {
  double dot = 0;       ///< PE(p) . PE(q) = sum of cos(omega (p - q)) over the pairs: depends on the distance only
  double distance = 0;  ///< |PE(p) - PE(q)|, from the half angles, so small distances keep their digits
  double cosine = 0;    ///< dot / (dimensions / 2), since every encoding has that squared length
};

/// From the closed forms, in double. Precondition: `check(spec)` found nothing.
Comparison compared(const ComparisonSpec& spec);

}  // namespace posenc
