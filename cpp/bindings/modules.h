#pragma once

// The wasm modules and their calls.

#include <posenc/addition.h>
#include <posenc/angle_coverage.h>
#include <posenc/attention.h>
#include <posenc/baseline_encodings.h>
#include <posenc/binary.h>
#include <posenc/cast_numbers.h>
#include <posenc/comparison.h>
#include <posenc/context_sums.h>
#include <posenc/decode.h>
#include <posenc/error_curve.h>
#include <posenc/fingerprint.h>
#include <posenc/fitted_scores.h>
#include <posenc/learned_shift.h>
#include <posenc/likelihood.h>
#include <posenc/pairs.h>
#include <posenc/position_bias.h>
#include <posenc/predict_sentence.h>
#include <posenc/quantised_encoding.h>
#include <posenc/read_back.h>
#include <posenc/receiver.h>
#include <posenc/render_heatmap.h>
#include <posenc/rope_base.h>
#include <posenc/rotary_axes.h>
#include <posenc/rotary_draws.h>
#include <posenc/rotary_frequencies.h>
#include <posenc/rotary_scores.h>
#include <posenc/rotary_table.h>
#include <posenc/rotate.h>
#include <posenc/rotation.h>
#include <posenc/similarity.h>
#include <posenc/similarity_increases.h>
#include <posenc/table_kernel.h>
#include <posenc/table_pca.h>
#include <posenc/training_calls.h>
#include <posenc/wave.h>
#include <posenc/worked_example.h>

namespace posenc::modules {

template <typename... Calls>
struct CallList {};

template <typename... These, typename... Those>
CallList<These..., Those...> operator+(CallList<These...>, CallList<Those...>);

/// What the cover calls, so that the first page is light.
using clock = CallList<HandsCall, WaveCall, BinaryCall, FingerprintCall, CompareCall>;

/// All that pages draw.
using core =
    decltype(clock() + CallList<SinusoidalTableCall, WindowPixelsCall, AttentionCall, AttemptCall, WorkedExampleCall,
                                SimilarityCall, SimilarityRisesCall, RotationCall, LearnedShiftCall, ReceiveCall,
                                DecodeCall, LikelihoodCall, CliffCall, ReadBackCall, AdditionCall, AnglesHistogramCall,
                                PositionBiasCall, RotateCall, RotaryScoresCall, RotaryDrawsCall, RotaryFrequenciesCall,
                                RotaryAxesCall, RotaryTableCall, SeenAnglesCall, ContextSumsCall, ContextBaseCall,
                                FitScoresCall, CastNumbersCall, CastEncodingCall, TableShapeCall>());

/// Training and forward passes.
using training = CallList<StartTrainingCall, TrainCall, EvaluateCall, ContinueTrainingCall, AttentionOfCall,
                          PositionTableCall, WeightsCall, EndTrainingCall, ForwardCall, TraceForwardCall>;

}  // namespace posenc::modules
