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
              "The noisy code of all hands, interleaved: dimensions numbers.");
  POSENC_PART(reply, "whole", result.fix.integer_part,
              "The whole position of maximum likelihood: every candidate is tried.");
  POSENC_PART(reply, "wholeScore", result.fix.integer_score,
              "The dot product of the received code with that of `whole`, over the hands that are heard, which is "
              "largest there.");
  POSENC_PART(reply, "position", result.fix.position(),
              "The top of the likelihood beside it, a real number at most 1 away: the fix.");
  POSENC_PART(reply, "error", result.error, "The fix minus the hidden position.");
  POSENC_PART(
      reply, "bound", result.bound,
      "sigma / sqrt(sum of omega^2) over the hands that are heard: the least standard deviation of any unbiased fix.");
  POSENC_PART(reply, "halfWidth", result.half_period,
              "Half the period of the fastest hand that is heard, which is half the width of a peak.");
  POSENC_PART(reply, "wrongTurn", result.is_cycle_slip, "Whether the fix is off by more than that.");
  POSENC_PART(reply, "logLikelihood", result.log_likelihood,
              "At the fix: -|y - PE(fix)|^2 / (2 sigma^2) over the hands that are heard, at most 0.");
  return reply;
}

val decode(const DecodeSpec& spec) {
  if (!has_room_for(kReceiverHeadroom)) return out_of_memory();
  const Decoding result = posenc::decode(spec);
  val reply = val::object();
  POSENC_PART(
      reply, "whole", result.fix.integer_part,
      "The whole position whose code has the largest dot product with the vector, of equal ones the first: every "
      "candidate is tried.");
  POSENC_PART(reply, "position", result.fix.position(), "The top beside it, a real number at most 1 away: the fix.");
  POSENC_PART(reply, "score", result.score, "The dot product of the vector with the code of `position`.");
  POSENC_PART(reply, "cosine", result.cosine,
              "Of the angle between the two: 1 where the vector is a code at some scale, near 0 where it is none.");
  POSENC_PART(reply, "distance", result.distance, "Between the two, Euclidean: 0 where the vector is a code itself.");
  POSENC_PART(reply, "halfWidth", result.half_period,
              "Half the period of the fastest hand, in positions: a fix that is off by more has taken a wrong turn.");
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
  POSENC_PART(reply, "each", view(result.rows.numbers()), "Row-major, rows x pixels: one hand alone.");
  POSENC_PART(reply, "product", view(result.product),
              "All `hands` together: the sum of their log-likelihoods, so the product of their likelihoods.");
  return reply;
}

val cliff(const CliffSpec& spec) {
  if (!has_room_for(kReceiverHeadroom)) return out_of_memory();
  const ErrorCurveSums sums = posenc::error_curve_sums(spec);
  val reply = val::object();
  POSENC_PART(reply, "bound", sums.bound, "No sum: sigma / sqrt(sum of omega^2).");
  POSENC_PART(reply, "trials", sums.trials, "The number of trials.");
  POSENC_PART(reply, "wrongTurns", sums.cycle_slips,
              "Fixes that are off by more than half a period of the fastest hand: by 4 whole positions or more.");
  POSENC_PART(reply, "error", sums.error, "Of the refined fix, with its sign: over the trials without a wrong turn.");
  POSENC_PART(reply, "squaredError", sums.squared_error, "Of the refined fix, over all trials.");
  POSENC_PART(reply, "squaredRightError", sums.squared_error_without_slips,
              "Of the refined fix, over the trials without a wrong turn: divided by their number, the square of what "
              "`bound` bounds.");
  POSENC_PART(reply, "wholeMisses", sums.integer_misses,
              "Trials whose fix, as a whole position, is not the hidden one.");
  POSENC_PART(reply, "squaredWholeError", sums.squared_integer_error,
              "Of the fix as a whole position, over all trials.");
  POSENC_PART(reply, "fourthPowerError", sums.fourth_power_error,
              "The fourth powers of what `squaredError` squares: with them the standard error of its mean is known.");
  POSENC_PART(reply, "fourthPowerWholeError", sums.fourth_power_integer_error,
              "Those of what `squaredWholeError` squares.");
  return reply;
}

}  // namespace

POSENC_CALL(receive, ReceiverSpec, receive, "A noisy code, and the position that a receiver finds in it.", "Reception",
            "The position as the receiver finds it.")
POSENC_CALL(decode, DecodeSpec, decode, "The position that a vector of your own is the code of, or is most like.",
            "Decoding", "The position that was found, and how like its code the vector is.")
POSENC_CALL(likelihood, LikelihoodSpec, likelihood,
            "The log-likelihoods of a stretch of positions: of single hands, and of several together.", "Likelihood",
            "Pixel k covers the positions from + k w to from + (k + 1) w, with w = positions / pixels. Where w is at "
            "least 1 it shows the maximum over the whole positions that it covers, so no peak is lost; where it is "
            "less, the value at its middle. Log-likelihoods are those of a Reception, natural and at most 0.")
POSENC_CALL(cliff, CliffSpec, cliff, "Sums of the errors of many receptions; the sums of several chunks add up.",
            "Cliff", "Sums over the trials of a chunk; but for `bound`, those of several chunks add up.")

}  // namespace posenc::bindings
