import { quantities, type Quantity } from '../../figures/shared/reader/quantities.js';
import { need, getReaderState, type Answer, type Asked } from './answer.js';

const radiansPerDegree = Math.PI / 180;

/** The arguments that a quantity of the figures needs beside the reading. */
const beside: Partial<Record<Quantity, readonly string[]>> = {
  frequency: ['pair'],
  period: ['pair'],
  angle: ['pair'],
  turns: ['pair'],
  sine: ['pair'],
  cosine: ['pair'],
  bit: ['pair'],
  dot: ['other'],
  distance: ['other'],
  component: ['dimension'],
};

/** These are the same at every position. */
const everywhere: readonly Quantity[] = ['frequency', 'period', 'ratio', 'norm'];

function quantity(name: Quantity): Answer {
  return (core, asked) => {
    const position = everywhere.includes(name) ? { position: 0 } : {};
    const width = name === 'bit' ? { dimensions: 2 } : {};
    const given: Asked = { ...width, ...position, ...asked };
    for (const other of beside[name] ?? []) need(given, other);
    const [pair, dimension, other] = ['pair', 'dimension', 'other'].map((field) => Number(given[field] ?? 0)) as [
      number,
      number,
      number,
    ];
    const value = quantities[name](core, { ...getReaderState(given), pair, dimension, other });
    if (value === undefined)
      throw new RangeError(`${name}: ${need(given, 'dimensions')} dimensions have no pair or dimension as asked`);
    return value;
  };
}

const component = quantity('component');
const period = quantity('period');

/**
 * Answers for which the small module of the clock is enough: the quantities that prose can name, and what comes out of the
 * mistakes that readers make with them. A mistake is the right formula with the wrong thing put in, so the core computes it.
 */
export const clockAnswers = {
  ...(Object.fromEntries(Object.keys(quantities).map((name) => [name, quantity(name as Quantity)])) as Record<
    Quantity,
    Answer
  >),
  /** Of which hand a dimension is, and in how many positions that goes round. */
  'hand-of': (_, asked) => Math.floor(need(asked, 'dimension') / 2),
  'period-of-dimension': (core, asked) => period(core, { ...asked, pair: Math.floor(need(asked, 'dimension') / 2) }),
  /** An argument itself: `{ of: number, value: position + offset }`. */
  number: (_, asked) => need(asked, 'value'),
  /** Radians to degrees, of the angle within a turn. */
  'angle-in-degrees': (core, asked) => quantity('angle')(core, asked) / radiansPerDegree,
  /** The calculator stood on degrees: the angle is taken for so many degrees. */
  'component-in-degrees': (core, asked) =>
    component(core, { ...asked, position: need(asked, 'position') * radiansPerDegree }),
  /** The same for the angles of a dot product. */
  'dot-in-degrees': (core, asked) =>
    quantity('dot')(core, {
      ...asked,
      position: need(asked, 'position') * radiansPerDegree,
      other: need(asked, 'other') * radiansPerDegree,
    }),
  /** i/d in the exponent where the formula has 2i/d: the base is put to half of its power. */
  'component-of-half-exponent': (core, asked) =>
    component(core, { ...asked, base: Math.sqrt(getReaderState(asked).base) }),
  'period-of-half-exponent': (core, asked) =>
    period(core, { ...asked, base: Math.sqrt(getReaderState({ position: 0, ...asked }).base) }),
  /** base^(2i/d) without the 2 pi. */
  divisor: (core, asked) => 1 / quantity('frequency')(core, asked),
  /** The number of hands that go round at least once in so many `rows`. */
  'hands-round': (core, asked) => {
    const { dimensions, base } = getReaderState({ position: 0, ...asked });
    const { period } = core.hands({ position: 0, dimensions, base, unit: 'radian' });
    return period.filter((turn) => turn <= need(asked, 'rows')).length;
  },
} as const satisfies Record<string, Answer>;
