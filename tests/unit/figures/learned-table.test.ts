import { describe, expect, test } from 'vitest';

import { trainingTasks } from '../../../web/worker/training-tasks.js';
import { runTasks } from '../worker/run-tasks.js';
import { readRun, runText } from '../../../web/figures/learned-table/run-text.js';
import {
  getJudgement,
  keptStep,
  RunStates,
  getSpec,
  stretches,
  tableRun,
} from '../../../web/figures/learned-table/run.js';
import { defaults, positions, getSettings } from '../../../web/figures/learned-table/settings.js';
import { sinusoidalState, type TableState } from '../../../web/figures/learned-table/shape.js';
import { numberedRows, getPlace, positionAt, getReach, stateNear } from '../../../web/figures/learned-table/view.js';
import { core } from '../../support/core.js';

const small = tableRun(core, defaults);
const large = tableRun(core, { ...defaults, start: '1' });
/** The same as a reader trains it. */
const look = runTasks(trainingTasks(core, getSpec(defaults)));
const last = ({ states }: { readonly states: readonly TableState[] }): TableState => states.at(-1)!;

test('a table that starts near zero arranges itself by distance; one that starts at 1 does not, and answers as well', () => {
  // Experiment D, five seeds: 28 to 32 of 32 positions, 88 to 96 % of the variance; from 1, 5 to 12 and 21 to 27 %.
  expect(small.states[0]!.neighbours).toBeLessThan(6);
  expect(last(small).neighbours).toBeGreaterThanOrEqual(30);
  expect(last(small).share).toBeGreaterThan(0.9);
  expect(last(large).neighbours).toBeLessThan(16);
  expect(last(large).share).toBeLessThan(0.35);
  expect(Math.abs(large.judgement!.accuracy - small.judgement!.accuracy)).toBeLessThan(0.05);
  for (const { judgement } of [small, large]) expect(judgement!.accuracy).toBeLessThan(judgement!.best);
});

test('the run of the build is the run of a worker', () => {
  const judgement = getJudgement(look)!;
  expect(judgement.accuracy).toBe(small.judgement!.accuracy);
  expect(judgement.best).toBeCloseTo(small.judgement!.best, 10); // a sum of parts, rounded in another order
  expect(new RunStates(core, defaults).of(look[0]!.tables!)).toEqual(small.states);
});

test('a run comes to the same picture however often it is looked at', () => {
  const tables = look[0]!.tables!;
  expect(tables.map(({ step }) => step)).toEqual(Array.from({ length: stretches + 1 }, (_, k) => keptStep(k, 800)));
  const states = new RunStates(core, defaults);
  const between = { step: 120, table: tables[2]!.table };
  for (const looks of [[1], [2], [3, between], [4, between], [9], [17]] as const) {
    const [count, newest] = looks;
    const seen = states.of([...tables.slice(0, count), ...(newest ? [newest] : [])]);
    expect(seen).toHaveLength(count + (newest ? 1 : 0));
  }
  expect(states.of(tables)).toEqual(small.states);
});

test('the sinusoidal table has neighbours, and many waves', () => {
  const { neighbours, share } = sinusoidalState(core);
  expect(neighbours).toBe(positions);
  expect(share).toBeCloseTo(0.44, 2);
});

describe('a run as text', () => {
  const text = runText(small);
  const read = readRun(text)!;

  test('is read back as finely as it is drawn, and its counts exactly', () => {
    expect(read.settings).toEqual(small.settings);
    expect(read.judgement).toEqual(small.judgement);
    expect(read.states).toHaveLength(stretches + 1);
    for (const [k, state] of read.states.entries()) {
      const { step, neighbours, nearest, share, cosines, components } = small.states[k]!;
      expect([state.step, state.neighbours, [...Array.from(state.nearest)]]).toEqual([
        step,
        neighbours,
        [...Array.from(nearest)],
      ]);
      expect(state.share).toBeCloseTo(share, 4);
      Array.from(cosines, (cosine, place) =>
        expect(Math.abs(state.cosines[place]! - cosine)).toBeLessThan(1 / 63 + 1e-6),
      );
      const max = getReach(small.states);
      Array.from(components, (each, place) =>
        expect(Math.abs(state.components[place]! - each)).toBeLessThan(max / 4000),
      );
    }
  });

  test('needs no escape in an attribute, and is small', () => {
    expect(text).toMatch(/^[\w.; -]+$/);
    expect(text.length).toBeLessThan(12_000);
  });

  test('that is damaged counts as not given', () => {
    for (const bad of [
      null,
      '',
      '0.02 2 800',
      text.slice(0, -1),
      text.replace(';', ';x'),
      text.replace('800', 'many;'),
    ])
      expect(readRun(bad)).toBeUndefined();
  });
});

test('attributes are read as the element reads them: what is no choice counts as not given', () => {
  expect(getSettings({})).toEqual(defaults);
  expect(getSettings({ start: '1', seed: '7', steps: '400' })).toEqual({ start: '1', seed: 7, steps: 400 });
  expect(getSettings({ start: '0.5', seed: '-1', steps: '1e9' })).toEqual(defaults);
});

test('the plane is as large as what moves in it, and a place on the matrix is a position', () => {
  const reach = getReach(small.states);
  for (const state of small.states)
    for (let row = 0; row < positions; ++row)
      for (const side of getPlace(state, row, reach)) expect(Math.abs(side)).toBeLessThanOrEqual(1);
  expect([positionAt(0), positionAt(0.5), positionAt(1)]).toEqual([0, 16, 31]);
  expect(stateNear(small.states, undefined)).toBe(last(small));
  expect(stateNear(small.states, 130)?.step).toBe(150);
});

test('positions have their numbers where they can be told apart, the followed one always', () => {
  const reach = getReach(small.states);
  const numbered = (state: TableState): readonly number[] =>
    numberedRows(
      Array.from({ length: positions }, (_, position) => getPlace(state, position, reach)),
      5,
    );
  expect(numbered(small.states[0]!)).toEqual([5]);
  expect(numbered(small.states.at(-1)!).toSorted((one, other) => one - other)).toEqual([0, 5, 8, 16, 24, 31]);
  expect(numberedRows([], 5)).toEqual([]);
});
