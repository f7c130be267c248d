"""The table by the libraries of Python: one process of the bench, which README.md describes.

Usage: table_baselines.py numpy | torch <threads> | loop
"""

import json
import math
import platform
import sys
import time


def numpy_implementations():
    import numpy as np

    kept = {}

    def buffers(positions, dimensions, kind):
        """Memory kept and used again, so that the library is held at its best."""
        key = (positions, dimensions, kind)
        if key not in kept:
            kept.clear()
            kept[key] = np.empty((positions, dimensions), np.float32), np.empty((positions, dimensions // 2), kind)
        return kept[key]

    def best(kind):
        def table(positions, dimensions, offset):
            out, angle = buffers(positions, dimensions, kind)
            position = (offset + np.arange(positions)).astype(kind)[:, None]
            frequency = (10000.0 ** (-np.arange(0, dimensions, 2) / dimensions)).astype(kind)
            np.multiply(position, frequency, out=angle)
            np.sin(angle, out=out[:, 0::2], casting="same_kind")
            np.cos(angle, out=out[:, 1::2], casting="same_kind")
            return out

        return table

    def usual(positions, dimensions, offset):
        """As tutorials write it: every angle twice, in float64, then converted to the float table that a model takes."""
        position = (offset + np.arange(positions))[:, np.newaxis]
        i = np.arange(dimensions)[np.newaxis, :]
        angle = position / np.power(10000, (2 * (i // 2)) / dimensions)
        pe = np.zeros((positions, dimensions))
        pe[:, 0::2] = np.sin(angle[:, 0::2])
        pe[:, 1::2] = np.cos(angle[:, 1::2])
        return pe.astype(np.float32)

    about = f"NumPy {np.__version__}, Python {platform.python_version()}"
    return about, {"float32": best(np.float32), "float64": best(np.float64), "usual": usual}


def torch_implementations(threads):
    import torch

    torch.set_num_threads(int(threads))

    def usual(positions, dimensions, offset):
        """The formulation of PyTorch's own Transformer tutorial, in float32."""
        position = torch.arange(offset, offset + positions).unsqueeze(1)
        div_term = torch.exp(torch.arange(0, dimensions, 2) * (-math.log(10000.0) / dimensions))
        pe = torch.zeros(positions, dimensions)
        pe[:, 0::2] = torch.sin(position * div_term)
        pe[:, 1::2] = torch.cos(position * div_term)
        return pe.numpy()

    def rotary(positions, dimensions, offset):
        """As code of rotary models writes it: angles by an outer product, in float32."""
        inv_freq = 1.0 / (10000 ** (torch.arange(0, dimensions, 2).float() / dimensions))
        angles = torch.outer(torch.arange(offset, offset + positions).float(), inv_freq)
        return angles.cos(), angles.sin()

    def rotary_interleaved(positions, dimensions, offset):
        """In one table, as accuracy.cpp reads them: sine, cosine, sine, cosine, ..."""
        cosines, sines = rotary(positions, dimensions, offset)
        return torch.stack([sines, cosines], -1).reshape(positions, dimensions).numpy()

    implementations = {"usual": usual, "rotary": rotary, "rotary-interleaved": rotary_interleaved}
    return f"PyTorch {torch.__version__}, {torch.get_num_threads()} thread(s)", implementations


LOOP_ROWS = 20


def loop_implementations():
    import numpy as np

    def encoding(position, dimensions):
        pe = np.zeros((1, dimensions))
        for i in range(dimensions):
            if i % 2 == 0:
                pe[:, i] = np.sin(position / np.power(10000, i / dimensions))
            else:
                pe[:, i] = np.cos(position / np.power(10000, (i - 1) / dimensions))
        return pe

    def loop(positions, dimensions, offset, every=1):
        rows = [encoding(position, dimensions) for position in range(offset, offset + positions, every)]
        return np.array(rows, dtype=np.float32).reshape(-1, dimensions)

    return f"NumPy {np.__version__}, Python {platform.python_version()}", {"loop": loop}


def seconds_of(name, implementation, positions, dimensions, offset):
    rows = min(positions, LOOP_ROWS) if name == "loop" else positions  # the loop would take seconds: extrapolated
    begun = time.perf_counter()
    table = implementation(rows, dimensions, offset)
    seconds = time.perf_counter() - begun
    assert name == "rotary" or table.shape == (rows, dimensions)
    return seconds * positions / rows


def dump(name, implementation, path, every, positions, dimensions, offset):
    if name == "loop":
        table = implementation(positions, dimensions, offset, every)
    else:
        table = implementation(positions, dimensions, offset)[::every]
    table.astype("<f4").tofile(path)


def reply(message):
    print(json.dumps(message), flush=True)


def main(library, *options):
    try:
        load = {"numpy": numpy_implementations, "torch": torch_implementations, "loop": loop_implementations}[library]
        about, implementations = load(*options)
    except ImportError as error:
        return reply({"missing": str(error)})
    reply({"ready": about})
    for line in sys.stdin:
        verb, name, *words = line.split()
        if verb == "time":
            times, *shape = map(int, words)
            reply({"seconds": [seconds_of(name, implementations[name], *shape) for _ in range(times)]})
        else:
            path, *numbers = words
            dump(name, implementations[name], path, *map(int, numbers))
            reply({})


main(*sys.argv[1:])
