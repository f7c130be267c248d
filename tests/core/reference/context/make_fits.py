#!/usr/bin/env python3
"""Writes golden fits of a head's score to random numbers, by the normal equations in 80 digits and with no code of ours.

    python3 tests/core/reference/context/make_fits.py        (needs mpmath)

The targets are those of posenc/random.h: SplitMix64 and Box and Muller. Formula: Chen et al. 2023, section 2.3, with a ridge.
"""

import json
import pathlib

from mpmath import cos, eye, log, lu_solve, matrix, mp, mpf, pi, sin, sqrt

mp.dps = 80
MASK = (1 << 64) - 1


def integers(seed):
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def normals(seed, count):
    random = integers(seed)
    found = []
    while len(found) < count:
        radius = sqrt(-2 * log(1 - mpf(next(random) >> 11) / 2**53))
        angle = 2 * pi * next(random) / 2**64
        found += [radius * cos(angle), radius * sin(angle)]
    return found[:count]


def fit(dimensions, base, trainedLength, length, ridge, seed):
    speeds = [mpf(base) ** (mpf(-2 * i) / dimensions) for i in range(dimensions // 2)]
    row = lambda x: [cos(x * w) for w in speeds] + [sin(x * w) for w in speeds]
    waves = matrix([row(m) for m in range(trainedLength)])
    targets = normals(seed, trainedLength)
    found = lu_solve(waves.T * waves + mpf(ridge) * eye(dimensions), waves.T * matrix(targets))
    score = lambda x: sum(a * b for a, b in zip(row(x), found))
    inside = [score(m) for m in range(trainedLength)]
    outside = [score(m) for m in range(trainedLength, length)]
    squeezed = [score(mpf(m * trainedLength) / length) for m in range(length)]
    apart = sum((a - b) ** 2 for a, b in zip(inside, targets))
    parts = {"targets": targets, "inside": inside, "outside": outside, "squeezed": squeezed}
    parts |= {"cosines": list(found)[: dimensions // 2], "sines": list(found)[dimensions // 2 :]}
    return {name: [float(number) for number in numbers[:: max(1, len(numbers) // 12)]] for name, numbers in parts.items()} | {
        "error": float(sqrt(apart / trainedLength)),
        "largestInside": float(max(map(abs, inside))),
        "largestOutside": float(max(map(abs, outside))),
        "largestSqueezed": float(max(map(abs, squeezed))),
    }


SPECS = [
    {"dimensions": 8, "base": 100, "trainedLength": 32, "length": 64, "ridge": 1, "seed": 1},
    {"dimensions": 16, "base": 10000, "trainedLength": 96, "length": 160, "ridge": 1e-8, "seed": 2},
    {"dimensions": 16, "base": 10000, "trainedLength": 96, "length": 130, "ridge": 1e-3, "seed": 2},
    {"dimensions": 32, "base": 500000, "trainedLength": 128, "length": 256, "ridge": 1e-10, "seed": 3},
]
path = pathlib.Path(__file__).parent / "fits.json"
path.write_text(json.dumps([{"spec": spec} | fit(**spec) for spec in SPECS], indent=1) + "\n")
