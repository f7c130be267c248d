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
  POSENC_PART(reply, "words", view(std::span(trace.token_embedding)), "Words x dimensions: token embeddings.");
  POSENC_PART(reply, "positions", view(std::span(trace.position_embedding)),
              "Words x dimensions: position embeddings; empty without absolute positions.");
  POSENC_PART(reply, "entered", view(std::span(trace.embedded)), "Words x dimensions: their sum.");
  POSENC_PART(reply, "normed", view(std::span(trace.attn_norm)), "Layers x words x dimensions: input of attention.");
  POSENC_PART(reply, "queries", view(std::span(trace.queries)),
              "Layers x words x dimensions, heads side by side, before RoPE.");
  POSENC_PART(reply, "keys", view(std::span(trace.keys)), "Likewise.");
  POSENC_PART(reply, "values", view(std::span(trace.values)), "Layers x words x dimensions, heads side by side.");
  POSENC_PART(reply, "turnedQueries", view(std::span(trace.rotated_queries)),
              "'rotary': the queries after RoPE; otherwise empty.");
  POSENC_PART(reply, "turnedKeys", view(std::span(trace.rotated_keys)), "The keys, likewise.");
  POSENC_PART(reply, "scores", view(std::span(trace.scores)),
              "Layers x heads x words x words: q k / sqrt(head width), before bias and mask.");
  POSENC_PART(reply, "biases", view(std::span(trace.biases)),
              "Layers x heads x words x words: added to the scores; empty without a bias.");
  POSENC_PART(reply, "attention", view(std::span(trace.attention)),
              "Layers x heads x words x words: row-wise softmax, 0 where masked.");
  POSENC_PART(reply, "mixed", view(std::span(trace.attn_out)),
              "Layers x words x dimensions: the values, weighted by attention, heads side by side.");
  POSENC_PART(reply, "output", view(std::span(trace.attn_proj)),
              "Layers x words x dimensions: their product with W_O.");
  POSENC_PART(reply, "afterAttention", view(std::span(trace.after_attention)),
              "Layers x words x dimensions: the residual stream after it.");
  POSENC_PART(reply, "hiddenNormed", view(std::span(trace.mlp_norm)), "Layers x words x dimensions: input of the MLP.");
  POSENC_PART(reply, "hidden", view(std::span(trace.mlp_hidden)), "Layers x words x 2 dimensions, after the ReLU.");
  POSENC_PART(reply, "narrowed", view(std::span(trace.mlp_out)), "Layers x words x dimensions: output of the MLP.");
  POSENC_PART(reply, "afterHidden", view(std::span(trace.after_mlp)),
              "Layers x words x dimensions: the residual stream after it.");
  POSENC_PART(reply, "lastNormed", view(std::span(trace.final_norm)), "Words x dimensions: input of the LM head.");
  POSENC_PART(reply, "logits", view(std::span(trace.logits)), "Words x vocabulary.");
  POSENC_PART(reply, "shares", view(std::span(trace.probabilities)), "Words x vocabulary: row-wise softmax.");
  POSENC_PART(reply, "answers", view(std::span(trace.predictions)), "The most likely word at every position.");
  POSENC_PART(reply, "slices", view(std::span(trace.slices)),
              "Matrices x 3: offset in the weights, rows, columns. In order: token embedding, position embedding, "
              "bucket bias; per layer attention norm, W_Q W_K W_V, W_O, relative keys, MLP norm, up projection, its "
              "bias, down projection, its bias; final norm, LM head, its bias.");
  return reply;
}

}  // namespace

POSENC_CALL(traceForward, TraceForwardSpec, trace_forward,
            "The forward pass of a trained model with all intermediate results.", "TracedForward",
            "All of them, row-major.")

}  // namespace posenc::bindings
