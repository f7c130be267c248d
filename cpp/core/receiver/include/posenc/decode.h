#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/receiver.h>

namespace posenc {

/// Largest magnitude of a component, far above those in models.
inline constexpr int kMaxCodeNumber = 1'000'000;

/// A user-supplied vector and the search for the position whose encoding matches it best.
struct DecodeSpec {
  std::vector<double> vector = {0, 1};
  double dimensions = 0;
  double base = 10'000;
  std::string layout = "interleaved";
  double first = 0;
  double candidates = 1'024;
};

POSENC_SPEC(DecodeSpec, "A vector, and the search for the position whose encoding matches it best.")
POSENC_FIELD(vector, array_of(Type::floats, kMaxDimensions, real(-kMaxCodeNumber, kMaxCodeNumber)),
             "A possibly corrupted encoding at any scale: an even number of numbers, at least one not 0.")
POSENC_FIELD(dimensions, even(0, kMaxDimensions), "The required length of the vector; 0: any.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyLayout)
POSENC_FIELD(first, integer(-kMaxPosition, kMaxPosition - kMaxCandidates), "The first candidate.")
POSENC_FIELD(candidates, integer(1, kMaxCandidates), "The number of candidates.")
POSENC_END

std::optional<ValidationError> check(const DecodeSpec& spec);

struct Decoding {
  Fix fix;                 ///< for the vector divided by its largest component
  double score = 0;        ///< vector . PE(fix)
  double cosine = 0;       ///< of the angle between the vector and PE(fix)
  double distance = 0;     ///< |vector - PE(fix)|, Euclidean
  double half_period = 0;  ///< of all pairs
};

/// Finds the position p that maximises vector . PE(p), like `receive`. All encodings have the same norm, so p also
/// minimises the distance up to scale, and is the maximum-likelihood estimate under normal noise. 1,024 candidates of
/// 256 pairs take about 0.1 ms. Precondition: `spec` is valid.
Decoding decode(const DecodeSpec& spec);

}  // namespace posenc
