#include <posenc/training_specs.h>

#include <algorithm>

namespace posenc {
namespace {

std::optional<ValidationError> check_cost(const StartTrainingSpec& spec) {
  const double gigaflops = step_operations(plan_of(spec)) / 1e9;
  return check_max("GFLOP of a step", gigaflops, kMaxStepGigaflops);
}

}  // namespace

std::optional<ValidationError> check(const StartTrainingSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  const TrainingPlan plan = plan_of(spec);
  const auto shortest = static_cast<double>(shortest_of(plan.task));
  return first_error({
      check_dimensions(spec.dimensions, spec.heads),
      check_integer("length", spec.length, shortest, kMaxTrainingLength),
      check_integer("shortest", spec.shortest, 0, spec.length),
      check_cost(spec),
  });
}

TrainingPlan plan_of(const StartTrainingSpec& spec) {
  const TaskShape task{task_of(spec.task), to_size(spec.distance), spec.repeated == 1};
  return {
      .task = task,
      .model = shape_of(spec),
      .length = to_size(spec.length),
      .shortest = spec.shortest == 0 ? 0 : std::max(to_size(spec.shortest), shortest_of(task)),
      .batch = to_size(spec.batch),
      .rate = spec.rate,
      .steps = static_cast<int>(spec.steps),
      .table_start = spec.table_start,
      .seed = static_cast<std::uint64_t>(spec.seed),
  };
}

}  // namespace posenc
