#pragma once

#include <emscripten/bind.h>
#include <posenc/predict_sentence.h>

#include "call.h"
#include "storage.h"

namespace posenc::bindings {

/// Adds predictions and attention to a reply.
inline void add_prediction(emscripten::val& reply, const SentencePrediction& prediction) {
  POSENC_PART(reply, "answers", view(std::span(prediction.predictions)), "The likeliest word, at every place.");
  POSENC_PART(reply, "shares", view(std::span(prediction.probabilities)),
              "The probability of that word, for the model.");
  POSENC_PART(reply, "attention", view(std::span(prediction.attention)),
              "Layers x heads x words x words: row i is where place i looks.");
}

}  // namespace posenc::bindings
