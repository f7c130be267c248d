#!/usr/bin/env python3
"""Writes the losses and gradient norms of five training steps of small Transformers, one for each position encoding.

    python3 tests/core/reference/training/make_training.py        (needs torch; made with 1.13)

The model is built here from PyTorch's own parts, its gradients are autograd's, its steps torch.optim.Adam's, in double
precision. Parameters and words are simple formulas that the test repeats: parameter k is 0.3 sin(0.37 k^2 + 0.1 k), plus 1
for the gain of a norm. Biases of T5 are from Transformers' T5Attention, slopes of ALiBi from the code of Press et al.
"""

import math
import pathlib

import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)
FOLDER = pathlib.Path(__file__).parent
WORDS, WIDTH, HEADS, LENGTH, BATCH, LONGEST = 11, 16, 2, 9, 3, 12
CLIP, BUCKETS, FARTHEST, BASE = 3, 8, 16, 10_000
RATE, STEPS = 3e-3, 800


class Parameters:
    """One row of numbers, handed out matrix by matrix."""

    def __init__(self):
        self.parts = []
        self.used = 0

    def take(self, rows, columns, norm=False):
        k = torch.arange(self.used, self.used + rows * columns, dtype=torch.float64)
        part = (0.3 * torch.sin(0.37 * k * k + 0.1 * k)).float().double().reshape(rows, columns)
        if norm:
            part[0] = (part[0].float() + 1).double()
        self.used += rows * columns
        self.parts.append(part.requires_grad_())
        return self.parts[-1]


def bucket(offset, causal):
    """T5Attention._relative_position_bucket of Transformers."""
    relative, buckets, count = torch.tensor(offset), 0, BUCKETS
    if not causal:
        count //= 2
        buckets = (relative > 0).long() * count
        relative = relative.abs()
    else:
        relative = -torch.min(relative, torch.zeros_like(relative))
    exact = count // 2
    if relative < exact:
        return int(buckets + relative)
    large = exact + int(math.log(float(relative) / exact) / math.log(FARTHEST / exact) * (count - exact))
    return int(buckets) + min(large, count - 1)


def slopes(heads):
    """get_slopes of Press et al., for powers of two."""
    start = 2 ** (-(2 ** -(math.log2(heads) - 3)))
    return [start * start**i for i in range(heads)]


class Model:
    def __init__(self, encoding, causal, layers):
        self.encoding, self.causal, self.row = encoding, causal, Parameters()
        take, inner = self.row.take, WIDTH // HEADS
        self.words = take(WORDS, WIDTH)
        self.positions = take(LONGEST, WIDTH) if encoding == "learned" else None
        self.buckets = take(HEADS, BUCKETS) if encoding == "t5" else None
        self.layers = []
        for _ in range(layers):
            layer = {"norm": take(2, WIDTH, True), "qkv": take(WIDTH, 3 * WIDTH), "output": take(WIDTH, WIDTH)}
            layer["distances"] = take(2 * CLIP + 1, inner) if encoding == "shaw" else None
            layer["hidden norm"] = take(2, WIDTH, True)
            layer["hidden"], layer["hidden bias"] = take(WIDTH, 2 * WIDTH), take(1, 2 * WIDTH)
            layer["narrow"], layer["narrow bias"] = take(2 * WIDTH, WIDTH), take(1, WIDTH)
            self.layers.append(layer)
        self.last, self.logits, self.logits_bias = take(2, WIDTH, True), take(WIDTH, WORDS), take(1, WORDS)

    def rotated(self, x):
        half = x.shape[-1] // 2
        angle = torch.arange(LENGTH)[:, None] * BASE ** (-torch.arange(half) / half)
        cos, sin = torch.cos(angle), torch.sin(angle)
        a, b = x[..., :half], x[..., half:]
        return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)

    def attend(self, layer, x):
        inner = WIDTH // HEADS
        q, k, v = (p.reshape(BATCH, LENGTH, HEADS, inner).transpose(1, 2) for p in (x @ layer["qkv"]).chunk(3, -1))
        if self.encoding == "rotary":
            q, k = self.rotated(q), self.rotated(k)
        scores = q @ k.transpose(-1, -2)
        offset = torch.arange(LENGTH)[None, :] - torch.arange(LENGTH)[:, None]
        if self.encoding == "shaw":
            vectors = layer["distances"][offset.clamp(-CLIP, CLIP) + CLIP]
            scores = scores + torch.einsum("bhid,ijd->bhij", q, vectors)
        scores = scores / math.sqrt(inner)
        if self.encoding == "alibi":
            scores = scores - torch.tensor(slopes(HEADS))[:, None, None] * offset.abs()
        if self.encoding == "t5":
            places = torch.tensor([[bucket(int(o), self.causal) for o in row] for row in offset])
            scores = scores + 10 * self.buckets[:, places]
        if self.causal:
            scores = scores.masked_fill(offset > 0, -math.inf)
        return (scores.softmax(-1) @ v).transpose(1, 2).reshape(BATCH, LENGTH, WIDTH) @ layer["output"]

    def loss(self, words, targets):
        x = self.words[words]
        if self.positions is not None:
            x = x + self.positions[:LENGTH]
        if self.encoding == "sinusoidal":
            angle = torch.arange(LENGTH)[:, None] * BASE ** (-torch.arange(0, WIDTH, 2) / WIDTH)
            x = x + torch.stack([torch.sin(angle), torch.cos(angle)], -1).reshape(LENGTH, WIDTH)
        for layer in self.layers:
            x = x + self.attend(layer, F.layer_norm(x, (WIDTH,), *layer["norm"]))
            y = F.layer_norm(x, (WIDTH,), *layer["hidden norm"])
            x = x + F.relu(y @ layer["hidden"] + layer["hidden bias"]) @ layer["narrow"] + layer["narrow bias"]
        logits = F.layer_norm(x, (WIDTH,), *self.last) @ self.logits + self.logits_bias
        return F.cross_entropy(logits.reshape(-1, WORDS), targets.reshape(-1), ignore_index=-1)


def batch(step):
    k = torch.arange(BATCH * LENGTH) + 1_000 * step
    words = ((k * k * 7 + 3 * k) % WORDS).reshape(BATCH, LENGTH)
    targets = torch.full_like(words, -1)
    targets[:, 2:] = words[:, :-2]
    return words, targets


def rate(step):
    return RATE * min(1, step / 50) * (0.1 + 0.9 * (1 + math.cos(math.pi * step / STEPS)) / 2)


lines = ["// Made by make_training.py; do not edit.", "// {encoding, causal, layers, losses, gradient norms}"]
for encoding in ("none", "learned", "sinusoidal", "shaw", "t5", "alibi", "rotary"):
    for causal, layers in ((False, 1), (True, 2)):
        model = Model(encoding, causal, layers)
        adam = torch.optim.Adam(model.row.parts, betas=(0.9, 0.99), eps=1e-8)
        losses, norms = [], []
        for step in range(1, 6):
            adam.zero_grad()
            loss = model.loss(*batch(step))
            loss.backward()
            norms.append(float(torch.nn.utils.clip_grad_norm_(model.row.parts, 1.0)))
            adam.param_groups[0]["lr"] = rate(step)
            adam.step()
            losses.append(float(loss))
        text = lambda numbers: ", ".join(f"{number:.10g}" for number in numbers)
        lines.append(
            f"{{Encoding::{encoding}, {str(causal).lower()}, {layers}, {{{text(losses)}}}, {{{text(norms)}}}}},"
        )
(FOLDER / "training.inc").write_text("\n".join(lines) + "\n")
