#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

/// Time, height and width.
inline constexpr int kRotaryAxes = 3;

/// Rotary embeddings of three positions, those of a patch of a video. The defaults are Qwen2-VL's.
struct RotaryAxesSpec {
  double dimensions = 128;
  double base = 1'000'000;
  std::vector<double> sections = {16, 24, 24};
  double interleaved = 0;
  std::vector<double> positions = {0, 0, 0};
};

POSENC_SPEC(RotaryAxesSpec, "Rotary embeddings of three positions: time, height and width.")
POSENC_FIELD(dimensions, kEvenDimensions, "Rotated dimensions: two per frequency.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(sections, array_of(Type::integers, kRotaryAxes, integer(0, kMaxDimensions / 2)),
             "Pairs of each axis, time first; their sum is dimensions / 2 (mrope_section).")
POSENC_FIELD(interleaved, integer(0, 1),
             "0: first all pairs of time, then of height, then of width (Qwen2-VL); 1: in turn (Qwen3-VL).")
POSENC_FIELD(positions, array_of(Type::doubles, kRotaryAxes, kRealPosition), "In time, height and width.")
POSENC_END

/// With `interleaved` 1, height and width have at most every third pair, so their sections are at most
/// (dimensions / 2 + 1) / 3 and dimensions / 6, rounded down.
std::optional<ValidationError> check(const RotaryAxesSpec& spec);

/// One number per pair, the fastest first.
struct RotaryAxes {
  std::span<double> frequencies;
  std::span<std::int32_t> axis;
  std::span<double> angles;
};

/// Multimodal RoPE: pair i rotates by base^(-2i / dimensions) times the position of its axis, from exact phases. The
/// axis of each pair, in huggingface/transformers:
///
///     interleaved 0  apply_multimodal_rotary_pos_emb (modeling_qwen2_vl.py): consecutive sections
///     interleaved 1  Qwen3VLTextRotaryEmbedding.apply_interleaved_mrope (modeling_qwen3_vl.py): height has pairs
///                    1, 4, 7 and so on, width 2, 5, 8, as many as their sections say, and time the others
///
/// Precondition: `spec` is valid.
void fill_rotary_axes(const RotaryAxesSpec& spec, const RotaryAxes& result);

POSENC_CALL(RotaryAxes, fill_rotary_axes, "Rotary embeddings of three positions: time, height and width.")
POSENC_RESULT("RotaryAxes", "The axis of every pair and its angle; dimensions / 2 numbers each, the fastest first.")
POSENC_ARRAY("frequencies", arrays.frequencies, (spec.dimensions / 2), "Radians per position.")
POSENC_ARRAY("axis", arrays.axis, (spec.dimensions / 2), "0 time, 1 height, 2 width.")
POSENC_ARRAY("angles", arrays.angles, (spec.dimensions / 2), "Radians, 0 <= angle < 2 pi.")
POSENC_END

}  // namespace posenc
