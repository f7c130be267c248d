#!/usr/bin/env python3
"""Writes tables.inc beside this file: hashes of whole sinusoidal tables, from the formula alone and with none of the
project's code.

    python3 tests/core/reference/make_tables.py        (Debian: apt-get install python3-mpmath; 15 s)

Each line is one block of rows; its hash goes over the exact values rounded once to float, the sine of a pair and then its
cosine. The first row of a block comes from mpmath with 320 bits. The next ones are turned on from it in whole numbers of
256 bits, which lose one bit or two a row; a number closer to the middle of two floats than 2^-200 would stop the script.
"""

import math
import pathlib
import struct

from mpmath import mp, mpf

mp.prec = 320
BITS = 256
DOUBT = 2 ** (BITS - 200)

FILE = pathlib.Path(__file__).parent / "tables.inc"

# dimensions, base, position of the first row, rows, the rows to keep (a block, or single rows)
TABLES = [
    (512, 10000.0, 0, 5000, 100),
    *[(512, 10000.0, offset, 1000, 100) for offset in (10**6, 10**9, 10**12, 2**53 - 5000, -(10**6))],
    (512, 10000.0, -300, 600, 100),
    *[(dimensions, 10000.0, 0, 300, 100) for dimensions in (2, 6, 14, 16, 18, 62, 130, 510, 4096)],
    *[(dimensions, 500000.0, 10**12 + 1, 77, 77) for dimensions in (2, 6, 18, 62, 130, 510, 512)],
    (130, 1.5, -(10**6), 300, 100),
    (62, 1e9, 2**53 - 131, 131, 131),
    (18, 2.0, -17, 35, 35),
]
SAMPLED = [(1024, 10000.0, 0, 50000, 1201)]  # and the distance of the rows that are kept, each as a block of its own


def hash_of(data, value=0xCBF29CE484222325):
    """FNV-1a, 64 bits."""
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def fixed(value):
    """The nearest multiple of 2^-BITS."""
    return int(mp.nint(mp.ldexp(value, BITS)))


def nearest_float(value):
    """A fixed number rounded to the nearest float. Precondition: it is 0 or above 2^-125."""
    magnitude = abs(value)
    lost = magnitude.bit_length() - 24
    if lost <= 0:
        assert magnitude <= DOUBT, "too small for this script"
        return 0.0
    assert lost > BITS - 149, "too small for this script"
    rest = magnitude & ((1 << lost) - 1)
    assert abs(rest - (1 << lost - 1)) > DOUBT, "too near the middle of two floats"
    rounded = (magnitude >> lost) + (rest >> lost - 1)
    return math.ldexp(rounded if value > 0 else -rounded, lost - BITS)


def rows_from(position, count, speeds):
    """`count` rows of floats, as bytes."""
    steps = [(fixed(mp.sin(speed)), fixed(mp.cos(speed))) for speed in speeds]
    hands = [(fixed(mp.sin(position * speed)), fixed(mp.cos(position * speed))) for speed in speeds]
    for row in range(count):
        yield struct.pack(f"<{2 * len(hands)}f", *(nearest_float(value) for hand in hands for value in hand))
        if row + 1 < count:
            hands = [
                ((s * dc + c * ds) >> BITS, (c * dc - s * ds) >> BITS) for (s, c), (ds, dc) in zip(hands, steps)
            ]


def blocks():
    for dimensions, base, offset, rows, size in TABLES:
        for first in range(0, rows, size):
            yield dimensions, base, offset, rows, first, min(size, rows - first)
    for dimensions, base, offset, rows, distance in SAMPLED:
        for row in range(0, rows, distance):
            yield dimensions, base, offset, rows, row, 1


def main():
    lines = []
    for dimensions, base, offset, rows, first, size in blocks():
        speeds = [mp.power(mpf(base), -mpf(2 * pair) / dimensions) for pair in range(dimensions // 2)]
        digest = hash_of(b"".join(rows_from(offset + first, size, speeds)))
        lines.append(f"{{{dimensions}, {base:.17g}, {offset}, {rows}, {first}, {size}, 0x{digest:016x}}},\n")
    note = "// Made by make_tables.py; do not edit.\n// {dimensions, base, offset, positions, first row, rows, hash}\n"
    FILE.write_text(note + "".join(lines))


main()
