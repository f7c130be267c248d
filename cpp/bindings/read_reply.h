#pragma once

#include <emscripten/bind.h>
#include <posenc/read_sentence.h>

#include "call.h"
#include "storage.h"

namespace posenc::bindings {

/// Adds the parts that every sentence has which a model has read.
inline void add_read(emscripten::val& reply, const ReadSentence& read) {
  POSENC_PART(reply, "answers", borrowed(std::span(read.answers)), "The likeliest word, at every place.");
  POSENC_PART(reply, "shares", borrowed(std::span(read.shares)), "The probability of that word, for the model.");
  POSENC_PART(reply, "attention", borrowed(std::span(read.attention)),
              "Layers x heads x words x words: row i is where place i looks.");
}

}  // namespace posenc::bindings
