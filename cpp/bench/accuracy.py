"""Compares tables of 100 x 512 at several offsets with exact values by mpmath, and prints a Markdown table.

Usage: accuracy.py FOLDER, with the tables that `node.ts accuracy FOLDER` writes.
"""

import sys

import numpy as np
from mpmath import cos_sin, mp, mpf

import baselines

ROWS, DIMENSIONS = 100, 512
OFFSETS = [0, 10**6, 10**9, 10**12, 2**53 - 2000]


def exact(offset):
    table = np.empty((ROWS, DIMENSIONS))
    for pair in range(DIMENSIONS // 2):
        frequency = mpf(10000) ** (-2 * mpf(pair) / DIMENSIONS)
        for row in range(ROWS):
            cosine, sine = cos_sin((offset + row) * frequency)
            table[row, 2 * pair : 2 * pair + 2] = float(sine), float(cosine)
    return table


def describe(table, truth):
    """The largest error, and how many numbers aren't the float nearest to the exact value."""
    wrong = np.count_nonzero(table != truth.astype(np.float32))
    percent = 100 * wrong / truth.size
    return f"{np.abs(table - truth).max():.1e}, {f'{percent:.0f} %' if percent >= 0.5 else wrong}"


def main(folder):
    mp.dps = 50
    truths = {offset: exact(offset) for offset in OFFSETS}

    def read(name):
        return lambda offset: np.fromfile(f"{folder}/{name}-{offset}.f32", "<f4").reshape(ROWS, DIMENSIONS)

    makers = {
        "ours": read("ours"),
        "plain JavaScript": read("plain JavaScript"),
        "NumPy, float32": lambda offset: baselines.numpy_float32(ROWS, DIMENSIONS, offset)(),
        "NumPy, as usual": lambda offset: baselines.numpy_usual(ROWS, DIMENSIONS, offset),
    }
    if baselines.torch:
        makers["PyTorch"] = lambda offset: baselines.torch_usual(ROWS, DIMENSIONS, offset)
    print(f"| largest error, wrong of {ROWS * DIMENSIONS} | " + " | ".join(f"at {offset:,}" for offset in OFFSETS) + " |")
    print("| --- |" + " ---: |" * len(OFFSETS))
    for name, make in makers.items():
        print(f"| {name} | " + " | ".join(describe(make(offset), truths[offset]) for offset in OFFSETS) + " |")


main(sys.argv[1])
