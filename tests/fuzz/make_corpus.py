#!/usr/bin/env python3
"""Writes the specs that are worth starting from into corpus/, one file each, in a folder for each call.

    python3 tests/fuzz/make_corpus.py

What libFuzzer finds beside them may be added to the folder of its call under a name that says what it is.
"""

import pathlib
import struct

FOLDER = pathlib.Path(__file__).parent / "corpus"
CALLS = ["table", "hands", "wave", "binary", "fingerprint", "comparison", "window", "similarity", "attention", "attempt", "worked_example",
         "rotation", "learned_shift", "receiver", "likelihood", "cliff", "addition", "angles", "read_back", "similarity_rises", "rotary",
         "training", "table_shape", "position_bias", "forward", "rotate", "rotary_scores", "rotary_table", "rotary_draws",
         "seen_angles", "context_sums", "context_base", "fit_scores",
         "cast_numbers", "cast_encoding", "decode", "rotary_axes"]
CHOICES = [["interleaved", "halves"], ["radian", "half-turn"], ["viridis", "RdBu"], ["none", "sinusoidal"], ["none", "causal"],
           ["integer", "fraction", "binary", "sinusoidal", "random"], ["fast-first", "slow-first"], ["none", "sqrt"], ["code", "paper"],
           ["-", "linear", "ntk", "dynamic", "yarn", "llama3", "longrope", "proportional"],
           ["same", "independent"], ["who-bit-whom", "words-before", "mirror", "nearest-noun", "random-walk", "recall"], ["--", "learned", "---", "shaw", "t5", "alibi", "rotary"],
           ["bias-alibi", "bias-t5", "bias-shaw", "bias-window"], ["neighbours"],
           ["fp32", "fp16", "bf16", "e4m3", "e5m2"], ["infinite", "saturate"], ["exact", "cast-fp32", "cast-fp16", "cast-bf16", "cast-e4m3", "cast-e5m2"],
           ["cast-rotary", "cast-sinusoidal"]]
FAR = 2.0**53
NAN, INFINITE = float("nan"), float("inf")


class Text(str):
    """A text that stands for itself, not one of a few words."""


class Doubles(list):
    """An array of numbers that need not be whole."""


def encoded(value):
    """As bytes.h reads it."""
    if isinstance(value, Doubles):
        return bytes([len(value)]) + b"".join(map(encoded, value))
    if isinstance(value, list):
        return bytes([len(value)]) + b"".join(struct.pack("<i", number) for number in value)
    if isinstance(value, Text):
        return bytes([len(value.encode())]) + value.encode()
    if isinstance(value, str):
        for words in CHOICES:
            if value in words:
                return bytes([words.index(value)])
        raise ValueError(value)
    if value == int(value) if abs(value) < 2**16 else False:
        return b"\x01" + struct.pack("<H", int(value)) if value >= 0 else b"\x00" + struct.pack("<d", value)
    return b"\x00" + struct.pack("<d", value)


SPECS = {
    "table-of-the-documents": ("table", 500, 512, 10000, 0, "interleaved"),
    "table-halves-far": ("table", 1000, 130, 500000, 1e12, "halves"),
    "table-around-zero": ("table", 1024, 16, 10000, -511, "interleaved"),
    "table-last-rows": ("table", 33, 18, 10000, FAR - 33, "halves"),
    "table-first-rows": ("table", 33, 18, 10000, -FAR, "interleaved"),
    "table-widest": ("table", 64, 4096, 1e300, 7, "halves"),
    "table-narrowest": ("table", 2000, 2, 1.0000000000000002, 7, "interleaved"),
    "table-dyadic-base": ("table", 130, 40, 2.0**60, -(2.0**28), "interleaved"),
    "table-fewer-rows-than-an-anchor": ("table", 15, 16, 10000, 5, "interleaved"),
    "table-no-number": ("table", NAN, 512, 10000, 0, "interleaved"),
    "table-too-many-numbers": ("table", 131072.0, 4096, 10000, 0, "interleaved"),
    "hands-far": ("hands", -FAR, 512, 10000, "radian"),
    "hands-counter": ("hands", 37.25, 16, 256, "half-turn"),
    "hands-infinite": ("hands", INFINITE, 16, 256, "half-turn"),
    "wave-across-zero": ("wave", 3, 8, 10000, "halves", -50.5, 50, 101),
    "wave-backwards": ("wave", 0, 4096, 10000, "interleaved", FAR, -FAR, 8192),
    "binary-largest": ("binary", FAR - 1, 53),
    "binary-too-large": ("binary", 256, 8),
    "fingerprint-between": ("fingerprint", 36.6, 128, 10000, "interleaved"),
    "fingerprint-tiny": ("fingerprint", 5e-324, 2, 1.5, "halves"),
    "comparison-neighbours": ("comparison", 1e12, 1e12 + 1, 512, 10000),
    "window-whole-table": ("window", 64, 60, 0, 5000, 0, 512, 512, 10000, "interleaved", "viridis"),
    "window-far-between": ("window", 33, 70, 1e12 + 0.125, 3.7, 1.5, 60.25, 62, 10000, "halves", "RdBu"),
    "window-everything": ("window", 3, 5, -FAR, 2 * FAR - 1, 0, 4096, 4096, 1e300, "halves", "RdBu"),
    "window-half-of-everything": ("window", 3, 5, -FAR, FAR, 0, 4096, 4096, 1e300, "halves", "RdBu"),
    "window-means-of-hands-slower-than-phases": ("window", 1027, 5, -FAR, FAR, 0, 4096, 4096, 2.3e299, "halves", "RdBu"),
    "window-last-position": ("window", 1, 9, FAR - 1, 1, 0.5, 1, 4, 10000, "interleaved", "viridis"),
    "window-beyond": ("window", 9, 9, FAR, 1, 0, 4, 4, 10000, "interleaved", "viridis"),
    "similarity-odd-pairs": ("similarity", 3.7, -20.5, 75, 6, 10000),
    "similarity-far": ("similarity", -FAR, FAR - 40, 40, 512, 10000),
    "similarity-rises": ("similarity_rises", 5000, 8, 10000),
    "similarity-rises-two-positions": ("similarity_rises", 2, 4096, 1e300),
    "attention-causal": ("attention", Text("I\nlove\nNLP"), [2, 0, 1], 1, 16, "sinusoidal", "causal"),
    "attention-chinese": ("attention", Text("我\n爱\n自然\n语言"), [3, 2, 1, 0], 9e15, 64, "none", "none"),
    "attention-broken-text": ("attention", Text("a\n\nb"), [0, 0, 1], -1, 3, "none", "none"),
    "attempt-integer": ("attempt", "integer", 100, 1, 16, 10000, 1),
    "attempt-fraction": ("attempt", "fraction", 4, 3, 16, 10000, 1),
    "attempt-binary": ("attempt", "binary", 65, 32, 16, 10000, 7),
    "attempt-random-longest": ("attempt", "random", 300, 5, 64, 10000, 2.0**53 - 1),
    "attempt-sinusoidal": ("attempt", "sinusoidal", 100, 7, 8, 1e300, 3),
    "worked-example": ("worked_example", 1, 4, 10000),
    "worked-example-far": ("worked_example", -FAR, 4096, 1.5),
    "rotation-back": ("rotation", 20, -5, 64, 10000, "interleaved"),
    "rotation-farthest": ("rotation", FAR, -FAR, 512, 1e300, "halves"),
    "learned-shift-not-unique": ("learned_shift", 100, 0, 5, 16, 10000, 1),
    "learned-shift-too-few": ("learned_shift", 4, -(2.0**52), 2.0**52, 32, 1.5, 9e15),
    "learned-shift-hands-that-stand": ("learned_shift", 40, 0, 1, 32, 1e300, 1),
    "receiver-all-hands": ("receiver", 137, 0.3, 1, 0, 64, 10000, Text("1" * 32), 0, 1024),
    "receiver-hand-that-stands": ("receiver", 137, 0.3, 1, 0, 32, 1e300, Text("0" * 15 + "1"), -FAR, 100),
    "receiver-faintest-noise": ("receiver", -FAR, 1e-6, 2.0**53 - 1, 1000100000, 2, 1.5, Text("1"), -FAR, 2),
    "receiver-deaf": ("receiver", 137, 0.3, 1, 0, 64, 10000, Text("000"), 0, 1024),
    "likelihood-slow-first": ("likelihood", 137, 0.3, 1, 0, 16, 10000, Text("11011"), "slow-first", 3, 9, -20.25, 1000.5, 100),
    "likelihood-within-a-position": ("likelihood", 1, 100, 1, 0, 6, 10000, Text("111"), "fast-first", 2048, 64, FAR - 2.0**20, 1, 800),
    "cliff": ("cliff", 16, 10000, 0.5, 256, 1000, 20, 1),
    "cliff-smallest": ("cliff", 2, 1e300, 100, 2, 1e9, 1, 0),
    "addition-paper": ("addition", Text("愛"), 1, 64, 10000, 1, "sqrt", 1),
    "addition-without-code": ("addition", Text("love"), -FAR, 2, 1.5, 0, "none", 1),
    "angles": ("angles", 64, 100, 90, 1),
    "read-back": ("read_back", 16, 50, 60, 1, 0, 10, 1),
    "rotary-yarn": ("rotary", 128, 10000, "yarn", 8, 4096, 4096, 32, 1, 1, "code", 1, 4, 0.25, Doubles()),
    "rotary-longrope": ("rotary", 4, 10000, "longrope", 8, 4096, 4096, 32, 1, 1, "paper", 1, 4, 0.25, Doubles([1, 64.8])),
    "table-shape-two-states": ("table_shape", Doubles([1, 0, 0, 1, 0.5, 2, -3, 0.25]), 2, 2, Doubles([1, 0, 0, 1])),
    "table-shape-wide": ("table_shape", Doubles([1, 0, 2, 0, 0, 3]), 2, 3, Doubles()),
    "training-recall": ("training", "recall", "rotary", "causal", 1, 2, 16, 8, 0, 2, 0.003, 100, 3, 0.3, 8, 8, 1, 1, [0, 9, 0], 8, 1),
    "training-noun": ("training", "nearest-noun", "shaw", "causal", 2, 1, 16, 12, 4, 3, 0.01, 10, 1, 0, 2, 4, 7, 1, [], 8, 1),
    "position-bias-t5": ("position_bias", "bias-t5", 12, 11, 200, 120, "none", 32, 128, 4, 8, 16, 1),
    "position-bias-shaw": ("position_bias", "bias-shaw", 1, 0, 12, 3, "causal", 4, 3, 512, 1, 3, 7),
    "position-bias-bloom": ("position_bias", "bias-alibi", 112, 111, 64, 63, "causal", 32, 128, 4, 8, 1, 0),
    "position-bias-window": ("position_bias", "bias-window", 8, 0, 24, 0, "none", 32, 128, 4, 1, 16, 1),
    "forward-learned": ("forward", "mirror", "learned", "none", 1, 4, 32, 8, 16, "neighbours", 0, Doubles(), [3, 9, 5]),
    "forward-two-layers": ("forward", "nearest-noun", "t5", "causal", 2, 2, 16, 8, 8, "halves", 0, Doubles([0.5]), [16, 0]),
    "forward-other-layout": ("forward", "recall", "rotary", "causal", 1, 2, 16, 8, 8, "neighbours", 1, Doubles(), [0, 9, 0]),
    "rotate-halves-in-part": ("rotate", Doubles([1, 2, 3, 4, 5, 6]), FAR, 10000, "halves", 4),
    "rotary-axes-of-a-video": ("rotary_axes", 128, 1000000, [16, 24, 24], 0, Doubles([3, 14, 15.5])),
    "rotary-axes-in-turn": ("rotary_axes", 128, 5000000, [24, 20, 20], 1, Doubles([FAR, -FAR, 0.5])),
    "rotate-odd": ("rotate", Doubles([1, 2, 3]), 1, 10000, "neighbours", 0),
    "rotary-scores-far": ("rotary_scores", Doubles([1, -2, 3, 4]), Doubles([2, -1, 1, 3]), 1e300, "neighbours", 0, FAR - 9, 9),
    "rotary-draws-same": ("rotary_draws", 8, 10000, "same", 9, 1, 5, 3),
    "rotary-draws-far": ("rotary_draws", 2, 1.5, "independent", 2, 7, 9, 1 << 17),
    "rotary-scores-back": ("rotary_scores", Doubles([1, -2]), Doubles([0.5, 3]), 1.5, "halves", 2, -FAR, 300),
    "rotary-table-far": ("rotary_table", 600, 10, 500000, FAR - 600),
    "rotary-table-few": ("rotary_table", 3, 2, 1.5, -1),
    "seen-angles-longer": ("seen_angles", Doubles([1, 0.01, 1e-6]), Doubles(), 4096, 32768),
    "seen-angles-stretched": ("seen_angles", Doubles([1, 1e-300, 0]), Doubles([1, 0.5, 1e6]), 7, 1 << 30),
    "context-sums": ("context_sums", 128, 10000, 4096, 100),
    "context-sums-three-hands": ("context_sums", 6, 1.5, 70, 70),
    "context-base": ("context_base", 64, 40, 3, 1e9, Doubles()),
    "context-base-part": ("context_base", 64, 40, 3, 100, Doubles([45.5, 1, 41, 0, 0, 20, 12])),
    "context-base-at-an-edge": ("context_base", 64, 40, 3, 100, Doubles([45.5, 1, 0, 45, 45.5])),
    "fit-scores": ("fit_scores", 12, 10000, 64, 90, 1e-6, 1),
    "fit-scores-more-waves-than-targets": ("fit_scores", 16, 1e300, 6, 3, 1e-12, 7),
    "cast-numbers": ("cast_numbers", "bf16", "infinite", Doubles([257, -0.5, 1e40]), Doubles([0x4380, 0xFF80]), 131072),
    "cast-numbers-beyond": ("cast_numbers", "e4m3", "saturate", Doubles([500, 5e-324, -1e40]), Doubles([2.0**32 - 1, 127]), 2.0**24),
    "cast-encoding": ("cast_encoding", "cast-rotary", 8, 10000, "cast-bf16", "cast-fp32", "exact", "cast-fp16", "cast-bf16", "cast-e4m3", 1000, 100, Doubles([0, 300]), 2, 1),
    "cast-encoding-overflow": ("cast_encoding", "cast-sinusoidal", 2, 1.5, "cast-e4m3", "exact", "cast-fp16", "exact", "exact", "cast-e5m2", 2.0**20, 65536, Doubles([2.0**20]), 1, 0),
    "decode-halves": ("decode", Doubles([0.5, -0.25, 0.75, 1]), 0, 10000, "halves", -20, 500),
    "decode-faintest": ("decode", Doubles([0, 5e-324]), 2, 1e300, "interleaved", -FAR, 1),
    "decode-nothing": ("decode", Doubles([0, 0]), 0, 10000, "interleaved", 0, 10),
    "read-back-one-word": ("read_back", 2, 1, 1, 0, 1e9, 1, 0),
}

for name, (call, *fields) in SPECS.items():
    folder = FOLDER / call.replace("_", "-")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(bytes([CALLS.index(call)]) + b"".join(map(encoded, fields)))
