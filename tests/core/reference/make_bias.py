#!/usr/bin/env python3
"""Writes the golden numbers of relative encodings: the reference codes' own rules, with no code of ours.

    python3 tests/core/reference/make_bias.py

Sources: `get_slopes` of ofirpress/attention_with_linear_biases (fairseq/models/transformer.py);
`_relative_position_bucket` of mesh_tensorflow (transformer/transformer_layers.py), as PyTorch's copy in Transformers
(modeling_t5.py) writes it; `_generate_relative_positions_matrix` of tensor2tensor (layers/common_attention.py).
"""

import json
import math
import pathlib

FOLDER = pathlib.Path(__file__).parent


def get_slopes(n):
    def get_slopes_power_of_2(n):
        start = 2 ** (-(2 ** -(math.log2(n) - 3)))
        return [start * start**i for i in range(n)]

    if math.log2(n).is_integer():
        return get_slopes_power_of_2(n)
    closest = 2 ** math.floor(math.log2(n))
    return get_slopes_power_of_2(closest) + get_slopes(2 * closest)[0::2][: n - closest]


def relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    bucket = 0
    if bidirectional:
        num_buckets //= 2
        bucket += num_buckets if relative_position > 0 else 0
        relative_position = abs(relative_position)
    else:
        relative_position = -min(relative_position, 0)
    max_exact = num_buckets // 2
    if relative_position < max_exact:
        return bucket + relative_position
    grown = math.log(relative_position / max_exact) / math.log(max_distance / max_exact) * (num_buckets - max_exact)
    # The quotient of logarithms of powers of two may end just below a whole number, which single precision rounds up.
    return bucket + min(max_exact + int(grown + 1e-9), num_buckets - 1)


def clipped(relative_position, k):
    return max(-k, min(k, relative_position)) + k


DISTANCES = range(-200, 201)
golden = {
    "alibi": [{"heads": n, "slopes": get_slopes(n)} for n in (1, 2, 3, 8, 12, 16, 20, 32, 112)],
    "t5": [
        {
            "spec": {"mask": mask, "buckets": buckets, "farthest": farthest},
            "first": DISTANCES[0],
            "buckets": [relative_position_bucket(d, mask == "none", buckets, farthest) for d in DISTANCES],
        }
        for mask, buckets, farthest in (("none", 32, 128), ("causal", 32, 128), ("none", 16, 16), ("causal", 64, 256))
    ],
    "shaw": [{"clip": k, "first": -6, "places": [clipped(d, k) for d in range(-6, 7)]} for k in (1, 4, 16)],
}
(FOLDER / "bias.json").write_text(json.dumps(golden) + "\n")
