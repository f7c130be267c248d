#pragma once

#include <vector>

#include <posenc/receiver/receiver.h>
#include <posenc/spec/call.h>

namespace posenc {

/// Largest magnitude of a component, far above those in models.
inline constexpr int kMaxCodeNumber = 1'000'000;

/// A user-supplied vector and the search for the position whose encoding matches it best.
struct DecodeSpec {
  std::vector<double> vector = {0, 1};
  double dimensions = 0;
  double base = 10'000;
  LayoutName layout = "interleaved";
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
  Fix fix;
  double score = 0;
  double cosine = 0;
  double distance = 0;
  double half_period = 0;
};

/// Finds the position p that maximises vector . PE(p), like `receive`. All encodings have the same norm, so p also
/// minimises the distance up to scale, and is the maximum-likelihood estimate under normal noise. 1,024 candidates of
/// 256 pairs take about 0.1 ms. Precondition: `spec` is valid.
Decoding decode(const DecodeSpec& spec);

POSENC_CALL(Decode, decode, "The position whose encoding matches a given vector best.")
POSENC_WORKSPACE(kReceiverWorkspace)
POSENC_RESULT("Decoding", "The estimated position, and the similarity of the vector to its encoding.")
POSENC_VALUE("whole", values.fix.integer_part,
             "The integer position whose encoding has the largest dot product with the vector, on ties the first; "
             "every candidate is tried.")
POSENC_VALUE("position", values.fix.position(), "The refined real-valued estimate, at most 1 away.")
POSENC_VALUE("score", values.score, "The dot product of the vector with the encoding of `position`.")
POSENC_VALUE("cosine", values.cosine, "Cosine similarity of the two: 1 for an encoding at any scale, near 0 otherwise.")
POSENC_VALUE("distance", values.distance, "Euclidean distance of the two: 0 for an encoding.")
POSENC_VALUE("halfWidth", values.half_period,
             "Half the period of the fastest pair, in positions; larger errors are cycle slips.")
POSENC_END

}  // namespace posenc
