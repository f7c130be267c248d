#include <posenc/training/training_specs.h>

#include <algorithm>
#include <string_view>

#include <posenc/spec/dtoa.h>
#include <posenc/training/training_calls.h>

namespace posenc {
namespace {

std::optional<ValidationError> check_cost(const StartTrainingSpec& spec) {
  const double gigaflops = step_operations(make_config(spec)) / 1e9;
  return check_max("GFLOP of a step", gigaflops, kMaxStepGigaflops);
}

std::optional<ValidationError> check_room_for_run() {
  if (training_runs().size() < kMaxRuns) return std::nullopt;
  return ValidationError{"a run must be ended before another one starts: the most at a time are ", kMaxRuns};
}

}  // namespace

static_assert(static_cast<Task>(TaskName("recall")) == Task::recall);
static_assert(static_cast<Encoding>(EncodingName("rotary")) == Encoding::rotary);

std::optional<ValidationError> check_dimensions(double dimensions, double heads) {
  const std::size_t of = 2 * static_cast<std::size_t>(heads);
  if (static_cast<std::size_t>(dimensions) % of == 0) return std::nullopt;
  std::string words = "dimensions must be a multiple of ";
  words.append(to_string(static_cast<std::int64_t>(of))).append(", twice the heads, got ");
  return ValidationError{words, dimensions};
}

std::optional<ValidationError> check(const StartTrainingSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const TrainingConfig config = make_config(spec);
  const auto shortest = static_cast<double>(min_length(config.task));
  return first_error({
      check_dimensions(spec.dimensions, spec.heads),
      check_integer("length", spec.length, shortest, kMaxTrainingLength),
      check_integer("shortest", spec.shortest, 0, spec.length),
      check_cost(spec),
      check_room_for_run(),
  });
}

TrainingConfig make_config(const StartTrainingSpec& spec) {
  const TaskConfig task{static_cast<Task>(spec.task), to_size(spec.distance), spec.repeated == 1};
  return {
      .task = task,
      .model = make_shape(spec),
      .length = to_size(spec.length),
      .shortest = spec.shortest == 0 ? 0 : std::max(to_size(spec.shortest), min_length(task)),
      .batch = to_size(spec.batch),
      .rate = spec.rate,
      .steps = static_cast<int>(spec.steps),
      .position_init_std = spec.table_start,
      .seed = static_cast<std::uint64_t>(spec.seed),
  };
}

}  // namespace posenc
