// GPS: a receiver that finds the position from a noisy code, what its hands say, and how often it errs.

#include <emscripten/bind.h>

#include <posenc/cliff.h>
#include <posenc/likelihood.h>
#include <posenc/receiver.h>
#include "reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

constexpr std::size_t kReceiverHeadroom = std::size_t{2} << 20;  // 18 rows of 2,048 hands, their speeds, the received

Storage<float> received_storage;
val receive(const ReceiverSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!received_storage.resize(count_of(spec.dimensions), kReceiverHeadroom)) return out_of_memory();
  const Reception result = posenc::receive(spec, received_storage.numbers());
  val reply = val::object();
  reply.set("code", borrowed(received_storage.numbers()));
  reply.set("whole", result.fix.whole);
  reply.set("position", result.fix.position());
  reply.set("error", result.error);
  reply.set("bound", result.bound);
  reply.set("halfWidth", result.half_width);
  reply.set("wrongTurn", result.is_wrong_turn);
  reply.set("logLikelihood", result.log_likelihood);
  return reply;
}

Storage<float> likelihood_storage;
Storage<double> likelihood_pairs_storage;
val likelihood(const LikelihoodSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  const auto [hands, rows] = likelihood_shape(spec);
  const std::size_t pixels = count_of(spec.pixels);
  if (!likelihood_pairs_storage.resize(rows)) return out_of_memory();
  if (!likelihood_storage.resize((rows + 1) * pixels, kReceiverHeadroom)) return out_of_memory();
  const auto numbers = likelihood_storage.numbers();
  const Likelihood result{likelihood_pairs_storage.numbers(), {numbers, rows, pixels}, numbers.last(pixels)};
  fill_likelihood(spec, result);
  val reply = val::object();
  reply.set("pairs", borrowed(result.pairs));
  reply.set("each", borrowed(result.each.numbers()));
  reply.set("product", borrowed(result.product));
  return reply;
}

val cliff(const CliffSpec& spec) {
  if (const auto reason = check(spec)) return rejected(*reason);
  if (!has_room_for(kReceiverHeadroom)) return out_of_memory();
  const CliffSums sums = posenc::cliff(spec);
  val reply = val::object();
  reply.set("bound", sums.bound);
  reply.set("trials", sums.trials);
  reply.set("wrongTurns", sums.wrong_turns);
  reply.set("error", sums.error);
  reply.set("squaredError", sums.squared_error);
  reply.set("squaredRightError", sums.squared_right_error);
  reply.set("wholeMisses", sums.whole_misses);
  reply.set("squaredWholeError", sums.squared_whole_error);
  reply.set("fourthPowerError", sums.fourth_power_error);
  reply.set("fourthPowerWholeError", sums.fourth_power_whole_error);
  return reply;
}

EMSCRIPTEN_BINDINGS(posenc_receiver) {
  emscripten::value_object<ReceiverSpec>("ReceiverSpec")
      .field("position", &ReceiverSpec::position)
      .field("sigma", &ReceiverSpec::sigma)
      .field("seed", &ReceiverSpec::seed)
      .field("trial", &ReceiverSpec::trial)
      .field("dimensions", &ReceiverSpec::dimensions)
      .field("base", &ReceiverSpec::base)
      .field("heard", &ReceiverSpec::heard)
      .field("searchFrom", &ReceiverSpec::search_from)
      .field("searchCount", &ReceiverSpec::search_count);
  emscripten::function("receive", &receive);

  emscripten::value_object<LikelihoodSpec>("LikelihoodSpec")
      .field("position", &LikelihoodSpec::position)
      .field("sigma", &LikelihoodSpec::sigma)
      .field("seed", &LikelihoodSpec::seed)
      .field("trial", &LikelihoodSpec::trial)
      .field("dimensions", &LikelihoodSpec::dimensions)
      .field("base", &LikelihoodSpec::base)
      .field("heard", &LikelihoodSpec::heard)
      .field("order", &LikelihoodSpec::order)
      .field("hands", &LikelihoodSpec::hands)
      .field("rows", &LikelihoodSpec::rows)
      .field("from", &LikelihoodSpec::from)
      .field("positions", &LikelihoodSpec::positions)
      .field("pixels", &LikelihoodSpec::pixels);
  emscripten::function("likelihood", &likelihood);

  emscripten::value_object<CliffSpec>("CliffSpec")
      .field("dimensions", &CliffSpec::dimensions)
      .field("base", &CliffSpec::base)
      .field("sigma", &CliffSpec::sigma)
      .field("candidates", &CliffSpec::candidates)
      .field("firstTrial", &CliffSpec::first_trial)
      .field("trials", &CliffSpec::trials)
      .field("seed", &CliffSpec::seed);
  emscripten::function("cliff", &cliff);
}

}  // namespace
}  // namespace posenc::bindings
