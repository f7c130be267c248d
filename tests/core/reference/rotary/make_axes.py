#!/usr/bin/env python3
"""Writes golden axes and angles of multimodal RoPE: the code of Transformers with lists for tensors, in 60 digits.

    python3 tests/core/reference/rotary/make_axes.py        (needs mpmath)

Axes: apply_multimodal_rotary_pos_emb (modeling_qwen2_vl.py) and apply_interleaved_mrope (modeling_qwen3_vl.py).
"""

import json
import pathlib

from mpmath import mp, mpf, pi

mp.dps = 60
CASES = [
    (128, 1000000, [16, 24, 24], 0, [1000, 17, 23]),
    (128, 5000000, [24, 20, 20], 1, [1000, 17, 23]),
    (16, 10000, [3, 3, 2], 1, [2**53, -2.5, 0]),
    (16, 10000, [0, 8, 0], 0, [1, -7, 3]),
]


def axes_of(sections, interleaved):
    if not interleaved:
        return [axis for axis, section in enumerate(sections) for _ in range(section)]
    axes = [0] * sum(sections)
    for axis in (1, 2):
        for pair in range(len(axes))[axis : sections[axis] * 3 : 3]:
            axes[pair] = axis
    return axes


def golden(dimensions, base, sections, interleaved, positions):
    axis = axes_of(sections, interleaved)
    frequencies = [mpf(base) ** (-mpf(2 * pair) / dimensions) for pair in range(dimensions // 2)]
    angles = [mpf(positions[a]) * w % (2 * pi) for a, w in zip(axis, frequencies)]
    return {
        "spec": {"dimensions": dimensions, "base": base, "sections": sections, "interleaved": interleaved, "positions": positions},
        "frequencies": [float(w) for w in frequencies],
        "axis": axis,
        "angles": [float(angle) for angle in angles],
    }


text = "[\n" + ",\n".join(json.dumps(golden(*case)) for case in CASES) + "\n]\n"
pathlib.Path(__file__).with_name("axes.json").write_text(text)
