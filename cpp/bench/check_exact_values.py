"""Compares the values of `accuracy values` (lines of position, pair, dimensions, sine, cosine) with mpmath.

Prints JSON: how many numbers there were, and the largest difference.
"""

import json
import sys

try:
    from mpmath import cos, mp, mpf, sin
except ImportError as error:
    print(json.dumps({"missing": str(error)}))
    sys.exit()

mp.dps = 60
numbers, largest = 0, mpf(0)
for line in sys.stdin:
    position, pair, dimensions, sine, cosine = line.split()
    theta = int(position) * mpf(10000) ** (-2 * mpf(pair) / int(dimensions))
    largest = max(largest, abs(sin(theta) - mpf(sine)), abs(cos(theta) - mpf(cosine)))
    numbers += 2
print(json.dumps({"numbers": numbers, "largest": float(largest)}))
