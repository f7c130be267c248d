#!/usr/bin/env python3
"""Writes the golden frequencies of rotary embeddings: every scheme by its formula, in 60 digits and with no code of ours.

    python3 tests/core/reference/rotary/make_frequencies.py        (needs mpmath)

Formulas: Peng et al. 2023 (YaRN: equations 17 to 24, and the ramp over pairs of its code), Meta's llama3/model.py, Ding et
al. 2024 (LongRoPE), and modeling_rope_utils.py of Transformers for the names. The factors of Phi-3-vision-128k are those of
its published config.json.
"""

import json
import pathlib

from mpmath import ceil, exp, floor, log, mp, mpf, pi, sqrt

mp.dps = 60
FOLDER = pathlib.Path(__file__).parent
PHI3 = {
    "short": [
        1.05, 1.05, 1.05, 1.1, 1.1, 1.1, 1.2500000000000002, 1.2500000000000002, 1.4000000000000004,
        1.4500000000000004, 1.5500000000000005, 1.8500000000000008, 1.9000000000000008, 2.000000000000001,
        2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
        2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
        2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
        2.000000000000001, 2.000000000000001, 2.000000000000001, 2.1000000000000005, 2.1000000000000005, 2.2,
        2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3999999999999995,
        2.3999999999999995, 2.6499999999999986, 2.6999999999999984, 2.8999999999999977, 2.9499999999999975,
        3.049999999999997, 3.049999999999997, 3.049999999999997,
    ],
    "long": [
        1.0299999713897705, 1.0499999523162842, 1.0499999523162842, 1.0799999237060547, 1.2299998998641968,
        1.2299998998641968, 1.2999999523162842, 1.4499999284744263, 1.5999999046325684, 1.6499998569488525,
        1.8999998569488525, 2.859999895095825, 3.68999981880188, 5.419999599456787, 5.489999771118164,
        5.489999771118164, 9.09000015258789, 11.579999923706055, 15.65999984741211, 15.769999504089355,
        15.789999961853027, 18.360000610351562, 21.989999771118164, 23.079999923706055, 30.009998321533203,
        32.35000228881836, 32.590003967285156, 35.56000518798828, 39.95000457763672, 53.840003967285156,
        56.20000457763672, 57.95000457763672, 59.29000473022461, 59.77000427246094, 59.920005798339844,
        61.190006256103516, 61.96000671386719, 62.50000762939453, 63.3700065612793, 63.48000717163086,
        63.48000717163086, 63.66000747680664, 63.850006103515625, 64.08000946044922, 64.760009765625,
        64.80001068115234, 64.81001281738281, 64.81001281738281,
    ],
}

CASES = {
    "none": {},
    "linear": {"scaling": "linear"},
    "ntk": {"scaling": "ntk"},
    **{f"dynamic, factor {s}, length {l}": {"scaling": "dynamic", "factor": s, "length": l} for s in (8, 1) for l in (4096, 8192, 16384, 32768)},
    "yarn": {"scaling": "yarn"},
    "yarn, not truncated": {"scaling": "yarn", "truncate": 0},
    "yarn for 32768": {"scaling": "yarn", "originalLength": 32768},
    "yarn, betaSlow beyond all turns": {"scaling": "yarn", "betaSlow": 1e20},
    "yarn, betaSlow at its end": {"scaling": "yarn", "betaSlow": 1.7976931348623157e308},
    "yarn, betaFast at its end": {"scaling": "yarn", "betaFast": 5e-324, "truncate": 0},
    "yarn, ramp of the paper": {"scaling": "yarn", "ramp": "paper"},
    "llama3": {"scaling": "llama3"},
    "llama3, theta 500000": {"scaling": "llama3", "base": 500000, "originalLength": 8192},
    "none, theta 500000": {"base": 500000},
    "longrope": {"scaling": "longrope", "factors": [float(1 + mpf(7) * i / 63) for i in range(64)]},
    "proportional": {"scaling": "proportional", "share": 0.25},
    "gpt-oss": {"scaling": "yarn", "dimensions": 64, "base": 150000, "factor": 32, "truncate": 0},
    "DeepSeek V3": {"scaling": "yarn", "dimensions": 64, "factor": 40},
    "Qwen2.5": {"scaling": "yarn", "base": 1000000, "factor": 4, "originalLength": 32768},
    "Phi-3-vision, short": {"scaling": "longrope", "dimensions": 96, "factor": 32, "factors": PHI3["short"]},
    "Phi-3-vision, long": {"scaling": "longrope", "dimensions": 96, "factor": 32, "factors": PHI3["long"]},
    "dynamic, a base beyond doubles": {"scaling": "dynamic", "dimensions": 4, "base": 1e300, "length": 2**30},
    "dynamic, a little longer": {"scaling": "dynamic", "factor": 2**20, "originalLength": 2**29, "length": 2**29 + 1},
    "ntk, the steepest base": {"scaling": "ntk", "dimensions": 8, "base": 1.7976931348623157e308, "factor": 2**20},
    "Llama 4 Scout": {"scaling": "llama3", "base": 500000, "factor": 16, "originalLength": 8192, "lowFactor": 1, "highFactor": 1},
}


def plain(d, base):
    return [exp(-2 * i * log(mpf(base)) / d) for i in range(d // 2)]


def clip(x):
    return min(max(x, mpf(0)), mpf(1))


def frequencies(scaling="none", dimensions=128, base=10000, factor=8, originalLength=4096, length=4096, betaFast=32, betaSlow=1,
                truncate=1, ramp="code", lowFactor=1, highFactor=4, share=0.25, factors=()):
    d, s, L = dimensions, mpf(factor), mpf(originalLength)
    w = plain(d, base)
    turns = [L * x / (2 * pi) for x in w]
    mixed = lambda kept: [k * x + (1 - k) * x / s for k, x in zip(kept, w)]
    if scaling == "linear":
        return [x / s for x in w]
    if scaling in ("ntk", "dynamic"):
        stretch = s if scaling == "ntk" else s * max(length, originalLength) / L - (s - 1)
        return plain(d, base * stretch ** (mpf(d) / (d - 2)))
    if scaling == "yarn" and ramp == "paper":
        return mixed([clip((r - betaSlow) / (betaFast - betaSlow)) for r in turns])
    if scaling == "yarn":
        low, high = (d * log(L / (mpf(beta) * 2 * pi)) / (2 * log(mpf(base))) for beta in (betaFast, betaSlow))
        if truncate:
            low, high = floor(low), ceil(high)
        low, high = max(low, 0), min(high, d - 1)
        return mixed([1 - clip((i - low) / (high - low)) for i in range(d // 2)])
    if scaling == "llama3":
        return mixed([mpf(r > highFactor) if lowFactor == highFactor else clip((r - lowFactor) / (highFactor - lowFactor)) for r in turns])
    if scaling == "longrope":
        return [x / mpf(f) for x, f in zip(w, factors)]
    if scaling == "proportional":
        return [x if i < int(share * (d // 2)) else mpf(0) for i, x in enumerate(w)]
    return w


def attention_factor(scaling="none", factor=8, originalLength=4096, **_):
    if scaling == "yarn":
        return log(mpf(factor)) / 10 + 1
    return sqrt(1 + log(mpf(factor)) / log(mpf(originalLength))) if scaling == "longrope" else mpf(1)


golden = [
    {"name": name, "spec": spec, "frequencies": [float(x) for x in frequencies(**spec)], "attentionFactor": float(attention_factor(**spec))}
    for name, spec in CASES.items()
]
(FOLDER / "frequencies.json").write_text("[\n" + ",\n".join(json.dumps(case) for case in golden) + "\n]\n")
