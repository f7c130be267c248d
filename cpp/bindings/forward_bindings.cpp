// Inference with a small trained Transformer.

#include <emscripten/bind.h>

#include <posenc/predict_sentence.h>
#include <posenc/training_runs.h>
#include "call.h"
#include "read_reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

SentencePrediction forward_prediction;
val forward(const ForwardSpec& spec) {
  const ModelShape shape = make_shape(spec);
  if (!has_room_for(run_bytes({.model = shape, .length = spec.words.size(), .batch = 1}))) return out_of_memory();
  forward_prediction = predict_sentence(spec);
  val reply = val::object();
  add_prediction(reply, forward_prediction);
  return reply;
}

}  // namespace

POSENC_CALL(forward, ForwardSpec, forward, "The forward pass of a trained model.", "ForwardPass",
            "The predictions, and the attention of every head.")

}  // namespace posenc::bindings
