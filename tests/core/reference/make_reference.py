#!/usr/bin/env python3
"""Writes the golden numbers beside this file, from the formula alone and with none of the project's code.

    python3 tests/core/reference/make_reference.py        (Debian: apt-get install python3-mpmath; 1 s)

hands.inc and hands.json  every quantity of chosen hands, each the exact value rounded once to double
frequencies.inc           chosen frequencies as fractions of a turn, rounded to 128 bits
sines.inc                 sine and cosine of chosen 128-bit phases, to 106 bits: a double and what it lacks
rows.inc and rows.json    one hash per chosen row of a sinusoidal table, over the exact values rounded once to float
"""

import json
import pathlib
import random
import struct

from mpmath import mp, mpf

mp.prec = 320  # 53 bits of position and 53 of fraction, 53 of the result, and 160 to spare

FOLDER = pathlib.Path(__file__).parent
NOTE = "// Made by make_reference.py; do not edit.\n"


def speed(dimensions, base, pair):
    """base^(-2 pair / dimensions)."""
    return mp.power(mpf(base), -mpf(2 * pair) / dimensions)


def hand(dimensions, base, unit, position, pair):
    """The exact quantities of one hand, as mpf."""
    radians = speed(dimensions, base, pair) * (mp.pi if unit == "half-turn" else 1)
    total = mpf(position) * radians
    if unit == "half-turn":  # stays exact where the speed is a power of two
        turns_exact = mpf(position) * speed(dimensions, base, pair) / 2
    else:
        turns_exact = total / (2 * mp.pi)
    turns = mp.floor(turns_exact)
    angle = (turns_exact - turns) * 2 * mp.pi
    return {
        "frequency": radians,
        "period": 2 * mp.pi / radians,
        "angle": angle,
        "turns": turns,
        "sine": mp.sin(angle),
        "cosine": mp.cos(angle),
    }


def to_float(value):
    """The nearest float, ties to even, as four little-endian bytes. For values that are 0 or above 2^-126."""
    with mp.workprec(24):
        return struct.pack("<f", float(+value))


def hash_of(data):
    """FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) % 2**64
    return value


def row_bytes(position, speeds):
    """One interleaved row."""
    angles = [mpf(position) * speed for speed in speeds]
    return b"".join(to_float(mp.sin(angle)) + to_float(mp.cos(angle)) for angle in angles)


HANDS = [
    # dimensions, base, unit, pairs, positions
    (4, 10000.0, "radian", (0, 1), (0.0, 1.0, 2.0, 3.0, 37.25, -3.7)),
    (16, 10000.0, "radian", (0, 3, 7), (0.5, 1e6, -1e9, 1e12 + 0.125, 2.0**53 - 1, -(2.0**53))),
    (16, 256.0, "half-turn", (0, 1, 4, 7), (1.0, 37.0, 100.5, 2.0**52 + 3, -1.0)),
    (16, 10000.0, "half-turn", (0, 2, 7), (37.0, 1e9 + 0.5, 2.0**53 - 1)),
    (512, 10000.0, "radian", (0, 1, 100, 255), (0.001, 4999.0, 1e12, 123456789.123, 2.0**53, -(2.0**53))),
    (64, 500000.0, "radian", (1, 31), (131071.0, 2.0**53 - 2000)),
    (4096, 10000.0, "radian", (1, 1024, 2047), (1.0, 131071.0, 2.0**53 - 1)),
    (6, 1.5, "radian", (0, 1, 2), (7.0, 2.0**53 - 1)),
    (8, 1.0000000000000002, "radian", (1, 3), (1.0, 1e15)),
    (10, 1e300, "half-turn", (1, 4), (1.0, 1e15)),
]

ROWS = [
    # dimensions, base, positions
    (512, 10000.0, [*range(0, 40), *range(4996, 5000), 10**6, 10**9, 10**12, 2**53 - 2000, 2**53 - 1, -1, -5000, -(2**53)]),
    (2, 10000.0, [0, 1, 9, 710, 2**53 - 1]),
    (4, 10000.0, [0, 1, 2, 3, 8, 1885]),
    (6, 10000.0, [0, 1, 1000]),
    (64, 10000.0, [0, 1, 511, 131071]),
    (128, 500000.0, [1, 131071, 10**12]),
    (100, 2.0, [3, 10**9]),
    (1024, 10000.0, [1, 49999, 2**53 - 1]),
    (4096, 10000.0, [1, 131071]),
]


def write_hands():
    lines, golden = [], []
    for dimensions, base, unit, pairs, positions in HANDS:
        for position in positions:
            for pair in pairs:
                exact = {name: float(value) for name, value in hand(dimensions, base, unit, position, pair).items()}
                golden.append({"dimensions": dimensions, "base": base, "unit": unit, "position": position, "pair": pair, **exact})
                numbers = ", ".join(value.hex() for value in exact.values())
                lines.append(f'{{{position.hex()}, {dimensions}, {base.hex()}, "{unit}", {pair}, {numbers}}},\n')
    (FOLDER / "hands.inc").write_text(
        NOTE + "// {position, dimensions, base, unit, pair, frequency, period, angle, turns, sine, cosine}\n" + "".join(lines)
    )
    (FOLDER / "hands.json").write_text("[\n" + ",\n".join(json.dumps(hand) for hand in golden) + "\n]\n")


def write_rows():
    lines, golden = [], []
    for dimensions, base, positions in ROWS:
        speeds = [speed(dimensions, base, pair) for pair in range(dimensions // 2)]
        for position in positions:
            digest = hash_of(row_bytes(position, speeds))
            lines.append(f"{{{dimensions}, {base:.0f}, {float(position).hex()}, 0x{digest:016x}}},\n")
            golden.append({"dimensions": dimensions, "base": base, "position": position, "hash": f"{digest:016x}"})
    (FOLDER / "rows.inc").write_text(NOTE + "// {dimensions, base, position, hash}\n" + "".join(lines))
    (FOLDER / "rows.json").write_text("[\n" + ",\n".join(json.dumps(row) for row in golden) + "\n]\n")


def words(fraction):
    """A 128-bit whole number as two C++ words."""
    return f"0x{fraction >> 64:016x}, 0x{fraction % 2**64:016x}"


def two_doubles(value):
    """The nearest double, and the rest as another."""
    nearest = float(value)
    return f"{nearest.hex()}, {float(value - mpf(nearest)).hex()}"


def write_frequencies():
    lines = []
    for dimensions, base in [(4, 10000.0), (64, 500000.0), (512, 10000.0), (4096, 10000.0), (4096, 1.5), (128, 1e300), (6, 1.0000000000000002)]:
        pairs = dimensions // 2
        for pair in sorted({0, 1, pairs // 3, pairs // 2, pairs - 1}):
            for unit, first in [("radian", 1 / (2 * mp.pi)), ("half_turn", mpf(1) / 2)]:
                turns = int(mp.nint(first * speed(dimensions, base, pair) * mpf(2) ** 128))
                lines.append(f"{{{dimensions}, {base.hex()}, Unit::{unit}, {pair}, {words(turns)}}},\n")
    (FOLDER / "frequencies.inc").write_text(NOTE + "// {dimensions, base, unit, pair, high and low word of the turns per position x 2^128}\n" + "".join(lines))


def write_sines():
    source = random.Random(1)
    phases = [source.getrandbits(128) for _ in range(160)]
    phases += [(eighth << 125) + source.randrange(-(2**110), 2**110) for eighth in range(1, 8) for _ in range(6)]
    phases += [source.getrandbits(bits) for bits in range(8, 128, 4)]
    lines = []
    for phase in phases:
        angle = 2 * mp.pi * phase / mpf(2) ** 128
        lines.append(f"{{{words(phase)}, {two_doubles(mp.sin(angle))}, {two_doubles(mp.cos(angle))}}},\n")
    (FOLDER / "sines.inc").write_text(NOTE + "// {high and low word of the phase, sine, rest of it, cosine, rest of it}\n" + "".join(lines))


write_hands()
write_rows()
write_frequencies()
write_sines()
