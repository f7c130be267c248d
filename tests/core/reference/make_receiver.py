#!/usr/bin/env python3
"""Writes the golden receptions, cliffs and sums beside this file, with none of the project's code.

    python3 tests/core/reference/make_receiver.py      (nothing but Python; it takes some ten seconds)

receiver.inc   noisy codes and their fixes, by trying every position in plain Python
cliff.inc      sums over trials
read_back.inc  words and positions read back from their sums
addition.inc   the first numbers of chosen sums
"""

import math
import pathlib

from make_walkthrough import normals, seed_of, stream

FOLDER = pathlib.Path(__file__).parent
NOTE = "// Made by make_receiver.py; do not edit.\n"


def below(random, bound):
    return (random.next_long() * bound) >> 64


def speeds(d, base):
    return [base ** (-2 * i / d) for i in range(d // 2)]


def code(position, d, base):
    return [f(position * w) for w in speeds(d, base) for f in (math.sin, math.cos)]


def noisy(position, sigma, seed, trial, d, base):
    return [c + sigma * n for c, n in zip(code(position, d, base), normals(stream(seed, trial), d))]


def score(y, p, hands):
    return sum(y[2 * i] * math.sin(w * p) + y[2 * i + 1] * math.cos(w * p) for i, w in hands)


def slope(y, p, hands):
    return sum(w * (y[2 * i] * math.cos(w * p) - y[2 * i + 1] * math.sin(w * p)) for i, w in hands)


def fix(y, d, base, heard, start, count):
    """The best whole position, and the root of the slope beside it by halving."""
    hands = [(i, w) for i, w in enumerate(speeds(d, base)) if i < len(heard) and heard[i] == "1"]
    whole = max(range(start, start + count), key=lambda p: score(y, p, hands))
    low, high = (whole, whole + 1) if slope(y, whole, hands) > 0 else (whole - 1, whole)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(y, middle, hands) > 0 else (low, middle)
    return whole, low, hands


RECEPTIONS = [
    (137, 0.3, 1, 0, 64, 10000, "1" * 32, 0, 1024),
    (36.6, 0.5, 2, 7, 16, 10000, "10110111", -100, 300),
    (-5, 1.0, 42, 123, 128, 500, "1" * 64, -700, 1000),
    (900.25, 0.05, 3, 1, 8, 10000, "0111", 0, 2000),
    (12, 0.2, 9007199254740991, 5, 2, 10000, "1", 10, 5),
]

CLIFFS = [
    (16, 10000, 0.3, 256, 0, 150, 1),
    (16, 10000, 0.5, 300, 1000, 150, 2),
    (64, 10000, 1.0, 200, 0, 60, 3),
]

READINGS = [(16, 200, 64, 1, 0, 30, 1), (30, 150, 100, 0.2, 500, 30, 2), (2, 7, 5, 2, 0, 40, 3)]

ADDITIONS = [("love", 1, 8, 10000, 1, "none", 1), ("蘋果", 36.6, 6, 100, 0.5, "sqrt", 42)]


def reception(position, sigma, seed, trial, d, base, heard, start, count):
    y = noisy(position, sigma, seed, trial, d, base)
    whole, refined, hands = fix(y, d, base, heard, start, count)
    misfit = 0.0
    for i, w in hands:
        misfit += (y[2 * i] - math.sin(w * refined)) ** 2 + (y[2 * i + 1] - math.cos(w * refined)) ** 2
    return {
        "spec": {
            **{"position": position, "sigma": sigma, "seed": seed, "trial": trial, "dimensions": d, "base": base},
            **{"heard": heard, "searchFrom": start, "searchCount": count},
        },
        "code": y[:2] + y[-2:],
        "whole": whole,
        "position": refined,
        "bound": sigma / math.sqrt(sum(w * w for _, w in hands)),
        "logLikelihood": -misfit / (2 * sigma**2),
    }


def cliff(d, base, sigma, candidates, first, trials, seed):
    own_seed = stream(seed, seed_of("hidden positions")).next_long()
    wrong = misses = 0
    error = squared = squared_right = squared_whole = fourth = fourth_whole = 0.0
    for t in range(first, first + trials):
        position = below(stream(own_seed, t), candidates)
        whole, refined, _ = fix(noisy(position, sigma, seed, t, d, base), d, base, "1" * (d // 2), 0, candidates)
        squared += (refined - position) ** 2
        squared_whole += (whole - position) ** 2
        fourth += (refined - position) ** 4
        fourth_whole += (whole - position) ** 4
        misses += whole != position
        if abs(whole - position) > 3:
            wrong += 1
        else:
            error += refined - position
            squared_right += (refined - position) ** 2
    return {
        "spec": {
            **{"dimensions": d, "base": base, "sigma": sigma, "candidates": candidates, "firstTrial": first},
            **{"trials": trials, "seed": seed},
        },
        **{"wrongTurns": wrong, "wholeMisses": misses, "error": error, "squaredError": squared},
        **{"squaredRightError": squared_right, "squaredWholeError": squared_whole},
        **{"fourthPowerError": fourth, "fourthPowerWholeError": fourth_whole},
    }


def word_vector(random, d):
    return [n / math.sqrt(d) for n in normals(random, d)]


def read_back(d, vocabulary, positions, scale, first, trials, seed):
    words_seed = stream(seed, seed_of("vocabulary")).next_long()
    trials_seed = stream(seed, seed_of("trials")).next_long()
    words = [word_vector(stream(words_seed, i), d) for i in range(vocabulary)]
    counts = {"positions": 0, "words": 0, "wordsAsIs": 0, "both": 0}
    for t in range(first, first + trials):
        random = stream(trials_seed, t)
        word, position = below(random, vocabulary), below(random, positions)
        total = [a + scale * b for a, b in zip(words[word], code(position, d, 10000))]
        found, _, _ = fix(total, d, 10000, "1" * (d // 2), 0, positions)
        rest = [a - scale * b for a, b in zip(total, code(found, d, 10000))]

        def nearest(x):
            return min(range(vocabulary), key=lambda i: sum((a - b) ** 2 for a, b in zip(x, words[i])))

        is_word, is_position = nearest(rest) == word, found == position
        counts["positions"] += is_position
        counts["words"] += is_word
        counts["wordsAsIs"] += nearest(total) == word
        counts["both"] += is_word and is_position
    spec = {"dimensions": d, "vocabulary": vocabulary, "positions": positions, "scale": scale}
    return {"spec": {**spec, "firstTrial": first, "trials": trials, "seed": seed}, **counts}


def write(name, comment, goldens, line):
    (FOLDER / f"{name}.inc").write_text(NOTE + comment + "".join(line(g) for g in goldens))


def braced(values):
    return "{" + ", ".join(f'"{v}"' if isinstance(v, str) else repr(v) for v in values) + "}"


def parts(golden):
    return [value for name, value in golden.items() if name not in ("spec", "code")]


if __name__ == "__main__":
    write(
        *("receiver", "// {spec, {first pair, last pair}, whole, position, bound, log-likelihood}\n"),
        [reception(*r) for r in RECEPTIONS],
        lambda g: f"{{{braced(g['spec'].values())}, {braced(g['code'])}, {braced(parts(g))[1:-1]}}},\n",
    )
    write(
        *("cliff", "// {spec, wrong turns, whole misses, error, squared error, squared right error, squared whole error, fourth powers}\n"),
        [cliff(*c) for c in CLIFFS],
        lambda g: f"{{{braced(g['spec'].values())}, {braced(parts(g))[1:-1]}}},\n",
    )
    write(
        *("read_back", "// {spec, positions, words, words as is, both}\n"),
        [read_back(*r) for r in READINGS],
        lambda g: f"{{{braced(g['spec'].values())}, {braced(parts(g))[1:-1]}}},\n",
    )
    lines = []
    for word, position, d, base, scale, times_root, seed in ADDITIONS:
        factor = math.sqrt(d) if times_root == "sqrt" else 1
        vector = word_vector(stream(seed, seed_of(word)), d)
        total = [factor * a + scale * b for a, b in zip(vector, code(position, d, base))]
        spec = braced([word, position, d, base, scale, times_root, seed])
        lines.append(f"{{{spec}, {braced(total)}}},\n")
    (FOLDER / "addition.inc").write_text(NOTE + "// {spec, sum}\n" + "".join(lines))
