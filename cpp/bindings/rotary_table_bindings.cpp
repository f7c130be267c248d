// The cosine/sine cache of rotary embeddings.

#include <emscripten/bind.h>

#include <posenc/rotary_table.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<float> rotary_table_storage;
val rotary_table(const RotaryTableSpec& spec) {
  const std::size_t positions = to_size(spec.positions);
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  const std::size_t headroom = Storage<float>::kHeadroom + fill_table_bytes(2 * pairs);
  if (!rotary_table_storage.resize(SplitTable::numbers(positions, pairs), headroom)) return out_of_memory();
  const SplitTable table(rotary_table_storage.numbers(), positions, pairs);
  fill_rotary_table(spec, table);
  val reply = val::object();
  POSENC_PART(reply, "cosines", view(table.cosines()), "Row-major, positions x dimensions / 2, the fastest first.");
  POSENC_PART(reply, "sines", view(table.sines()), "Likewise.");
  return reply;
}

}  // namespace

POSENC_CALL(rotaryTable, RotaryTableSpec, rotary_table,
            "The cosine/sine cache of rotary embeddings, for consecutive positions.", "RotaryTable",
            "One column per pair of dimensions, from exact phases.")

}  // namespace posenc::bindings
