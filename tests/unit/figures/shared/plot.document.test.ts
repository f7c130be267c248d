import '../../exercises/document.js';

import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'lit';

import { plot, type Mark, type PlotSpec } from '../../../../web/figures/shared/plot/plot.js';
import { linear, log } from '../../../../web/figures/shared/plot/scale.js';

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
});

const axes = {
  label: 'Loss over steps',
  x: { scale: log(1, 100), ticks: [1, 10, 100], title: 'Steps' },
  y: { scale: linear(0, 4), ticks: [0, 4], format: (value: number) => `${value} nats` },
};

function draw(marks: PlotSpec['marks'], more: Partial<PlotSpec> = {}, live = false): void {
  render(plot({ ...axes, marks, ...more }, undefined, live), place);
}

const paths = (selector: string): (string | null)[] =>
  [...place.querySelectorAll(`.drawing ${selector}`)].map((path) => path.getAttribute('d'));
const words = (selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each([linear(-2, 6), log(0.1, 4)])('a $name scale maps its ends to the edges, and inverts', (scale) => {
  expect([scale.at(scale.min), scale.at(scale.max)]).toEqual([0, 1]);
  for (const value of [scale.min, 0.3, 1, scale.max]) expect(scale.invert(scale.at(value))).toBeCloseTo(value, 12);
});

test('axes have a grid line and a label per tick, and titles; the picture has a name', () => {
  draw([]);
  expect(paths('.grid')).toEqual(['M0.00 0V100M50.00 0V100M100.00 0V100M0 100.00H100M0 0.00H100']);
  expect(words('.label.x:not(.title)')).toEqual(['1', '10', '100']);
  expect(words('.label.y')).toEqual(['0 nats', '4 nats']);
  expect(words('.label.title')).toEqual(['Steps']);
  expect(place.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('Loss over steps');
});

describe('marks', () => {
  const points = [
    { x: 1, y: 4 },
    { x: 10, y: NaN },
    { x: 10, y: 2 },
    { x: 100, y: 0 },
  ];
  const line: Mark = { type: 'line', points, marker: 'ring', every: 2, color: 'red', dash: [3, 2] };

  test('a line has gaps, a dash, and a marker at every second point', () => {
    draw([line]);
    expect(paths('.curve')).toEqual(['M0.00 0.00M50.00 50.00L100.00 100.00']);
    expect(paths('.marker.ring')).toEqual(['M0.00 0.00h0M50.00 50.00h0']);
    expect(place.querySelector('.curve')!.getAttribute('stroke-dasharray')).toBe('3 2');
  });

  test('the SVG omits lines that a chart draws, and keeps everything else', () => {
    draw([line, { type: 'rule', y: 1, color: 'blue' }], {}, true);
    expect(paths('.curve, .marker')).toEqual([]);
    expect(paths('path[stroke=blue]')).toEqual(['M0 75.00H100']);
  });

  test('areas, bands and error bars are at their values; bands are below the grid', () => {
    const ends = [
      { x: 1, y: 1 },
      { x: 100, y: 1 },
    ];
    draw([
      { type: 'area', upper: ends, lower: ends.map(({ x }) => ({ x, y: 0 })), color: 'green' },
      { type: 'errorBars', bars: [[{ x: 10, y: 1 }, { x: 10, y: 3 }]], color: 'black' },
      { type: 'band', from: 1, to: 10, color: 'grey' },
      false,
    ]); // prettier-ignore
    expect(paths('path')).toEqual([
      'M0.00 0H50.00V100H0.00z',
      expect.stringContaining('M0.00 0V100'),
      'M0.00 75.00L100.00 75.00L100.00 100.00L0.00 100.00z',
      'M50.00 75.00L50.00 25.00',
    ]);
  });

  test('a text is at its point; the legend has a sample of each mark with a meaning', () => {
    draw([
      { type: 'text', x: 10, y: 2, text: 'trained', place: 'above left', className: 'name' },
      { ...line, legend: 'loss' },
      { type: 'band', from: 1, to: 10, legend: 'seen' },
    ]);
    const label = place.querySelector<HTMLElement>('.text.above.left.name')!;
    expect([label.textContent, label.style.left, label.style.top]).toEqual(['trained', '50.00%', '50.00%']);
    expect(words('.legend > span').map((text) => text.trim())).toEqual(['loss', 'seen']);
    expect(place.querySelectorAll('.legend .sample')).toHaveLength(2);
  });
});

describe("the reader's slider", () => {
  const move: number[] = [];
  const reader = (x: number) => ({
    x,
    label: 'Step',
    text: `step ${x}`,
    dots: [{ y: 3, color: 'red' }],
    move: (next: number) => void move.push(next),
    keyed: (key: string) => (key === 'ArrowRight' ? x + 1 : undefined),
  });
  const mark = (): HTMLElement => place.querySelector('[role=slider]')!;

  beforeEach(() => {
    move.length = 0;
  });

  test('is at its place, with a dot on each line', () => {
    draw([], { reader: reader(10) });
    expect(['aria-label', 'aria-valuetext', 'aria-valuenow', 'aria-valuemax'].map((name) => mark().getAttribute(name)))
      .toEqual(['Step', 'step 10', '10', '100']); // prettier-ignore
    expect(mark().style.getPropertyValue('--at')).toBe('50.000%');
    expect(mark().querySelector<HTMLElement>('.value')!.style.top).toBe('25.00%');
  });

  test('is at the edge, without dots, if its place is beyond the axis', () => {
    draw([], { reader: reader(1000) });
    expect(mark().className).toBe('reader outside');
    expect(mark().style.getPropertyValue('--at')).toBe('100.000%');
    expect(mark().querySelectorAll('.value')).toHaveLength(0);
  });
});
