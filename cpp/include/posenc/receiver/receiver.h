#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <posenc/correlator/phase_correlator.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/call.h>

namespace posenc {

/// A noisy code, and the search for its position.
///
/// Like GPS carrier-phase ranging: every pair gives the position modulo its period, and together they resolve the cycle
/// ambiguity.
struct ReceiverSpec {
  double position = 137;
  double sigma = 0.3;
  double seed = 1;
  double trial = 0;
  double dimensions = 64;
  double base = 10'000;
  std::string heard = std::string(32, '1');
  double search_from = 0;
  double search_count = 1'024;
};

POSENC_SPEC(ReceiverSpec,
            "A noisy code, and the search for its position. The noise depends on seed and trial only, not on the mask.")
POSENC_FIELD(position, kRealPosition, "The true position.")
POSENC_FIELD(sigma, real(kMinSigma, kMaxSigma), "Standard deviation of the noise on every number.")
POSENC_FIELD(seed, kAnySeed, "Of the noise.")
POSENC_FIELD(trial, integer(0, kMaxFirstTrial + kMaxTrials), "The index of the noise sample for this seed.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(heard, text_up_to(kMaxDimensions / 2),
             "A mask with a digit per pair, the fastest first: 1 active, 0 or missing inactive; at least one 1.")
POSENC_FIELD(search_from, integer(-kMaxPosition, kMaxPosition - kMaxCandidates), "The first candidate.")
POSENC_FIELD(search_count, integer(1, kMaxCandidates),
             "The number of candidates. A search may be split at multiples of 2,048: the part with the largest "
             "wholeScore, on ties the first, has the same result.")
POSENC_END

std::optional<ValidationError> check(const ReceiverSpec& spec);

/// A mask has 1 to dimensions / 2 digits, 0 or 1, with at least one 1.
std::optional<ValidationError> validate_mask(const std::string& mask, double dimensions);

inline bool is_active(const std::string& mask, std::size_t pair) { return pair < mask.size() && mask[pair] == '1'; }

/// y = PE(position) + n, n from N(0, sigma^2), for all pairs, active or not. The noise depends on seed and trial only
/// and scales with sigma. Precondition: `received` has one element per pair.
void fill_received(double position, double sigma, std::uint64_t seed, std::uint64_t trial,
                   std::span<const Frequency> frequencies, std::span<SinCos> received);

/// An estimated position.
struct Fix {
  double integer_part = 0;   ///< the maximum-likelihood candidate; on ties the first
  double integer_score = 0;  ///< y . PE(integer_part) over the active pairs, from the search
  double offset = 0;         ///< from there to the maximum between integer positions, -1 to 1
  double score = 0;          ///< y . PE(position()) over the active pairs

  double position() const { return integer_part + offset; }
};

/// Maximum-likelihood search over candidates from, from + 1, ...
///
/// All encodings have the same norm, so the likelihood is maximal where y . PE(p) is. Every candidate is tried
/// (phase_correlator.h), so the estimate is the global maximum. Newton's method, bracketed to the side of the integer
/// maximum where the score increases, then refines it to 1e-12.
///
/// Every PhaseCorrelator::kChunk candidates start from exact phases, so a search split there gives identical numbers:
/// the part with the largest `integer_score`, on ties the first, has the result.
class Receiver {
 public:
  /// Precondition: at least one pair, and 1 <= count <= kMaxCandidates.
  Receiver(std::span<const Frequency> frequencies, double from, std::size_t count);

  Fix fix(std::span<const SinCos> received);

 private:
  std::vector<Frequency> frequencies_;
  double from_;
  std::size_t count_;
  PhaseCorrelator correlator_;
  std::vector<double> scores_;
};

/// sigma / sqrt(sum of omega^2): the Cramér-Rao bound on the standard deviation of an unbiased estimate without cycle
/// slips. Infinity above the largest double.
double cramer_rao_bound(std::span<const Frequency> frequencies, double sigma);

/// Half the period of the fastest pair, and half the width of a likelihood peak: larger errors are cycle slips. With
/// all pairs it is pi, so integer errors from 4 on are slips.
double half_period(std::span<const Frequency> frequencies);

struct Reception {
  Fix fix;
  double error = 0;
  double bound = 0;
  double half_period = 0;
  bool is_cycle_slip = false;
  double log_likelihood = 0;
};

/// Fills `code` (dimensions) with the received code, interleaved, and estimates its position from the active pairs.
/// 1,024 candidates of 256 pairs take about 0.1 ms, 10^6 some 60 ms. Precondition: `spec` is valid.
Reception receive(const ReceiverSpec& spec, std::span<float> code);

inline constexpr std::size_t kReceiverWorkspace = std::size_t{2} << 20;  // 18 rows of 2,048 phasors, frequencies, code

POSENC_CALL(Receive, receive, "A noisy code, and the position estimated from it.")
POSENC_WORKSPACE(kReceiverWorkspace)
POSENC_RESULT("Reception", "The estimated position.")
POSENC_ARRAY("code", arrays, (spec.dimensions), "The noisy code of all pairs, interleaved: dimensions numbers.")
POSENC_VALUE("whole", values.fix.integer_part, "The maximum-likelihood integer position; every candidate is tried.")
POSENC_VALUE("wholeScore", values.fix.integer_score,
             "The dot product of the received code with the encoding of `whole`, over the active pairs.")
POSENC_VALUE("position", values.fix.position(), "The refined real-valued estimate, at most 1 away.")
POSENC_VALUE("error", values.error, "The estimate minus the true position.")
POSENC_VALUE("bound", values.bound,
             "sigma / sqrt(sum of omega^2) over the active pairs: the Cramér-Rao bound on the standard deviation of an "
             "unbiased estimate.")
POSENC_VALUE("halfWidth", values.half_period,
             "Half the period of the fastest active pair, which is half the width of a likelihood peak.")
POSENC_VALUE("wrongTurn", values.is_cycle_slip, "Whether the error exceeds `halfWidth` (a cycle slip).")
POSENC_VALUE("logLikelihood", values.log_likelihood,
             "At the estimate p: -|y - PE(p)|^2 / (2 sigma^2) over the active pairs, at most 0.")
POSENC_END

}  // namespace posenc
