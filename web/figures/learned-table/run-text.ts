import { positions, getSettings } from './settings.js';
import type { TableRun } from './run.js';
import type { TableState } from './shape.js';

// Serializes a run with letters, digits and spaces, which attributes need not escape. Cosines take one letter, as
// precise as colours; components take two, 4,096 levels.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const places = letters.length ** 2;

/** Quantizes a number from -1 to 1 to `count` levels, and the inverse. */
const getPlace = (value: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(((value + 1) / 2) * (count - 1))));
const valueOf = (place: number, count: number): number => (2 * place) / (count - 1) - 1;

/** The indices above the diagonal; the matrix is symmetric, with 1 on the diagonal. */
function* pairs(): Generator<readonly [place: number, mirrored: number]> {
  for (let i = 0; i < positions; ++i)
    for (let j = i + 1; j < positions; ++j) yield [i * positions + j, j * positions + i];
}

const cosinesText = ({ cosines }: TableState): string =>
  Array.from(pairs(), ([place]) => letters[getPlace(cosines[place]!, letters.length)]).join('');

const componentsText = ({ components }: TableState, reach: number): string =>
  Array.from(components, (component) => {
    const place = getPlace(component / reach, places);
    return `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`;
  }).join('');

/** The largest component of all states, which scales the letters. */
const getReach = (states: readonly TableState[]): number =>
  Math.max(...states.flatMap(({ components }) => Array.from(components, Math.abs)));

/** Settings and judgement, followed by all states. */
export function serializeRun({ settings: { start, seed, steps }, states, judgement }: TableRun): string {
  const reach = getReach(states);
  const head = [start, seed, steps, judgement?.accuracy ?? NaN, judgement?.best ?? NaN, reach];
  return [
    head.join(' '),
    ...states.map((state) =>
      [
        ...[state.step, state.neighbours, state.varianceFraction.toFixed(4), cosinesText(state)],
        ...[componentsText(state, reach), Array.from(state.nearest, (row) => letters[row]).join('')],
      ].join(' '),
    ),
  ].join(';');
}

/** Parses `serializeRun()`; undefined if malformed. */
export function parseRun(text: string | null): TableRun | undefined {
  const [head = '', ...rows] = (text ?? '').split(';');
  const [start = '', seed = '', steps = '', ...rest] = head.split(' ');
  const [accuracy = NaN, best = NaN, reach = NaN] = rest.map(Number);
  const states = rows.map((row) => readState(row, reach));
  if (![accuracy, best, reach].every(Number.isFinite) || states.length === 0) return undefined;
  const good = states.filter((state) => state !== undefined);
  if (good.length < states.length) return undefined;
  return { settings: getSettings({ start, seed, steps }), states: good, judgement: { accuracy, best } };
}

function readState(row: string, reach: number): TableState | undefined {
  const parts = row.split(' ');
  const [step = NaN, neighbours = NaN, varianceFraction = NaN] = parts.slice(0, 3).map(Number);
  const [cosineLetters = '', componentLetters = '', nearestLetters = ''] = parts.slice(3);
  const numbers = (text: string): number[] => Array.from(text, (letter) => letters.indexOf(letter));
  const [upper, twos, nearest] = [cosineLetters, componentLetters, nearestLetters].map(numbers) as [
    number[],
    number[],
    number[],
  ];
  const isComplete =
    upper.length === (positions * (positions - 1)) / 2 && twos.length === 4 * positions && nearest.length === positions;
  if (
    !isComplete ||
    [...upper, ...twos, ...nearest].includes(-1) ||
    ![step, neighbours, varianceFraction].every(Number.isFinite)
  )
    return undefined;
  const cosines = new Float32Array(positions * positions).fill(1);
  for (const [index, [place, mirrored]] of Array.from(pairs()).entries())
    cosines[place] = cosines[mirrored] = valueOf(upper[index]!, letters.length);
  const components = Float64Array.from(
    { length: 2 * positions },
    (_, k) => reach * valueOf(twos[2 * k]! * letters.length + twos[2 * k + 1]!, places),
  );
  return { step, cosines, components, nearest, neighbours, varianceFraction };
}
