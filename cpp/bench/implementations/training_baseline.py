"""Steps of training by PyTorch: one process of the bench, which README.md describes.

Usage: training_baseline.py <threads>

The model of the training lab, written as tutorials do, in float32: pre-norm layers of PyTorch's own parts, a learned table, a
causal mask, Adam, gradients clipped at 1. Its words are drawn anew for every step, outside of the time. What the losses of
such a model are is held against the core by tests/core/reference/training.
"""

import json
import math
import sys
import time


def load(threads):
    import torch
    from torch import nn
    from torch.nn import functional as F

    torch.set_num_threads(int(threads))
    torch.manual_seed(1)
    HEADS, WORDS = 4, 17

    class Layer(nn.Module):
        def __init__(self, width):
            super().__init__()
            self.norm, self.hidden_norm = nn.LayerNorm(width), nn.LayerNorm(width)
            self.query_key_value = nn.Linear(width, 3 * width, bias=False)
            self.output = nn.Linear(width, width, bias=False)
            self.hidden, self.narrow = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

        def forward(self, x, mask):
            batch, length, width = x.shape
            parts = self.query_key_value(self.norm(x)).chunk(3, -1)
            q, k, v = (p.reshape(batch, length, HEADS, width // HEADS).transpose(1, 2) for p in parts)
            scores = q @ k.transpose(-1, -2) / math.sqrt(width // HEADS)
            weights = scores.masked_fill(mask, -math.inf).softmax(-1)
            x = x + self.output((weights @ v).transpose(1, 2).reshape(batch, length, width))
            return x + self.narrow(F.relu(self.hidden(self.hidden_norm(x))))

    class Model(nn.Module):
        def __init__(self, width, length, layers):
            super().__init__()
            self.words, self.positions = nn.Embedding(WORDS, width), nn.Embedding(256, width)
            self.layers = nn.ModuleList(Layer(width) for _ in range(layers))
            self.norm, self.logits = nn.LayerNorm(width), nn.Linear(width, WORDS)
            self.mask = torch.ones(length, length, dtype=torch.bool).triu(1)

        def forward(self, words):
            x = self.words(words) + self.positions.weight[: words.shape[1]]
            for layer in self.layers:
                x = layer(x, self.mask)
            return self.logits(self.norm(x))

    def nearest_nouns(words):
        targets = torch.full_like(words, -1)
        nearest = torch.full_like(words[:, 0], -1)
        for place in range(words.shape[1]):
            targets[:, place] = torch.where(words[:, place] == 16, nearest, targets[:, place])
            nearest = torch.where(words[:, place] < 8, words[:, place], nearest)
        return targets

    models = {}

    def step(width, length, batch, layers):
        key = width, length, layers
        if key not in models:
            model = Model(width, length, layers)
            models[key] = model, torch.optim.Adam(model.parameters(), lr=3e-3, betas=(0.9, 0.99))
        model, adam = models[key]
        kinds, words = torch.rand(batch, length), torch.randint(8, (batch, length))
        words = torch.where(kinds < 0.3, words, torch.where(kinds < 0.7, words + 8, torch.full_like(words, 16)))
        targets = nearest_nouns(words)
        begun = time.perf_counter()
        loss = F.cross_entropy(model(words).reshape(-1, WORDS), targets.reshape(-1), ignore_index=-1)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
        assert math.isfinite(loss.item())
        return time.perf_counter() - begun

    return f"PyTorch {torch.__version__}, {torch.get_num_threads()} thread(s)", step


def reply(message):
    print(json.dumps(message), flush=True)


def main(threads):
    try:
        about, step = load(threads)
    except ImportError as error:
        return reply({"missing": str(error)})
    reply({"ready": about})
    for line in sys.stdin:
        _, _, times, *shape = line.split()
        reply({"seconds": [step(*map(int, shape)) for _ in range(int(times))]})


main(*sys.argv[1:])
