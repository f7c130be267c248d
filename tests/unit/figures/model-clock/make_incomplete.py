#!/usr/bin/env python3
"""Writes how many pairs of published models never complete a turn: 2 pi theta^(2i/d) > length, in 50 digits and with no code
of ours.

    python3 tests/unit/figures/model-clock/make_incomplete.py        (needs mpmath)

Rotary dimensions, theta and length of each model are typed in here anew, from the sources that the table of models names; a
length is the context of training, or the window of local layers.
"""

import json
import pathlib

from mpmath import mp, mpf, pi

mp.dps = 50
MODELS = [
    # key, kind of layers, rotary dimensions, theta, length
    ("gpt-j", "global", 64, 10**4, 2048),
    ("gpt-neox", "global", 24, 10**4, 2048),
    ("llama-1", "global", 128, 10**4, 2048),
    ("llama-2", "global", 128, 10**4, 4096),
    ("code-llama", "global", 128, 10**6, 16384),
    ("llama-3", "global", 128, 5 * 10**5, 8192),
    ("llama-3.1", "global", 128, 5 * 10**5, 8192),
    ("llama-3.2-1b", "global", 64, 5 * 10**5, 8192),
    ("llama-4", "local", 128, 5 * 10**5, 8192),
    ("mistral-v0.1", "local", 128, 10**4, 4096),
    ("mistral-v0.3", "global", 128, 10**6, 32768),
    ("mixtral", "global", 128, 10**6, 32768),
    ("qwen2.5", "global", 128, 10**6, 131072),
    ("qwen2.5-1m", "global", 128, 10**7, 262144),
    ("qwen2.5-vl", "global", 128, 10**6, 32768),
    ("qwen3", "global", 128, 10**6, 32768),
    ("qwen3-yarn", "global", 128, 10**6, 32768),
    ("qwen3-2507", "global", 128, 10**7, 262144),
    ("gemma", "global", 256, 10**4, 8192),
    ("gemma2", "global", 256, 10**4, 8192),
    ("gemma2", "local", 256, 10**4, 4096),
    ("gemma3-1b", "global", 256, 10**6, 32768),
    ("gemma3-1b", "local", 256, 10**4, 512),
    ("gemma3-4b", "local", 256, 10**4, 1024),
    ("phi-1.5", "global", 32, 10**4, 2048),
    ("phi-2", "global", 32, 10**4, 2048),
    ("phi-3", "global", 96, 10**4, 4096),
    ("phi-3-vision", "global", 96, 10**4, 4096),
    ("phi-4", "global", 128, 250000, 16384),
    ("deepseek-v2-lite", "global", 64, 10**4, 4096),
    ("deepseek-v3", "global", 64, 10**4, 4096),
    ("falcon", "global", 64, 10**4, 2048),
    ("falcon3", "global", 256, 1000042, 32768),
    ("stablelm-3b", "global", 20, 10**4, 4096),
    ("gpt-oss", "global", 64, 150000, 4096),
    ("gpt-oss", "local", 64, 150000, 128),
    ("smollm3", "global", 128, 5 * 10**6, 65536),
    ("pythia", "global", 32, 10**4, 2048),
    ("llama-3.1-405b", "global", 128, 5 * 10**5, 8192),
    ("llama-3.2-3b", "global", 128, 5 * 10**5, 8192),
    ("mistral-small-3.1", "global", 128, 10**9, 131072),
    ("qwen3-235b-2507", "global", 128, 5 * 10**6, 262144),
    ("qwen3-next", "global", 64, 10**7, 262144),
    ("qwen3.5", "global", 64, 10**7, 262144),
    ("deepseek-v3.2", "global", 64, 10**4, 4096),
    ("deepseek-v4-flash", "global", 64, 160000, 65536),
    ("deepseek-v4-flash", "local", 64, 10**4, 128),
    ("deepseek-v4-pro", "global", 64, 160000, 65536),
    ("gemma2-27b", "global", 128, 10**4, 8192),
    ("gemma2-27b", "local", 128, 10**4, 4096),
    ("gemma3-27b", "local", 128, 10**4, 1024),
    ("gemma4-e2b", "local", 256, 10**4, 512),
    ("gemma4-31b", "local", 256, 10**4, 1024),
    ("falcon-40b", "global", 64, 10**4, 2048),
    ("command-r", "global", 128, 8 * 10**6, 131072),
    ("command-r7b", "local", 128, 5 * 10**4, 4096),
    ("olmo2", "global", 128, 5 * 10**5, 4096),
    ("olmo3", "global", 128, 5 * 10**5, 8192),
    ("olmo3", "local", 128, 5 * 10**5, 4096),
    ("smollm2", "global", 64, 130000, 8192),
    ("ernie-4.5", "global", 128, 5 * 10**5, 131072),
    ("lfm2", "global", 64, 10**6, 128000),
    ("glm-4.5-air", "global", 64, 10**6, 131072),
    ("glm-5", "global", 64, 10**6, 202752),
    ("kimi-k2", "global", 64, 5 * 10**4, 4096),
    ("minimax-m2", "global", 64, 5 * 10**6, 196608),
    ("mimo-v2-flash", "global", 64, 5 * 10**6, 262144),
    ("mimo-v2-flash", "local", 64, 10**4, 128),
    ("modernbert", "global", 64, 160000, 8192),
    ("modernbert", "local", 64, 10**4, 128),
]

rows = [
    {
        **{"model": model, "layers": layers, "dimensions": dimensions, "base": theta, "length": length},
        "incomplete": sum(2 * pi * mpf(theta) ** (mpf(2 * i) / dimensions) > length for i in range(dimensions // 2)),
    }
    for model, layers, dimensions, theta, length in MODELS
]
path = pathlib.Path(__file__).with_name("incomplete.json")
path.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")
