import { getSettings } from './manifest.js';
import { positions } from './settings.js';
import type { TableRun } from './run.js';
import type { TableState } from './shape.js';

// Serializes a run with letters, digits and spaces, which attributes need not escape. Cosines take one letter, as
// precise as colours; components take two, 4,096 levels.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const base = letters.length;

/** Numbers from -1 to 1, each in `size` letters. */
function write(values: ArrayLike<number>, size: number): string {
  const last = base ** size - 1;
  const getLetters = (value: number): string => {
    const level = Math.min(last, Math.max(0, Math.round(((value + 1) / 2) * last)));
    return Array.from({ length: size }, (_, k) => letters[Math.floor(level / base ** k) % base]).join('');
  };
  return Array.from(values, getLetters).join('');
}

/** Reads `write()`; other letters are NaN. */
function read(text: string, size: number): number[] {
  const digits = Array.from(text, (letter) => (letters.includes(letter) ? letters.indexOf(letter) : NaN));
  return Array.from({ length: digits.length / size }, (_, index) => {
    const level = Array.from({ length: size }, (_, k) => digits[index * size + k]! * base ** k);
    return (2 * level.reduce((sum, digit) => sum + digit)) / (base ** size - 1) - 1;
  });
}

/** The cosines above the diagonal: the matrix is symmetric, with 1 on the diagonal. */
const upperTriangle = ({ cosines }: TableState): number[] =>
  Array.from(cosines).filter((_, place) => place % positions > Math.floor(place / positions));

export function serializeRun({ settings: { start, seed, steps }, states, judgement }: TableRun): string {
  const reach = Math.max(...states.flatMap(({ components }) => Array.from(components, Math.abs)));
  const rows = states.map((state) => [
    ...[state.step, state.neighbours, state.varianceFraction.toFixed(4), write(upperTriangle(state), 1)],
    write(
      Array.from(state.components, (component) => component / reach),
      2,
    ),
    Array.from(state.nearest, (row) => letters[row]).join(''),
  ]);
  const head = [start, seed, steps, judgement?.accuracy ?? NaN, judgement?.best ?? NaN, reach];
  return [head, ...rows].map((row) => row.join(' ')).join(';');
}

/** Parses `serializeRun()`; undefined if malformed. */
export function parseRun(text: string | null): TableRun | undefined {
  const [head = '', ...rows] = (text ?? '').split(';');
  const [start = '', seed = '', steps = '', ...rest] = head.split(' ');
  const [accuracy = NaN, best = NaN, reach = NaN] = rest.map(Number);
  const states = rows.map((row) => readState(row, reach));
  if (![accuracy, best, reach].every(Number.isFinite) || states.length === 0 || !states.every(isComplete))
    return undefined;
  return { settings: getSettings({ start, seed, steps }), states, judgement: { accuracy, best } };
}

function readState(row: string, reach: number): TableState {
  const [step, neighbours, varianceFraction, cosines = '', components = '', nearest = ''] = row.split(' ');
  const upper = read(cosines, 1).values();
  const matrix = new Float32Array(positions ** 2).fill(1);
  for (let i = 0; i < positions; ++i)
    for (let j = i + 1; j < positions; ++j)
      matrix[i * positions + j] = matrix[j * positions + i] = upper.next().value ?? NaN;
  return {
    ...{ step: Number(step), neighbours: Number(neighbours), varianceFraction: Number(varianceFraction) },
    cosines: matrix,
    components: read(components, 2).map((component) => reach * component),
    nearest: Array.from(nearest, (letter) => letters.indexOf(letter)),
  };
}

function isComplete({ step, neighbours, varianceFraction, cosines, components, nearest }: TableState): boolean {
  const numbers = [step, neighbours, varianceFraction, ...Array.from(cosines), ...Array.from(components)];
  const hasRows = components.length === 2 * positions && nearest.length === positions;
  return hasRows && numbers.every(Number.isFinite) && Array.from(nearest).every((row) => row >= 0);
}
