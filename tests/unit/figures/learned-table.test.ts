import { describe, expect, test } from 'vitest';

import { trainingTasks } from '../../../web/worker/training-tasks.js';
import { runTasks } from '../worker/run-tasks.js';
import { parseRun, serializeRun } from '../../../web/figures/learned-table/run-text.js';
import {
  getJudgement,
  storedStep,
  RunStates,
  getSpec,
  intervals,
  tableRun,
} from '../../../web/figures/learned-table/run.js';
import { defaults } from '../../../web/figures/learned-table/settings.js';
import { type TableState } from '../../../web/figures/learned-table/shape.js';
import { getPoints, getReach, rowAt, stateNear } from '../../../web/figures/learned-table/view.js';
import { core } from '../../support/core.js';

const small = tableRun(core, defaults);
const large = tableRun(core, { ...defaults, start: '1' });
/** The same as when a reader trains it. */
const look = runTasks(trainingTasks(core, getSpec(defaults)));
const last = ({ states }: { readonly states: readonly TableState[] }): TableState => states.at(-1)!;

test("a table that starts near zero orders itself by distance; one that starts at 1 doesn't, and is as accurate", () => {
  // Experiment D, five seeds: 28 to 32 of 32 positions, 88 to 96% of the variance; starting at 1, 5 to 12 and 21 to 27
  // %.
  expect(small.states[0]!.neighbours).toBeLessThan(6);
  expect(last(small).neighbours).toBeGreaterThanOrEqual(30);
  expect(last(small).varianceFraction).toBeGreaterThan(0.9);
  expect(last(large).neighbours).toBeLessThan(16);
  expect(last(large).varianceFraction).toBeLessThan(0.35);
  expect(Math.abs(large.judgement!.accuracy - small.judgement!.accuracy)).toBeLessThan(0.05);
  for (const { judgement } of [small, large]) expect(judgement!.accuracy).toBeLessThan(judgement!.best);
});

test("the prerendered run equals the worker's", () => {
  const judgement = getJudgement(look)!;
  expect(judgement.accuracy).toBe(small.judgement!.accuracy);
  expect(judgement.best).toBeCloseTo(small.judgement!.best, 10); // summed in another order
  expect(new RunStates(core, defaults).of(look[0]!.tables!)).toEqual(small.states);
});

test('a run gives the same picture whatever the snapshot times', () => {
  const tables = look[0]!.tables!;
  expect(tables.map(({ step }) => step)).toEqual(Array.from({ length: intervals + 1 }, (_, k) => storedStep(k, 800)));
  const states = new RunStates(core, defaults);
  const between = { step: 120, table: tables[2]!.table };
  for (const looks of [[1], [2], [3, between], [4, between], [9], [17]] as const) {
    const [count, newest] = looks;
    const seen = states.of([...tables.slice(0, count), ...(newest ? [newest] : [])]);
    expect(seen).toHaveLength(count + (newest ? 1 : 0));
  }
  expect(states.of(tables)).toEqual(small.states);
});

describe('a serialized run', () => {
  const text = serializeRun(small);
  const read = parseRun(text)!;

  test('is parsed back at drawing precision, with exact counts', () => {
    expect(read.settings).toEqual(small.settings);
    expect(read.judgement).toEqual(small.judgement);
    expect(read.states).toHaveLength(intervals + 1);
    for (const [k, state] of read.states.entries()) {
      const { step, neighbours, nearest, varianceFraction, cosines, components } = small.states[k]!;
      expect([state.step, state.neighbours, [...Array.from(state.nearest)]]).toEqual([
        step,
        neighbours,
        [...Array.from(nearest)],
      ]);
      expect(state.varianceFraction).toBeCloseTo(varianceFraction, 4);
      Array.from(cosines, (cosine, place) =>
        expect(Math.abs(state.cosines[place]! - cosine)).toBeLessThan(1 / 63 + 1e-6),
      );
      const max = getReach(small.states);
      Array.from(components, (each, place) =>
        expect(Math.abs(state.components[place]! - each)).toBeLessThan(max / 4000),
      );
    }
  });

  test("that's damaged is ignored", () => {
    for (const bad of [
      null,
      '',
      '0.02 2 800',
      text.slice(0, -1),
      text.replace(';', ';x'),
      text.replace('800', 'many;'),
    ])
      expect(parseRun(bad)).toBeUndefined();
  });
});

test('the plane holds all points, and a place of it chooses the nearest', () => {
  const reach = getReach(small.states);
  for (const state of small.states)
    for (const { x, y } of getPoints(state)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(reach);
  const points = getPoints(last(small));
  expect(points.map((point) => rowAt(points, point))).toEqual(points.map((_, row) => row));
  expect([stateNear(small.states, undefined), stateNear(small.states, 130)]).toEqual([intervals, 3]);
});
