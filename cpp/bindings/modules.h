#pragma once

// The wasm modules and their calls.

#include <posenc/addition/addition.h>
#include <posenc/addition/read_back.h>
#include <posenc/attention/attention.h>
#include <posenc/baselines/baseline_encodings.h>
#include <posenc/bias/position_bias.h>
#include <posenc/clock/binary.h>
#include <posenc/clock/comparison.h>
#include <posenc/clock/fingerprint.h>
#include <posenc/clock/pairs.h>
#include <posenc/clock/wave.h>
#include <posenc/clock/worked_example.h>
#include <posenc/context/angle_coverage.h>
#include <posenc/context/context_sums.h>
#include <posenc/context/fitted_scores.h>
#include <posenc/context/rope_base.h>
#include <posenc/heatmap/render_heatmap.h>
#include <posenc/precision/cast_numbers.h>
#include <posenc/precision/quantised_encoding.h>
#include <posenc/receiver/decode.h>
#include <posenc/receiver/error_curve.h>
#include <posenc/receiver/likelihood.h>
#include <posenc/receiver/receiver.h>
#include <posenc/rotary/rotary_axes.h>
#include <posenc/rotary/rotary_draws.h>
#include <posenc/rotary/rotary_frequencies.h>
#include <posenc/rotary/rotary_scores.h>
#include <posenc/rotary/rotate.h>
#include <posenc/shift/learned_shift.h>
#include <posenc/shift/rotation.h>
#include <posenc/similarity/similarity.h>
#include <posenc/similarity/similarity_increases.h>
#include <posenc/similarity/table_pca.h>
#include <posenc/table/rotary_table.h>
#include <posenc/table/table_kernel.h>
#include <posenc/training/predict_sentence.h>
#include <posenc/training/training_calls.h>

namespace posenc::modules {

template <typename... Calls>
struct CallList {};

template <typename... These, typename... Those>
CallList<These..., Those...> operator+(CallList<These...>, CallList<Those...>);

/// What the cover calls, so that the first page is light.
using clock = CallList<HandsCall, WaveCall, BinaryCall, FingerprintCall, CompareCall, LikelihoodCall>;

/// All that pages draw.
using core =
    decltype(clock() + CallList<SinusoidalTableCall, WindowPixelsCall, AttentionCall, AttemptCall, WorkedExampleCall,
                                SimilarityCall, SimilarityRisesCall, RotationCall, LearnedShiftCall, ReceiveCall,
                                DecodeCall, CliffCall, ReadBackCall, AdditionCall, AnglesHistogramCall,
                                PositionBiasCall, RotateCall, RotaryScoresCall, RotaryDrawsCall, RotaryFrequenciesCall,
                                RotaryAxesCall, RotaryTableCall, SeenAnglesCall, ContextSumsCall, ContextBaseCall,
                                FitScoresCall, CastNumbersCall, CastEncodingCall, TableShapeCall>());

/// Training and forward passes.
using training = CallList<StartTrainingCall, TrainCall, EvaluateCall, ContinueTrainingCall, AttentionOfCall,
                          PositionTableCall, WeightsCall, EndTrainingCall, ForwardCall, TraceForwardCall>;

}  // namespace posenc::modules
