#include <posenc/training_specs.h>

#include <algorithm>
#include <array>
#include <string_view>

#include <posenc/number_text.h>

namespace posenc {
namespace {

constexpr std::array<std::string_view, 6> kTasks = {"who-bit-whom", "words-before", "mirror",
                                                    "nearest-noun", "random-walk",  "recall"};
constexpr std::array<std::string_view, 7> kEncodings = {"none", "learned", "sinusoidal", "shaw",
                                                        "t5",   "alibi",   "rotary"};

/// Precondition: the word is one of them.
template <typename Choice, std::size_t count>
Choice chosen(const std::array<std::string_view, count>& words, std::string_view word) {
  std::size_t index = 0;
  while (words[index] != word) ++index;
  return static_cast<Choice>(index);
}

std::size_t count_of(double number) { return static_cast<std::size_t>(number); }

/// Heads share the dimensions, and a head is made of pairs.
Reason check_dimensions(double dimensions, std::size_t heads) {
  const std::size_t of = 2 * heads;
  if (count_of(dimensions) % of == 0) return std::nullopt;
  std::string words = "dimensions must be a multiple of ";
  words.append(text_of(static_cast<std::int64_t>(of))).append(", twice the heads, got ");
  return Refusal{words, dimensions};
}

Reason check_cost(const StartTrainingSpec& spec) {
  const double gigaflops = step_operations(plan_of(spec)) / 1e9;
  return check_most("GFLOP of a step", gigaflops, kMaxStepGigaflops);
}

}  // namespace

Reason check(const StartTrainingSpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  const TrainingPlan plan = plan_of(spec);
  const auto shortest = static_cast<double>(shortest_of(plan.task));
  return first_of({
      check_dimensions(spec.dimensions, plan.model.heads),
      check_whole("length", spec.length, shortest, kMaxTrainingLength),
      check_whole("shortest", spec.shortest, 0, spec.length),
      check_cost(spec),
  });
}

TrainingPlan plan_of(const StartTrainingSpec& spec) {
  const TaskShape task{chosen<Task>(kTasks, spec.task), count_of(spec.distance)};
  return {
      .task = task,
      .model = {.layers = count_of(spec.layers),
                .heads = count_of(spec.heads),
                .dimensions = count_of(spec.dimensions),
                .longest = kMaxTrainingLength,
                .encoding = chosen<Encoding>(kEncodings, spec.encoding),
                .causal = spec.mask == "causal",
                .clip = count_of(spec.clip),
                .buckets = count_of(spec.buckets)},
      .length = count_of(spec.length),
      .shortest = spec.shortest == 0 ? 0 : std::max(count_of(spec.shortest), shortest_of(task)),
      .batch = count_of(spec.batch),
      .rate = spec.rate,
      .steps = static_cast<int>(spec.steps),
      .table_start = spec.table_start,
      .seed = static_cast<std::uint64_t>(spec.seed),
  };
}

}  // namespace posenc
