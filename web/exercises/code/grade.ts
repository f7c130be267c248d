import { formatNumber } from '../../figures/shared/reader/format.js';
import type { Translate } from '../../figures/shared/reader/messages.js';
import type { CodeCase } from '../solvers/code-case.js';
import { limits, type Arguments, type Fault, type Returned, type Run } from './run.js';

/** The first test call that failed. */
export interface Failing {
  readonly call: string;
  /** Index of the first row shown. */
  readonly from: number;
  readonly rows: readonly { readonly expected: number; readonly got: number; readonly right: boolean }[];
}

export interface CodeVerdict {
  readonly right: boolean;
  readonly sentence: string;
  readonly failing?: Failing | undefined;
}

const maxRows = 8;

/**
 * The numbers that a call returned, paired with the expected ones; undefined if it returned anything else or another
 * number of them.
 */
function compareNumbers(
  { expected }: CodeCase,
  returned: Returned | undefined,
): { expected: readonly number[]; got: readonly number[] } | undefined {
  if (typeof expected === 'number')
    return returned?.kind === 'number' ? { expected: [expected], got: [returned.value] } : undefined;
  return returned?.kind === 'list' && returned.values.length === expected.length
    ? { expected, got: returned.values }
    : undefined;
}

// False for NaN.
const near = (a: number, b: number, tolerance: number): boolean => Math.abs(a - b) <= tolerance;

/** Whether every call returned what these cases expect. */
export function agrees(cases: readonly CodeCase[], { returned, fault }: Run, tolerance: number): boolean {
  if (fault) return false;
  return cases.every((one, index) => {
    const pair = compareNumbers(one, returned[index]);
    return pair?.expected.every((value, at) => near(value, pair.got[at] ?? NaN, tolerance)) ?? false;
  });
}

/** One sentence about the first error. */
export function judgeRun(
  t: Translate,
  name: string,
  cases: readonly CodeCase[],
  run: Run,
  tolerance: number,
): CodeVerdict {
  const wrong = cases.findIndex(
    (one, index) => !agrees([one], { ...run, fault: undefined, returned: run.returned.slice(index) }, tolerance),
  );
  if (wrong < 0 && !run.fault) return { right: true, sentence: t('code.right', { count: cases.length }) };
  const { returned } = run;
  const [one, got] = [cases[wrong], returned[wrong]];
  if (run.fault && (!one || !got)) {
    const call = cases[returned.length];
    return { right: false, sentence: describeFault(t, name, run.fault, call && callText(name, call.given)) };
  }
  if (!one || !got) return { right: false, sentence: t('exercise.wrong') };
  const call = callText(name, one.given);
  const pair = compareNumbers(one, got);
  if (!pair) return { right: false, sentence: at(t, run.definedAt) + describeShape(t, call, one.expected, got) };
  const first = pair.expected.findIndex((value, index) => !near(value, pair.got[index] ?? NaN, tolerance));
  const from = pair.expected.length <= maxRows ? 0 : Math.min(Math.max(0, first - 1), pair.expected.length - maxRows);
  const rows = pair.expected.slice(from, from + maxRows).map((expected, index) => {
    const value = pair.got[from + index] ?? NaN;
    return { expected, got: value, right: near(expected, value, tolerance) };
  });
  const words = {
    call,
    case: wrong + 1,
    count: cases.length,
    place: first,
    expected: formatFloat(pair.expected[first]),
    got: formatFloat(pair.got[first]),
  };
  return {
    right: false,
    sentence: t(typeof one.expected === 'number' ? 'code.wrongNumber' : 'code.wrongEntry', words),
    failing: { call, from, rows },
  };
}

/** Seven digits, the precision of a float. */
export const formatFloat = (value = NaN): string => (Number.isFinite(value) ? formatNumber(value, 7) : String(value));

/** Such as `shift([0.84, 0.54, ...], 2)`. */
function callText(name: string, given: Arguments): string {
  const short = (values: readonly number[]): string =>
    `[${values
      .slice(0, 2)
      .map((value) => value.toFixed(2))
      .join(', ')}${values.length > 2 ? ', …' : ''}]`;
  return `${name}(${given.map((one) => (typeof one === 'number' ? String(one) : short(one))).join(', ')})`;
}

function at(t: Translate, line: number | undefined): string {
  return line === undefined ? '' : t('code.line', { line });
}

function describeShape(t: Translate, call: string, expected: number | readonly number[], got: Returned): string {
  const count = typeof expected === 'number' ? 0 : expected.length;
  const wanted = typeof expected === 'number' ? t('code.aNumber') : t('code.aList', { count });
  if (got.kind === 'other')
    return got.what === 'undefined'
      ? t('code.nothing', { call, wanted })
      : t('code.type', { call, wanted, what: got.what });
  if (got.kind === 'mixed') return t('code.mixed', { call, wanted, place: got.index, what: got.what });
  if (got.kind === 'number') return t('code.type', { call, wanted, what: 'number' });
  return t('code.length', { call, wanted, count: got.kind === 'long' ? got.length : got.values.length });
}

function describeFault(t: Translate, name: string, { kind, line, message = '' }: Fault, call = name): string {
  return (
    at(t, line) +
    t(`code.${kind}`, {
      name,
      call,
      message,
      seconds: (kind === 'stuck' ? limits.stuck : limits.time) / 1_000,
      memory: limits.memory,
      lines: limits.lines,
    })
  );
}
