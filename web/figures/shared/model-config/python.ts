import { rotaryFrequencies } from '../../../core/fields/rotary.js';
import type { RotaryFrequenciesSpec } from '../../../core/specs.js';
import type { AxisPairs, LayerClock } from './model-clock.js';

const plain = 'base ** (-2 * i / d)';
const pairs = 'for i in range(d // 2)';

/** A number literal that Python parses exactly. */
const number = (value: number): string => (Number.isInteger(value) && value < 1e15 ? value.toFixed(0) : String(value));
const list = (values: ArrayLike<number>): string => `[${Array.from(values, number).join(', ')}]`;

/** At most five lines of Python that compute a clock's frequencies `w` for a text length. */
export function getPython({ spec: given, shortFactors, axes, isRelative }: LayerClock, length: number): string {
  const spec = { ...defaults, ...given };
  if (axes) return axial(spec.base, axes, isRelative ? length : undefined);
  const { scaling, factor: s, originalLength: L } = spec;
  const start = `base, d = ${number(spec.base)}, ${spec.dimensions}`;
  const stretched = `base, d, s, L = ${number(spec.base)}, ${spec.dimensions}, ${number(s)}, ${L}`;
  switch (scaling) {
    case 'none':
      return [start, `w = [${plain} ${pairs}]`].join('\n');
    case 'linear':
      return [stretched, `w = [${plain} / s ${pairs}]`].join('\n');
    case 'ntk':
      return [stretched, 'base *= s ** (d / (d - 2))', `w = [${plain} ${pairs}]`].join('\n');
    case 'dynamic':
      return [
        ...[stretched, `l = max(${length}, L)`, 'base *= (s * l / L - (s - 1)) ** (d / (d - 2))'],
        `w = [${plain} ${pairs}]`,
      ].join('\n');
    case 'yarn':
      return yarn(spec, stretched);
    case 'llama3':
      return llama3(spec, stretched);
    case 'longrope': {
      const factors = length > L || !shortFactors ? spec.factors : shortFactors;
      return [start, `factors = ${list(factors)}`, `w = [${plain} / factors[i] ${pairs}]`].join('\n');
    }
    case 'proportional':
      return [start, `turning = int(${number(spec.share)} * d / 2)`, `w = [${plain} * (i < turning) ${pairs}]`].join(
        '\n',
      );
  }
}

/** The pairs of each axis in turn. */
function axial(base: number, axes: readonly AxisPairs[], side: number | undefined): string {
  const ladders = axes.map(
    ({ dimensions, first = 0, step = 1 }) => `(${dimensions}, range(${first}, ${dimensions / 2}, ${step}))`,
  );
  const scale = side === undefined ? '' : ` * 4 * math.pi / ${side}`;
  return [
    `${side === undefined ? '' : 'import math; '}base = ${number(base)}`,
    `axes = [${ladders.join(', ')}]`,
    `w = [${plain}${scale} for d, pairs in axes for i in pairs]`,
  ].join('\n');
}

const defaults = Object.fromEntries(
  Object.entries(rotaryFrequencies).map(([name, { default: value }]) => [
    name,
    Array.isArray(value) ? Float64Array.from(value as readonly number[]) : value,
  ]),
) as unknown as RotaryFrequenciesSpec;

/** YaRN's ramp: a frequency w becomes w (1 - ramp) + w / s ramp. */
function yarn({ betaFast, betaSlow, truncate }: RotaryFrequenciesSpec, stretched: string): string {
  const [low, high] = [`pair(${number(betaFast)})`, `pair(${number(betaSlow)})`];
  const ends = truncate === 1 ? [`math.floor(${low})`, `math.ceil(${high})`] : [low, high];
  return [
    `import math; ${stretched}`,
    'pair = lambda turns: d * math.log(L / (turns * 2 * math.pi)) / (2 * math.log(base))',
    `low, high = max(${ends[0]!}, 0), min(${ends[1]!}, d - 1)`,
    'ramp = lambda i: min(max((i - low) / (high - low or 0.001), 0), 1)',
    `w = [${plain} * (1 - ramp(i) * (1 - 1 / s)) ${pairs}]`,
  ].join('\n');
}

function llama3({ lowFactor: low, highFactor: high }: RotaryFrequenciesSpec, stretched: string): string {
  const turns = 'L * f / (2 * math.pi)';
  const kept =
    low === high
      ? `kept = [float(${turns} > ${number(high)}) for f in w]`
      : `kept = [min(max((${turns} - ${number(low)}) / (${number(high)} - ${number(low)}), 0), 1) for f in w]`;
  return [
    `import math; ${stretched}`,
    `w = [${plain} ${pairs}]`,
    kept,
    'w = [f * (k + (1 - k) / s) for f, k in zip(w, kept)]',
  ].join('\n');
}
