#pragma once

#include <emscripten/bind.h>
#include <posenc/predict_sentence.h>

#include "call.h"
#include "storage.h"

namespace posenc::bindings {

/// Adds predictions and attention to a reply.
inline void add_prediction(emscripten::val& reply, const SentencePrediction& prediction) {
  POSENC_PART(reply, "answers", view(std::span(prediction.predictions)), "The most likely word at every position.");
  POSENC_PART(reply, "shares", view(std::span(prediction.probabilities)), "The probability of that word.");
  POSENC_PART(reply, "attention", view(std::span(prediction.attention)),
              "Layers x heads x words x words: row i belongs to query i.");
}

}  // namespace posenc::bindings
