"""The table and a training step in NumPy and PyTorch, on one thread.

Usage: baselines.py table | step. Prints the mean seconds of each by name; without PyTorch, its names are missing.
"""

import json
import math
import sys
import timeit

import numpy as np

try:
    import torch
    from torch import nn

    torch.set_num_threads(1)
except ImportError:
    torch = None


def numpy_float32(positions, dimensions, offset=0):
    """NumPy at its best: float32 and reused memory. Returns a function that fills the table."""
    table = np.empty((positions, dimensions), np.float32)
    angles = np.empty((positions, dimensions // 2), np.float32)

    def fill():
        position = (offset + np.arange(positions)).astype(np.float32)[:, None]
        frequency = (10000.0 ** (-np.arange(0, dimensions, 2) / dimensions)).astype(np.float32)
        np.multiply(position, frequency, out=angles)
        np.sin(angles, out=table[:, 0::2])
        np.cos(angles, out=table[:, 1::2])
        return table

    return fill


def numpy_usual(positions, dimensions, offset=0):
    """As tutorials write it: every angle twice, in float64, then converted to float32."""
    position = (offset + np.arange(positions))[:, np.newaxis]
    i = np.arange(dimensions)[np.newaxis, :]
    angle = position / np.power(10000, (2 * (i // 2)) / dimensions)
    table = np.zeros((positions, dimensions))
    table[:, 0::2] = np.sin(angle[:, 0::2])
    table[:, 1::2] = np.cos(angle[:, 1::2])
    return table.astype(np.float32)


def torch_usual(positions, dimensions, offset=0):
    """As PyTorch's Transformer tutorial writes it, in float32."""
    position = torch.arange(offset, offset + positions).unsqueeze(1)
    div_term = torch.exp(torch.arange(0, dimensions, 2) * (-math.log(10000.0) / dimensions))
    table = torch.zeros(positions, dimensions)
    table[:, 0::2] = torch.sin(position * div_term)
    table[:, 1::2] = torch.cos(position * div_term)
    return table.numpy()


def torch_step(width=32, length=16, batch=32, heads=4, vocabulary=17):
    """The training lab's model in PyTorch, eager. Returns a function that makes a training step."""
    torch.manual_seed(1)
    words, positions = nn.Embedding(vocabulary, width), nn.Embedding(length, width)
    layer = nn.TransformerEncoderLayer(width, heads, 2 * width, dropout=0.0, norm_first=True, batch_first=True)
    norm, logits = nn.LayerNorm(width), nn.Linear(width, vocabulary)
    model = nn.ModuleList([words, positions, layer, norm, logits])
    adam = torch.optim.Adam(model.parameters(), lr=3e-3, betas=(0.9, 0.99))
    mask = torch.ones(length, length, dtype=torch.bool).triu(1)
    sentences = torch.randint(vocabulary, (batch, length))
    targets = torch.where(torch.rand(batch, length) < 0.3, torch.randint(8, (batch, length)), -1)

    def step():
        hidden = layer(words(sentences) + positions.weight, src_mask=mask)
        loss = nn.functional.cross_entropy(logits(norm(hidden)).flatten(0, 1), targets.flatten(), ignore_index=-1)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()

    return step


def seconds(function):
    function()  # warm-up
    count, total = timeit.Timer(function).autorange()  # at least 0.2 s
    return total / count


def main(job):
    if job == "table":
        runs = {"NumPy, float32": numpy_float32(5000, 512), "NumPy, as usual": lambda: numpy_usual(5000, 512)}
        if torch:
            runs["PyTorch"] = lambda: torch_usual(5000, 512)
    else:
        runs = {"PyTorch step": torch_step()} if torch else {}
    print(json.dumps({name: seconds(run) for name, run in runs.items()}))


if __name__ == "__main__":
    main(sys.argv[1])
