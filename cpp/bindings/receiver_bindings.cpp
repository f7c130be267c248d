// GPS: estimating the position from a noisy code or a user's vector, likelihoods, and error statistics.

#include <emscripten/bind.h>

#include <posenc/decode.h>
#include <posenc/error_curve.h>
#include <posenc/likelihood.h>
#include <posenc/receiver.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

constexpr std::size_t kReceiverHeadroom = std::size_t{2} << 20;  // 18 rows of 2,048 phasors, frequencies, received code

Storage<float> received_storage;
val receive(const ReceiverSpec& spec) {
  if (!received_storage.resize(to_size(spec.dimensions), kReceiverHeadroom)) return out_of_memory();
  const Reception result = posenc::receive(spec, received_storage.numbers());
  val reply = val::object();
  POSENC_PART(reply, "code", view(received_storage.numbers()),
              "The noisy code of all pairs, interleaved: dimensions numbers.");
  POSENC_PART(reply, "whole", result.fix.integer_part,
              "The maximum-likelihood integer position; every candidate is tried.");
  POSENC_PART(reply, "wholeScore", result.fix.integer_score,
              "The dot product of the received code with the encoding of `whole`, over the active pairs.");
  POSENC_PART(reply, "position", result.fix.position(), "The refined real-valued estimate, at most 1 away.");
  POSENC_PART(reply, "error", result.error, "The estimate minus the true position.");
  POSENC_PART(reply, "bound", result.bound,
              "sigma / sqrt(sum of omega^2) over the active pairs: the Cramér-Rao bound on the standard deviation of "
              "an unbiased estimate.");
  POSENC_PART(reply, "halfWidth", result.half_period,
              "Half the period of the fastest active pair, which is half the width of a likelihood peak.");
  POSENC_PART(reply, "wrongTurn", result.is_cycle_slip, "Whether the error exceeds `halfWidth` (a cycle slip).");
  POSENC_PART(reply, "logLikelihood", result.log_likelihood,
              "At the estimate p: -|y - PE(p)|^2 / (2 sigma^2) over the active pairs, at most 0.");
  return reply;
}

val decode(const DecodeSpec& spec) {
  if (!has_room_for(kReceiverHeadroom)) return out_of_memory();
  const Decoding result = posenc::decode(spec);
  val reply = val::object();
  POSENC_PART(reply, "whole", result.fix.integer_part,
              "The integer position whose encoding has the largest dot product with the vector, on ties the first; "
              "every candidate is tried.");
  POSENC_PART(reply, "position", result.fix.position(), "The refined real-valued estimate, at most 1 away.");
  POSENC_PART(reply, "score", result.score, "The dot product of the vector with the encoding of `position`.");
  POSENC_PART(reply, "cosine", result.cosine,
              "Cosine similarity of the two: 1 for an encoding at any scale, near 0 otherwise.");
  POSENC_PART(reply, "distance", result.distance, "Euclidean distance of the two: 0 for an encoding.");
  POSENC_PART(reply, "halfWidth", result.half_period,
              "Half the period of the fastest pair, in positions; larger errors are cycle slips.");
  return reply;
}

Storage<float> likelihood_storage;
Storage<double> likelihood_pairs_storage;
val likelihood(const LikelihoodSpec& spec) {
  const auto [pairs, rows] = likelihood_shape(spec);
  const std::size_t pixels = to_size(spec.pixels);
  if (!likelihood_pairs_storage.resize(rows)) return out_of_memory();
  if (!likelihood_storage.resize((rows + 1) * pixels, kReceiverHeadroom)) return out_of_memory();
  const auto numbers = likelihood_storage.numbers();
  const Likelihood result{likelihood_pairs_storage.numbers(), {numbers, rows, pixels}, numbers.last(pixels)};
  fill_likelihood(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "pairs", view(result.pairs), "The pair of each row, 0 the fastest.");
  POSENC_PART(reply, "each", view(result.rows.numbers()), "Row-major, rows x pixels: one pair each.");
  POSENC_PART(reply, "product", view(result.product),
              "The sum of the log-likelihoods of all `hands` pairs, i.e. the product of their likelihoods.");
  return reply;
}

val cliff(const CliffSpec& spec) {
  if (!has_room_for(kReceiverHeadroom)) return out_of_memory();
  const ErrorCurveSums sums = posenc::error_curve_sums(spec);
  val reply = val::object();
  POSENC_PART(reply, "bound", sums.bound, "Not a sum: sigma / sqrt(sum of omega^2).");
  POSENC_PART(reply, "trials", sums.trials, "The number of trials.");
  POSENC_PART(reply, "wrongTurns", sums.cycle_slips,
              "Cycle slips: errors of more than half a period of the fastest pair, i.e. of 4 positions or more.");
  POSENC_PART(reply, "error", sums.error, "Signed, of the refined estimate: over trials without a cycle slip.");
  POSENC_PART(reply, "squaredError", sums.squared_error, "Of the refined estimate, over all trials.");
  POSENC_PART(reply, "squaredRightError", sums.squared_error_without_slips,
              "Of the refined estimate, over trials without a cycle slip; their mean is bounded by `bound` squared.");
  POSENC_PART(reply, "wholeMisses", sums.integer_misses, "Trials whose integer estimate is wrong.");
  POSENC_PART(reply, "squaredWholeError", sums.squared_integer_error, "Of the integer estimate, over all trials.");
  POSENC_PART(reply, "fourthPowerError", sums.fourth_power_error,
              "Fourth powers, for the standard error of the mean of `squaredError`.");
  POSENC_PART(reply, "fourthPowerWholeError", sums.fourth_power_integer_error, "The same for `squaredWholeError`.");
  return reply;
}

}  // namespace

POSENC_CALL(receive, ReceiverSpec, receive, "A noisy code, and the position estimated from it.", "Reception",
            "The estimated position.")
POSENC_CALL(decode, DecodeSpec, decode, "The position whose encoding matches a given vector best.", "Decoding",
            "The estimated position, and the similarity of the vector to its encoding.")
POSENC_CALL(likelihood, LikelihoodSpec, likelihood,
            "Log-likelihoods over a range of positions: of single pairs, and of several together.", "Likelihood",
            "Pixel k covers positions from + k w to from + (k + 1) w, with w = positions / pixels. For w >= 1 it shows "
            "the maximum over the integer positions that it covers, so no peak is lost; otherwise the value at its "
            "centre. Natural log-likelihoods as in a Reception, at most 0.")
POSENC_CALL(cliff, CliffSpec, cliff, "Sums of the errors of many receptions; the sums of chunks add up.", "Cliff",
            "Sums over the trials of a chunk; except for `bound`, those of chunks add up.")

}  // namespace posenc::bindings
