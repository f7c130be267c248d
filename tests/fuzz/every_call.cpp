// A valid spec must be computed without sanitizer errors, into memory of exactly the documented size, and its result
// must pass cheap checks. Run by libFuzzer, by replay.cpp with the specs of corpus/, or by ends.cpp with drawn specs.

#include "every_call.h"

#include <cmath>
#include <vector>

#include <posenc/attention/attention.h>
#include <posenc/baselines/baseline_encodings.h>
#include <posenc/clock/binary.h>
#include <posenc/clock/comparison.h>
#include <posenc/clock/fingerprint.h>
#include <posenc/clock/pairs.h>
#include <posenc/clock/wave.h>
#include <posenc/clock/worked_example.h>
#include <posenc/heatmap/render_heatmap.h>
#include <posenc/similarity/similarity.h>
#include <posenc/similarity/similarity_increases.h>
#include <posenc/similarity/table_pca.h>
#include <posenc/spec/layout.h>
#include <posenc/table/table_kernel.h>
#include "bias_calls.h"
#include "bytes.h"
#include "checks.h"
#include "context_calls.h"
#include "precision_calls.h"
#include "receiver_calls.h"
#include "rotary_calls.h"
#include "training_calls.h"

namespace posenc::fuzz {
namespace {

/// Whether two floats are the two nearest to a double that is as near their midpoint as the kernel (8e-16) and the
/// reference (2^-53) may err.
bool are_both_near(float a, float b, double exact) {
  if (std::abs(exact) < 0x1p-48) return std::abs(a - b) <= 0x1p-73f;  // the phase ends
  const double middle = (static_cast<double>(a) + static_cast<double>(b)) / 2;
  return std::nextafter(a, b) == b && std::abs(exact - middle) <= 1e-15;
}

double exact_value(const SinusoidalSpec& spec, std::size_t row, std::size_t column) {
  const auto speeds = pair_frequencies(to_size(spec.dimensions), spec.base);
  const auto position = static_cast<std::int64_t>(spec.offset) + static_cast<std::int64_t>(row);
  for (std::size_t pair = 0; pair < speeds.size(); ++pair) {
    const Columns columns = pair_columns(pair, to_size(spec.dimensions), static_cast<Layout>(spec.layout));
    const auto [sine, cosine] = sincos(phase_at(speeds[pair].turns_per_position, position));
    if (columns.sine == column) return sine;
    if (columns.cosine == column) return cosine;
  }
  return NAN;
}

void try_table(Specs& specs) {
  const auto spec = specs.spec<SinusoidalSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  const Computed<SinusoidalTableCall> table(spec);
  const std::span<float> turned = table.arrays.numbers();
  const std::size_t columns = table.arrays.columns();
  std::vector<float> reference(turned.size());
  fill_sinusoidal(spec, {reference, table.arrays.rows(), columns});
  for (std::size_t k = 0; k < turned.size(); ++k) {
    require_unit(turned[k]);
    if (turned[k] == reference[k]) continue;
    require(are_both_near(turned[k], reference[k], exact_value(spec, k / columns, k % columns)));
  }
}

void try_hands(Specs& specs) {
  const auto spec = specs.spec<HandsSpec>();
  if (check(spec)) return;
  const Computed<HandsCall> result(spec);
  const Pairs& hands = result.arrays;
  for (std::size_t pair = 0; pair < hands.sine.size(); ++pair) {
    require_unit(hands.sine[pair]);
    require_unit(hands.cosine[pair]);
    require(hands.angle[pair] >= 0 && hands.angle[pair] < 6.283185307179587);
    require(hands.turns[pair] == std::floor(hands.turns[pair]));
    const bool is_zero = hands.turns[pair] == 0 && hands.angle[pair] == 0;
    require(is_zero || (hands.turns[pair] < 0) == (spec.position < 0));
    require(hands.frequency[pair] > 0 && hands.period[pair] > 0);
  }
}

void try_wave(Specs& specs) {
  const auto spec = specs.spec<WaveSpec>();
  if (check(spec)) return;
  const Computed<WaveCall> wave(spec);
  for (const float value : wave.arrays) require_unit(value);
}

void try_binary(Specs& specs) {
  const auto spec = specs.spec<BinarySpec>();
  if (check(spec)) return;
  const Computed<BinaryCall> result(spec);
  const std::span<std::uint8_t> bits = result.arrays;
  double position = 0;
  for (std::size_t k = bits.size(); k-- > 0;) position = 2 * position + bits[k];
  require(position == spec.position);
}

void try_fingerprint(Specs& specs) {
  const auto spec = specs.spec<FingerprintSpec>();
  if (check(spec)) return;
  const Computed<FingerprintCall> row(spec);
  for (const float value : row.arrays) require_unit(value);
}

void try_comparison(Specs& specs) {
  const auto spec = specs.spec<ComparisonSpec>();
  if (check(spec)) return;
  const Comparison result = Computed<CompareCall>(spec).values;
  require(std::abs(result.cosine) <= 1 + 1e-12 && result.distance >= 0);
}

void try_window(Specs& specs) {
  const auto spec = specs.spec<WindowSpec>();
  if (check(spec) || 4 * spec.width * spec.height > kMaxBytes) return;
  const Computed<WindowPixelsCall> picture(spec);
  const Pixels pixels = picture.arrays;
  for (std::size_t k = 3; k < pixels.size(); k += 4) require(pixels[k] == 255);
}

void try_similarity(Specs& specs) {
  const auto spec = specs.spec<SimilaritySpec>();
  if (check(spec) || spec.count * spec.dimensions * sizeof(float) > kMaxBytes) return;  // as long as such a table
  const Computed<SimilarityCall> similarity(spec);
  for (const double product : similarity.arrays) require(std::abs(product) <= spec.dimensions / 2 + 1e-9);
}

void try_similarity_rises(Specs& specs) {
  const auto spec = specs.spec<SimilarityRisesSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  const Computed<SimilarityRisesCall> result(spec);
  const auto& [products, rises] = result.arrays;
  const std::size_t found = result.values;
  require(found <= rises.size());
  for (std::size_t k = 0; k < found; ++k) {
    const std::size_t distance = to_size(rises[k]);
    require(distance >= 1 && distance < products.size() && (k == 0 || rises[k] > rises[k - 1]));
    require(products[distance] > products[distance - 1]);
  }
}

void try_table_shape(Specs& specs) {
  const auto spec = specs.spec<TableShapeSpec>();
  if (check(spec)) return;
  const Computed<TableShapeCall> result(spec);
  const std::span<double> shares = result.arrays.explained_variance_ratio;
  for (const float cosine : result.arrays.cosines) require_unit(cosine);
  for (std::size_t state = 0; state < state_count(spec); ++state)
    require(shares[2 * state] + shares[2 * state + 1] <= 1 + 1e-9);
  for (const double share : shares) require(share >= 0);
  auto next = spec;
  next.axes = {result.arrays.axes.begin(), result.arrays.axes.end()};
  require_valid(next);
  for (const std::int32_t row : result.arrays.nearest) require(row >= 0 && row < spec.positions);
}

void try_attention(Specs& specs) {
  const auto spec = specs.spec<AttentionSpec>();
  if (check(spec)) return;
  const Computed<AttentionCall> result(spec);
  require(result.values.outputs >= 0 && result.values.mean >= 0);
  for (const float weight : result.arrays.weights.numbers()) require(weight >= 0 && weight <= 1);
}

void try_attempt(Specs& specs) {
  const auto spec = specs.spec<AttemptSpec>();
  if (check(spec)) return;
  const BaselineMetrics metrics = Computed<AttemptCall>(spec).values;
  require(metrics.max >= 0 && metrics.smallest_distance >= 0);
}

void try_worked_example(Specs& specs) {
  const auto spec = specs.spec<WorkedExampleSpec>();
  if (check(spec)) return;
  const Computed<WorkedExampleCall> example(spec);
  for (const double sine : example.arrays.sine) require_unit(sine);
}

constexpr Call kCalls[] = {
    {"table", try_table},
    {"hands", try_hands},
    {"wave", try_wave},
    {"binary", try_binary},
    {"fingerprint", try_fingerprint},
    {"comparison", try_comparison},
    {"window", try_window},
    {"similarity", try_similarity},
    {"attention", try_attention},
    {"attempt", try_attempt},
    {"worked_example", try_worked_example},
    {"rotation", try_rotation},
    {"learned_shift", try_learned_shift},
    {"receiver", try_receiver},
    {"likelihood", try_likelihood},
    {"cliff", try_cliff},
    {"addition", try_addition},
    {"angles", try_angles},
    {"read_back", try_read_back},
    {"similarity_rises", try_similarity_rises},
    {"rotary", try_rotary},
    {"training", try_training},
    {"table_shape", try_table_shape},
    {"position_bias", try_position_bias},
    {"forward", try_forward},
    {"rotate", try_rotate},
    {"rotary_scores", try_rotary_scores},
    {"rotary_table", try_rotary_table},
    {"rotary_draws", try_rotary_draws},
    {"seen_angles", try_seen_angles},
    {"context_sums", try_context_sums},
    {"context_base", try_context_base},
    {"fit_scores", try_fit_scores},
    {"cast_numbers", try_cast_numbers},
    {"cast_encoding", try_cast_encoding},
    {"decode", try_decode},
    {"rotary_axes", try_rotary_axes},
    {"trace", try_trace},
};

}  // namespace

std::span<const Call> every_call() { return kCalls; }

}  // namespace posenc::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  posenc::fuzz::Bytes bytes({data, size});
  posenc::fuzz::kCalls[bytes.byte() % std::size(posenc::fuzz::kCalls)].run(bytes);
  return 0;
}
