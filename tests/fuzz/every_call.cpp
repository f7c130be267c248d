// A valid spec must be computed without sanitizer errors, into memory of exactly the documented size, and its result
// must pass cheap checks. Run by libFuzzer, by replay.cpp with the specs of corpus/, or by ends.cpp with drawn specs.

#include "every_call.h"

#include <cmath>
#include <vector>

#include <posenc/attention.h>
#include <posenc/baseline_encodings.h>
#include <posenc/binary.h>
#include <posenc/comparison.h>
#include <posenc/fingerprint.h>
#include <posenc/layout.h>
#include <posenc/pairs.h>
#include <posenc/render_heatmap.h>
#include <posenc/sentence.h>
#include <posenc/similarity.h>
#include <posenc/similarity_increases.h>
#include <posenc/table_kernel.h>
#include <posenc/table_pca.h>
#include <posenc/wave.h>
#include <posenc/worked_example.h>
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
    const Columns columns = pair_columns(pair, to_size(spec.dimensions), parse_layout(spec.layout));
    const auto [sine, cosine] = sincos(phase_at(speeds[pair].turns_per_position, position));
    if (columns.sine == column) return sine;
    if (columns.cosine == column) return cosine;
  }
  return NAN;
}

void try_table(Specs& specs) {
  const auto spec = specs.spec<SinusoidalSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  const std::size_t rows = to_size(spec.positions);
  const std::size_t columns = to_size(spec.dimensions);
  std::vector<float> turned(rows * columns);
  std::vector<float> reference(rows * columns);
  fill_table(spec, {turned, rows, columns});
  fill_sinusoidal(spec, {reference, rows, columns});
  for (std::size_t k = 0; k < turned.size(); ++k) {
    require_unit(turned[k]);
    if (turned[k] == reference[k]) continue;
    require(are_both_near(turned[k], reference[k], exact_value(spec, k / columns, k % columns)));
  }
}

void try_hands(Specs& specs) {
  const auto spec = specs.spec<HandsSpec>();
  if (check(spec)) return;
  std::vector<std::vector<double>> parts(6, std::vector<double>(to_size(spec.dimensions) / 2));
  const Pairs hands{parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]};
  fill_pairs(spec, hands);
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
  std::vector<float> values(to_size(spec.samples));
  fill_wave(spec, values);
  for (const float value : values) require_unit(value);
}

void try_binary(Specs& specs) {
  const auto spec = specs.spec<BinarySpec>();
  if (check(spec)) return;
  std::vector<std::uint8_t> bits(to_size(spec.digits));
  fill_binary(spec, bits);
  double position = 0;
  for (std::size_t k = bits.size(); k-- > 0;) position = 2 * position + bits[k];
  require(position == spec.position);
}

void try_fingerprint(Specs& specs) {
  const auto spec = specs.spec<FingerprintSpec>();
  if (check(spec)) return;
  std::vector<float> row(to_size(spec.dimensions));
  fill_fingerprint(spec, row);
  for (const float value : row) require_unit(value);
}

void try_comparison(Specs& specs) {
  const auto spec = specs.spec<ComparisonSpec>();
  if (check(spec)) return;
  const Comparison result = posenc::compare(spec);
  require(std::abs(result.cosine) <= 1 + 1e-12 && result.distance >= 0);
}

void try_window(Specs& specs) {
  const auto spec = specs.spec<WindowSpec>();
  if (check(spec) || 4 * spec.width * spec.height > kMaxBytes) return;
  std::vector<std::uint8_t> pixels(4 * to_size(spec.width) * to_size(spec.height));
  render_heatmap(spec, pixels);
  for (std::size_t k = 3; k < pixels.size(); k += 4) require(pixels[k] == 255);
}

void try_similarity(Specs& specs) {
  const auto spec = specs.spec<SimilaritySpec>();
  if (check(spec) || spec.count * spec.dimensions * sizeof(float) > kMaxBytes) return;  // as long as such a table
  std::vector<double> products(to_size(spec.count));
  fill_similarity(spec, products);
  for (const double product : products) require(std::abs(product) <= spec.dimensions / 2 + 1e-9);
}

void try_similarity_rises(Specs& specs) {
  const auto spec = specs.spec<SimilarityRisesSpec>();
  if (check(spec) || spec.positions * spec.dimensions * sizeof(float) > kMaxBytes) return;
  std::vector<double> products(to_size(spec.positions));
  std::vector<double> rises(products.size() - 1);
  const std::size_t found = find_similarity_increases(spec, products, rises);
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
  const std::size_t n = to_size(spec.positions);
  const std::size_t states = state_count(spec);
  std::vector<float> cosines(states * n * n);
  std::vector<std::int32_t> nearest(states * n);
  std::vector<std::int32_t> neighbours(states);
  std::vector<double> axes(2 * to_size(spec.dimensions));
  std::vector<double> components(2 * states * n);
  std::vector<double> shares(2 * states);
  fill_table_pca(spec, {cosines, nearest, neighbours, axes, components, shares});
  for (const float cosine : cosines) require_unit(cosine);
  for (std::size_t state = 0; state < states; ++state) require(shares[2 * state] + shares[2 * state + 1] <= 1 + 1e-9);
  for (const double share : shares) require(share >= 0);
  auto next = spec;
  next.axes = axes;
  require_valid(next);
  for (const std::int32_t row : nearest) require(row >= 0 && static_cast<std::size_t>(row) < n);
}

void try_attention(Specs& specs) {
  const auto spec = specs.spec<AttentionSpec>();
  if (check(spec)) return;
  const std::size_t words = split_words(spec.words).size();
  const std::size_t columns = to_size(spec.dimensions);
  std::vector<float> numbers[5];
  const auto matrix = [&](std::size_t index, std::size_t width) {
    numbers[index].resize(words * width);
    return MatrixView(numbers[index], words, width);
  };
  std::vector<float> mean(columns);
  std::vector<float> max_change(words);
  const Attention result{
      matrix(0, columns), matrix(1, columns), matrix(2, words), matrix(3, words), matrix(4, columns), mean, max_change};
  const AttentionChange change = fill_attention(spec, result);
  require(change.outputs >= 0 && change.mean >= 0);
  for (const float weight : numbers[3]) require(weight >= 0 && weight <= 1);
}

void try_attempt(Specs& specs) {
  const auto spec = specs.spec<AttemptSpec>();
  if (check(spec)) return;
  const std::size_t rows = to_size(spec.length);
  const std::size_t columns = baseline_columns(spec);
  std::vector<double> codes(rows * columns);
  const DoubleMatrixView view(codes, rows, columns);
  fill_baseline(spec, view);
  const BaselineMetrics metrics = measure(spec, view);
  require(metrics.max >= 0 && metrics.smallest_distance >= 0);
}

void try_worked_example(Specs& specs) {
  const auto spec = specs.spec<WorkedExampleSpec>();
  if (check(spec)) return;
  std::vector<std::vector<double>> parts(5, std::vector<double>(to_size(spec.dimensions) / 2));
  fill_worked_example(spec, {parts[0], parts[1], parts[2], parts[3], parts[4]});
  for (const double sine : parts[3]) require_unit(sine);
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
