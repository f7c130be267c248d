#!/usr/bin/env python3
"""Writes golden vectors that are turned by rotary embeddings, and their scores: by the formula, in 60 digits and with no code
of ours.

    python3 tests/core/reference/rotary/make_rotated.py        (needs mpmath)

Formula: Su et al. 2021, every pair (x, y) turned counter-clockwise; pairs as in GPT-J (neighbours) and GPT-NeoX (halves), the
part that turns as in GPT-J's rotary_dim and the partial_rotary_factor of Transformers.
"""

import json
import pathlib

from mpmath import cos, mp, mpf, sin

mp.dps = 60
FOLDER = pathlib.Path(__file__).parent
VECTORS = {"q4": [1, 2, 3, 4], "q8": [1, -2, 3, -4, 5, -6, 7, -8], "k4": [2, -1, 1, 3], "k8": [1, 1, 2, -1, 3, 0, -2, 1]}
LAYOUTS = ("neighbours", "halves")


def turned(vector, position, layout, rotary, base=10000):
    result = [mpf(x) for x in vector]
    for i in range(rotary // 2):
        a, b = (2 * i, 2 * i + 1) if layout == "neighbours" else (i, i + rotary // 2)
        angle = position * mpf(base) ** (-mpf(2 * i) / rotary)
        x, y = result[a], result[b]
        result[a], result[b] = x * cos(angle) - y * sin(angle), y * cos(angle) + x * sin(angle)
    return result


def parts_of(size):
    return (size, size // 2) if size > 4 else (size,)


rotated = [
    {"vector": vector, "position": position, "layout": layout, "rotary": rotary, "rotated": [float(x) for x in turned(vector, position, layout, rotary)]}
    for vector in VECTORS.values()
    for layout in LAYOUTS
    for rotary in parts_of(len(vector))
    for position in (0, 1, 5, 37, 2**53)
]
scores = [
    {"query": q, "key": k, "positions": [m, n], "layout": layout, "rotary": rotary,
     "score": float(sum(x * y for x, y in zip(turned(q, m, layout, rotary), turned(k, n, layout, rotary))))}
    for q, k in ((VECTORS["q4"], VECTORS["k4"]), (VECTORS["q8"], VECTORS["k8"]))
    for layout in LAYOUTS
    for rotary in parts_of(len(q))
    for m, n in ((0, 0), (5, 2), (37, 34), (2, 5), (37, 0), (1037, 1000), (2**53, 7))
]
lines = lambda cases: ",\n".join("  " + json.dumps(case) for case in cases)
(FOLDER / "rotated.json").write_text('{"rotated": [\n' + lines(rotated) + '\n], "scores": [\n' + lines(scores) + "\n]}\n")
