#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/forward.h>
#include <posenc/model_fields.h>
#include <posenc/trace_sentence.h>

namespace posenc {

/// A model's predictions for a sentence.
struct SentencePrediction {
  std::vector<std::int32_t> predictions;  ///< the most likely token at each position, with or without a target
  std::vector<float> probabilities;       ///< of these tokens
  std::vector<float> attention;           ///< (layers x heads x length x length): row i belongs to query i
};

/// Precondition: `parameters` match the shape and words are in the vocabulary; with a learned table there are at most
/// `max_length`.
SentencePrediction predict_sentence(const ModelShape& shape, const RopeScaling<float>* rope_scaling,
                                    std::span<const float> parameters, std::span<const std::int32_t> words);

/// A trained model and a sentence. The defaults are those of `StartTrainingSpec`.
struct ForwardSpec {
  std::string task = "nearest-noun";
  std::string encoding = "none";
  std::string mask = "causal";
  double layers = 1;
  double heads = 4;
  double dimensions = 32;
  double clip = 8;
  double buckets = 16;
  std::string layout = "halves";
  double permuted = 0;
  std::vector<double> weights = {};
  std::vector<double> words = {};
};

/// Two layers of 128 dimensions with 256 position embeddings.
inline constexpr std::uint32_t kMaxModelWeights = 400'000;

// The fields of both tables; sentences have at most `longest` words.
#define POSENC_FORWARD_FIELDS(longest)                                                                              \
  POSENC_FIELD(task, kAnyTask, "The task it was trained on, which determines the vocabulary.")                      \
  POSENC_FIELD(encoding, kAnyEncoding)                                                                              \
  POSENC_FIELD(mask, kAnyMask)                                                                                      \
  POSENC_FIELD(layers, kModelLayers)                                                                                \
  POSENC_FIELD(heads, kModelHeads)                                                                                  \
  POSENC_FIELD(dimensions, kModelDimensions, "Of each word; a multiple of twice the heads.")                        \
  POSENC_FIELD(clip, kModelClip, "Of 'shaw': distances beyond it share one vector.")                                \
  POSENC_FIELD(buckets, kModelBuckets,                                                                              \
               "Of 't5': buckets of a head per visible direction: one with a causal mask, otherwise two. The last " \
               "begins near distance 16.")                                                                          \
  POSENC_FIELD(layout, kAnyRotaryLayout, "Of 'rotary': the pairing used for inference. Training uses halves.")      \
  POSENC_FIELD(                                                                                                     \
      permuted, integer(0, 1),                                                                                      \
      "Of 'rotary': 1 first permutes the columns of W_Q and W_K in each head from half-split to interleaved.")      \
  POSENC_FIELD(weights, array_of(Type::doubles, kMaxModelWeights, real(-1e6, 1e6)),                                 \
               "All parameters, as `weights` gives them.")                                                          \
  POSENC_FIELD(words, array_of(Type::integers, longest, integer(0, kMaxTaskWords - 1)),                             \
               "Of the sentence, as numbers of the task's vocabulary; if empty, so is the result.")

POSENC_SPEC(ForwardSpec, "A trained model and a sentence.")
POSENC_FORWARD_FIELDS(kMaxTrainingLength)
POSENC_END

/// All intermediate results of the largest model take 50 ms.
inline constexpr int kMaxTracedWords = 32;

/// The same for `trace_sentence`.
struct TraceForwardSpec : ForwardSpec {};

POSENC_SPEC(TraceForwardSpec, "A trained model and a sentence to trace through it.")
POSENC_FORWARD_FIELDS(kMaxTracedWords)
POSENC_END

#undef POSENC_FORWARD_FIELDS

/// Beyond the fields, checks the number of weights and that the words are in the vocabulary.
std::optional<ValidationError> check(const ForwardSpec& spec);
std::optional<ValidationError> check(const TraceForwardSpec& spec);

/// Each must be in the vocabulary.
std::optional<ValidationError> check_words(std::span<const double> words, std::size_t vocabulary);

/// Precondition: `spec` is valid. The result is empty if the spec has no words.
SentencePrediction predict_sentence(const ForwardSpec& spec);

/// The same with all intermediate results.
SentenceTrace trace_sentence(const ForwardSpec& spec);

}  // namespace posenc
