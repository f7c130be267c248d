#!/usr/bin/env python3
"""Writes the golden numbers of random streams and of attention beside this file, with none of the project's code.

    python3 tests/core/reference/make_walkthrough.py      (nothing but Python; it takes less than a second)

random.inc     integers and normals of chosen streams
attention.inc  weights, outputs and mean of chosen sentences, in double
"""

import math
import pathlib

FOLDER = pathlib.Path(__file__).parent
NOTE = "// Made by make_walkthrough.py; do not edit.\n"
ALL = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15


def mixed(z, shifts, first, second):
    z = ((z ^ (z >> shifts[0])) * first) & ALL
    z = ((z ^ (z >> shifts[1])) * second) & ALL
    return z ^ (z >> shifts[2])


def mix64(z):
    return mixed(z, (30, 27, 31), 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)


def mix_gamma(z):
    z = mixed(z, (33, 33, 33), 0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53) | 1
    return z ^ 0xAAAAAAAAAAAAAAAA if bin(z ^ (z >> 1)).count("1") < 24 else z


class SplittableRandom:
    """Steele, Lea and Flood 2014, as the paper has it: split() after split()."""

    def __init__(self, seed, gamma=GOLDEN):
        self.seed, self.gamma = seed, gamma

    def next_seed(self):
        self.seed = (self.seed + self.gamma) & ALL
        return self.seed

    def next_long(self):
        return mix64(self.next_seed())

    def split(self):
        seed = self.next_long()
        return SplittableRandom(seed, mix_gamma(self.next_seed()))


def stream(seed, index):
    """The index-th split; splits move the seed by 2 gamma each, so the ones before need not be made."""
    return SplittableRandom((seed + 2 * index * GOLDEN) & ALL).split()


def normals(random, count):
    """Box and Muller 1958: cosine first, sine second."""
    numbers = []
    while len(numbers) < count:
        radius = math.sqrt(-2 * math.log(1 - (random.next_long() >> 11) * 2.0**-53))
        angle = 2 * math.pi * (random.next_long() / 2**64)
        numbers += [radius * math.cos(angle), radius * math.sin(angle)]
    return numbers[:count]


def seed_of(text):
    """FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) & ALL
    return value


def named(seed, name, rows, columns, scale):
    numbers = normals(stream(seed, seed_of(name)), rows * columns)
    return [[scale * numbers[r * columns + c] for c in range(columns)] for r in range(rows)]


def times(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def attention(words, order, seed, d, code, mask):
    sentence = [words[i] for i in order]
    x = [named(seed, word, 1, d, 1)[0] for word in sentence]
    if code == "sinusoidal":
        for position, row in enumerate(x):
            for i in range(d // 2):
                row[2 * i] += math.sin(position / 10000 ** (2 * i / d))
                row[2 * i + 1] += math.cos(position / 10000 ** (2 * i / d))
    q, k, v = (times(x, named(seed, f"\nW_{name}", d, d, 1 / math.sqrt(d))) for name in "QKV")
    weights = []
    for i, row in enumerate(times(q, list(zip(*k)))):
        seen = [math.exp(s / math.sqrt(d)) if mask == "none" or j <= i else 0.0 for j, s in enumerate(row)]
        weights.append([e / sum(seen) for e in seen])
    outputs = times(weights, v)
    return weights, outputs, [sum(column) / len(column) for column in zip(*outputs)]


# 7 is the first stream of seed 1 whose step must be made more changeful.
STREAMS = [(0, 0), (1, 7), (1, 0), (1, 1), (1, 2), (42, 123456789), (2**53 - 1, seed_of("word")), (7, 2**63 - 1)]

SENTENCES = [
    (["I", "love", "NLP"], [0, 1, 2], 1, 4, "none", "none"),
    (["I", "love", "NLP"], [2, 0, 1], 1, 8, "sinusoidal", "none"),
    (["我", "爱", "苹果"], [1, 2, 0], 42, 16, "none", "causal"),
    (["我", "愛", "蘋果", "🍎"], [3, 2, 1, 0], 2**53 - 1, 64, "sinusoidal", "causal"),
]


def write_random():
    lines = []
    for seed, index in STREAMS:
        random = stream(seed, index)
        integers = [random.next_long() for _ in range(4)]
        normal = normals(stream(seed, index), 4)
        lines.append(
            f"{{{seed}u, {index}u, {{{', '.join(f'0x{n:016x}' for n in integers)}}}, {{{', '.join(n.hex() for n in normal)}}}}},\n"
        )
    (FOLDER / "random.inc").write_text(NOTE + "// {seed, index, {integers}, {normals}}\n" + "".join(lines))


def write_attention():
    def flat(matrix):
        return "{" + ", ".join(f"{value:.9g}" for row in matrix for value in row) + "}"

    lines = []
    for words, order, seed, d, code, mask in SENTENCES:
        weights, outputs, mean = attention(words, order, seed, d, code, mask)
        text = "\n".join(words)
        quoted = text.replace("\n", "\\n")
        lines.append(
            f'{{{{"{quoted}", {{{", ".join(map(str, order))}}}, {seed}, {d}, "{code}", "{mask}"}},\n {flat(weights)},\n {flat(outputs)},\n {flat([mean])}}},\n'
        )
    (FOLDER / "attention.inc").write_text(NOTE + "// {spec, weights, outputs, mean}\n" + "".join(lines))


if __name__ == "__main__":
    write_random()
    write_attention()
