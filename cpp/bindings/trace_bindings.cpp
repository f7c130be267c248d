// The forward pass of a small Transformer with all intermediate results.

#include <emscripten/bind.h>

#include <posenc/predict_sentence.h>
#include <posenc/training_runs.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

SentenceTrace trace;
val trace_forward(const TraceForwardSpec& spec) {
  // Upper bound: a training run stores more than a trace.
  if (!has_room_for(run_bytes({.model = make_shape(spec), .length = spec.words.size(), .batch = 1})))
    return out_of_memory();
  trace = trace_sentence(spec);
  val reply = val::object();
  POSENC_PART(reply, "words", view(std::span(trace.token_embedding)),
              "Words x dimensions: the row of each word in the table.");
  POSENC_PART(reply, "positions", view(std::span(trace.position_embedding)),
              "Words x dimensions: what is added to them; empty where nothing is.");
  POSENC_PART(reply, "entered", view(std::span(trace.embedded)), "Words x dimensions: their sum.");
  POSENC_PART(reply, "normed", view(std::span(trace.attn_norm)), "Layers x words x dimensions: what attention reads.");
  POSENC_PART(reply, "queries", view(std::span(trace.queries)),
              "Layers x words x dimensions, heads side by side, before they are turned.");
  POSENC_PART(reply, "keys", view(std::span(trace.keys)), "Likewise.");
  POSENC_PART(reply, "values", view(std::span(trace.values)), "Layers x words x dimensions, heads side by side.");
  POSENC_PART(reply, "turnedQueries", view(std::span(trace.rotated_queries)),
              "The queries of 'rotary' after they were turned; else empty.");
  POSENC_PART(reply, "turnedKeys", view(std::span(trace.rotated_keys)), "Its keys, likewise.");
  POSENC_PART(reply, "scores", view(std::span(trace.scores)),
              "Layers x heads x words x words: q k / sqrt(head width), before bias and mask.");
  POSENC_PART(reply, "biases", view(std::span(trace.biases)),
              "Layers x heads x words x words: what is added to the scores; empty where nothing is.");
  POSENC_PART(reply, "attention", view(std::span(trace.attention)),
              "Layers x heads x words x words: the softmax of each row, 0 where masked.");
  POSENC_PART(reply, "mixed", view(std::span(trace.attn_out)),
              "Layers x words x dimensions: the values, weighted by attention, heads side by side.");
  POSENC_PART(reply, "output", view(std::span(trace.attn_proj)),
              "Layers x words x dimensions: their product with W_O.");
  POSENC_PART(reply, "afterAttention", view(std::span(trace.after_attention)),
              "Layers x words x dimensions: that, added to what came in.");
  POSENC_PART(reply, "hiddenNormed", view(std::span(trace.mlp_norm)),
              "Layers x words x dimensions: what the feed-forward network reads.");
  POSENC_PART(reply, "hidden", view(std::span(trace.mlp_hidden)), "Layers x words x 2 dimensions, after the ReLU.");
  POSENC_PART(reply, "narrowed", view(std::span(trace.mlp_out)),
              "Layers x words x dimensions: what the network gives.");
  POSENC_PART(reply, "afterHidden", view(std::span(trace.after_mlp)),
              "Layers x words x dimensions: that, added to what came in.");
  POSENC_PART(reply, "lastNormed", view(std::span(trace.final_norm)),
              "Words x dimensions: what the answers are made of.");
  POSENC_PART(reply, "logits", view(std::span(trace.logits)), "Words x vocabulary.");
  POSENC_PART(reply, "shares", view(std::span(trace.probabilities)), "Words x vocabulary: the softmax of each row.");
  POSENC_PART(reply, "answers", view(std::span(trace.predictions)), "The likeliest word, at every place.");
  POSENC_PART(reply, "slices", view(std::span(trace.slices)),
              "Matrices x 3: offset in the weights, rows, columns. In order: words, positions, buckets; of each layer "
              "its norm, W_Q W_K W_V, W_O, distances, norm, widening, its bias, narrowing, its bias; the last norm, "
              "logits, their bias.");
  return reply;
}

}  // namespace

POSENC_CALL(traceForward, TraceForwardSpec, trace_forward,
            "The forward pass of a model that was trained, with every number between its words and its answers.",
            "TracedForward", "All of them, row-major.")

}  // namespace posenc::bindings
