// The forward pass of a small Transformer with everything in between: what a reader walks through.

#include <emscripten/bind.h>

#include <posenc/read_sentence.h>
#include <posenc/training_runs.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

SentenceTrace traced;
val trace_forward(const TraceForwardSpec& spec) {
  // What is kept of each number for a backward pass is more than what is shown of it.
  if (!has_room_for(run_bytes({.model = shape_of(spec), .length = spec.words.size(), .batch = 1})))
    return out_of_memory();
  traced = trace_sentence(spec);
  val reply = val::object();
  POSENC_PART(reply, "words", borrowed(std::span(traced.words)),
              "Words x dimensions: the row of each word in the table.");
  POSENC_PART(reply, "positions", borrowed(std::span(traced.positions)),
              "Words x dimensions: what is added to them; empty where nothing is.");
  POSENC_PART(reply, "entered", borrowed(std::span(traced.entered)), "Words x dimensions: their sum.");
  POSENC_PART(reply, "normed", borrowed(std::span(traced.normed)),
              "Layers x words x dimensions: what attention reads.");
  POSENC_PART(reply, "queries", borrowed(std::span(traced.queries)),
              "Layers x words x dimensions, heads side by side, before they are turned.");
  POSENC_PART(reply, "keys", borrowed(std::span(traced.keys)), "Likewise.");
  POSENC_PART(reply, "values", borrowed(std::span(traced.values)), "Layers x words x dimensions, heads side by side.");
  POSENC_PART(reply, "turnedQueries", borrowed(std::span(traced.turned_queries)),
              "The queries of 'rotary' after they were turned; else empty.");
  POSENC_PART(reply, "turnedKeys", borrowed(std::span(traced.turned_keys)), "Its keys, likewise.");
  POSENC_PART(reply, "scores", borrowed(std::span(traced.scores)),
              "Layers x heads x words x words: q k / sqrt(head width), before bias and mask.");
  POSENC_PART(reply, "biases", borrowed(std::span(traced.biases)),
              "Layers x heads x words x words: what is added to the scores; empty where nothing is.");
  POSENC_PART(reply, "attention", borrowed(std::span(traced.attention)),
              "Layers x heads x words x words: the softmax of each row, 0 where masked.");
  POSENC_PART(reply, "mixed", borrowed(std::span(traced.mixed)),
              "Layers x words x dimensions: the values, weighted by attention, heads side by side.");
  POSENC_PART(reply, "output", borrowed(std::span(traced.output)),
              "Layers x words x dimensions: their product with W_O.");
  POSENC_PART(reply, "afterAttention", borrowed(std::span(traced.after_attention)),
              "Layers x words x dimensions: that, added to what came in.");
  POSENC_PART(reply, "hiddenNormed", borrowed(std::span(traced.hidden_normed)),
              "Layers x words x dimensions: what the feed-forward network reads.");
  POSENC_PART(reply, "hidden", borrowed(std::span(traced.hidden)), "Layers x words x 2 dimensions, after the ReLU.");
  POSENC_PART(reply, "narrowed", borrowed(std::span(traced.narrowed)),
              "Layers x words x dimensions: what the network gives.");
  POSENC_PART(reply, "afterHidden", borrowed(std::span(traced.after_hidden)),
              "Layers x words x dimensions: that, added to what came in.");
  POSENC_PART(reply, "lastNormed", borrowed(std::span(traced.last_normed)),
              "Words x dimensions: what the answers are made of.");
  POSENC_PART(reply, "logits", borrowed(std::span(traced.logits)), "Words x vocabulary.");
  POSENC_PART(reply, "shares", borrowed(std::span(traced.shares)), "Words x vocabulary: the softmax of each row.");
  POSENC_PART(reply, "answers", borrowed(std::span(traced.answers)), "The likeliest word, at every place.");
  POSENC_PART(reply, "slices", borrowed(std::span(traced.slices)),
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
