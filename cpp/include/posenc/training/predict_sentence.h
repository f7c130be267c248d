#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/spec/call.h>
#include <posenc/training/training.h>
#include <posenc/transformer/forward.h>
#include <posenc/transformer/model.h>
#include <posenc/transformer/model_fields.h>

namespace posenc {

/// All intermediate results of a forward pass: T words, d dimensions, H heads of d / H, L layers. Matrices are
/// row-major, layers one after another; the table of `traceForward` describes them (predict_sentence.h).
struct SentenceTrace {
  std::vector<float> token_embedding;
  std::vector<float> position_embedding;
  std::vector<float> embedded;
  std::vector<float> attn_norm;
  std::vector<float> queries;
  std::vector<float> keys;
  std::vector<float> values;
  std::vector<float> rotated_queries;
  std::vector<float> rotated_keys;
  std::vector<float> scores;
  std::vector<float> biases;
  std::vector<float> attention;
  std::vector<float> attn_out;
  std::vector<float> attn_proj;
  std::vector<float> after_attention;
  std::vector<float> mlp_norm;
  std::vector<float> mlp_hidden;
  std::vector<float> mlp_out;
  std::vector<float> after_mlp;
  std::vector<float> final_norm;
  std::vector<float> logits;
  std::vector<float> probabilities;
  std::vector<std::int32_t> predictions;
  std::vector<std::int32_t> slices;
};

/// The activations of one forward pass, and the products that it doesn't store. Precondition: `parameters` match the
/// shape and words are in the vocabulary; with a learned table there are at most `max_length`.
SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words);

/// A model's predictions for a sentence.
struct SentencePrediction {
  std::vector<std::int32_t> predictions;
  std::vector<float> probabilities;
  std::vector<float> attention;
};

// The parts of a result that has a prediction as its values.
#define POSENC_PREDICTION                                                                \
  POSENC_VALUE("answers", values.predictions, "The most likely word at every position.") \
  POSENC_VALUE("shares", values.probabilities, "The probability of that word.")          \
  POSENC_VALUE("attention", values.attention, "Layers x heads x words x words: row i belongs to query i.")

/// Precondition: `parameters` match the shape and words are in the vocabulary; with a learned table there are at most
/// `max_length`.
SentencePrediction predict_sentence(const ModelShape& shape, const RopeScaling<float>* rope_scaling,
                                    std::span<const float> parameters, std::span<const std::int32_t> words);

/// Its memory in bytes, including the result.
std::size_t prediction_bytes(const ModelShape& shape, std::size_t length);

/// A trained model and a sentence. The defaults are those of `StartTrainingSpec`.
struct ForwardSpec {
  TaskName task = "nearest-noun";
  EncodingName encoding = "none";
  MaskName mask = "causal";
  double layers = 1;
  double heads = 4;
  double dimensions = 32;
  double clip = 8;
  double buckets = 16;
  RotaryLayoutName layout = "halves";
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

/// Temporary memory in bytes.
std::size_t forward_bytes(const ForwardSpec& spec);
std::size_t trace_bytes(const ForwardSpec& spec);

inline SentencePrediction forward(const ForwardSpec& spec) { return predict_sentence(spec); }

POSENC_CALL(Forward, forward, "The forward pass of a trained model.")
POSENC_WORKSPACE(forward_bytes(spec))
POSENC_RESULT("ForwardPass", "The predictions, and the attention of every head.")
POSENC_PREDICTION
POSENC_END

inline SentenceTrace trace_forward(const TraceForwardSpec& spec) { return trace_sentence(spec); }

POSENC_CALL(TraceForward, trace_forward, "The forward pass of a trained model with all intermediate results.")
POSENC_WORKSPACE(trace_bytes(spec))
POSENC_RESULT("TracedForward", "All of them, row-major.")
POSENC_VALUE("words", values.token_embedding, "Words x dimensions: token embeddings.")
POSENC_VALUE("positions", values.position_embedding,
             "Words x dimensions: position embeddings; empty without absolute positions.")
POSENC_VALUE("entered", values.embedded, "Words x dimensions: their sum.")
POSENC_VALUE("normed", values.attn_norm, "Layers x words x dimensions: input of attention.")
POSENC_VALUE("queries", values.queries, "Layers x words x dimensions, heads side by side, before RoPE.")
POSENC_VALUE("keys", values.keys, "Likewise.")
POSENC_VALUE("values", values.values, "Layers x words x dimensions, heads side by side.")
POSENC_VALUE("turnedQueries", values.rotated_queries, "'rotary': the queries after RoPE; otherwise empty.")
POSENC_VALUE("turnedKeys", values.rotated_keys, "The keys, likewise.")
POSENC_VALUE("scores", values.scores, "Layers x heads x words x words: q k / sqrt(head width), before bias and mask.")
POSENC_VALUE("biases", values.biases, "Layers x heads x words x words: added to the scores; empty without a bias.")
POSENC_VALUE("attention", values.attention, "Layers x heads x words x words: row-wise softmax, 0 where masked.")
POSENC_VALUE("mixed", values.attn_out,
             "Layers x words x dimensions: the values, weighted by attention, heads side by side.")
POSENC_VALUE("output", values.attn_proj, "Layers x words x dimensions: their product with W_O.")
POSENC_VALUE("afterAttention", values.after_attention, "Layers x words x dimensions: the residual stream after it.")
POSENC_VALUE("hiddenNormed", values.mlp_norm, "Layers x words x dimensions: input of the MLP.")
POSENC_VALUE("hidden", values.mlp_hidden, "Layers x words x 2 dimensions, after the ReLU.")
POSENC_VALUE("narrowed", values.mlp_out, "Layers x words x dimensions: output of the MLP.")
POSENC_VALUE("afterHidden", values.after_mlp, "Layers x words x dimensions: the residual stream after it.")
POSENC_VALUE("lastNormed", values.final_norm, "Words x dimensions: input of the LM head.")
POSENC_VALUE("logits", values.logits, "Words x vocabulary.")
POSENC_VALUE("shares", values.probabilities, "Words x vocabulary: row-wise softmax.")
POSENC_VALUE("answers", values.predictions, "The most likely word at every position.")
POSENC_VALUE("slices", values.slices,
             "Matrices x 3: offset in the weights, rows, columns. In order: token embedding, position embedding, "
             "bucket bias; per layer attention norm, W_Q W_K W_V, W_O, relative keys, MLP norm, up projection, its "
             "bias, down projection, its bias; final norm, LM head, its bias.")
POSENC_END

}  // namespace posenc
