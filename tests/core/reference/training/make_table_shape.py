#!/usr/bin/env python3
"""Writes the cosines, the nearest rows and the principal components of a small table in two states.

    python3 tests/core/reference/training/make_table_shape.py        (needs numpy)

The entries are a simple formula that the test repeats: entry k of both states together is sin(0.37 k^2 + 0.1 k), rounded to
float, and the entries of row i are multiplied by 1 + i. The axes are numpy's right singular vectors of the last state, less
its mean, with signs that make the components of its row 0 positive.
"""

import pathlib

import numpy as np

STATES, POSITIONS, DIMENSIONS = 2, 6, 4

k = np.arange(STATES * POSITIONS * DIMENSIONS, dtype=np.float64)
tables = np.sin(0.37 * k * k + 0.1 * k).reshape(STATES, POSITIONS, DIMENSIONS)
tables = (tables * (1 + np.arange(POSITIONS))[None, :, None]).astype(np.float32).astype(np.float64)

units = tables / np.linalg.norm(tables, axis=2, keepdims=True)
cosines = units @ units.transpose(0, 2, 1)
others = cosines - 3 * np.eye(POSITIONS)[None]
nearest = others.argmax(axis=2)
neighbours = (np.abs(nearest - np.arange(POSITIONS)[None]) == 1).sum(axis=1)

centred = tables - tables.mean(axis=1, keepdims=True)
axes = np.linalg.svd(centred[-1])[2][:2]
axes *= np.sign(axes @ centred[-1][0])[:, None]
components = centred @ axes.T
shares = (components**2).sum(axis=1) / (centred**2).sum(axis=(1, 2))[:, None]


def line(name, numbers, form):
    return f"// {name}\n{{{', '.join(form % number for number in np.ravel(numbers))}}},\n"


text = "// Made by make_table_shape.py; do not edit.\n"
for name, numbers in (("cosines", cosines), ("axes", axes), ("components", components), ("shares", shares)):
    text += line(name, numbers, "%.12g")
text += line("nearest", nearest, "%d") + line("neighbours", neighbours, "%d")
(pathlib.Path(__file__).parent / "table_shape.inc").write_text(text)
