import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { beyond, limitsInPages, maxInPages } from '../../speed/page-limits.js';
import { slowestSpec } from '../../speed/slowest-specs.js';
import { describedFigures, type DescribedFigure } from '../../../web/generator/figures/figure-attributes.js';
import { defineFigures } from '../../../web/generator/figures/figures.js';
import { exerciseTag } from '../../../web/generator/figures/element-files.js';
import { manifests } from '../../../web/generator/figures/manifests.js';
import { Core } from '../../../web/core/core.js';
import { moduleCalls } from '../../../web/core/index.js';
import type { CallName } from '../../../web/core/specs.js';
import { getCase } from '../../../web/exercises/base/variant.js';
import { receiveAll } from '../../../web/figures/cliff/reception.js';
import { candidatesRange } from '../../../web/figures/cliff/run.js';
import { rowsFrom } from '../../../web/figures/heatmap/data.js';
import { searchedAtOnce } from '../../../web/figures/receiver/settings.js';
import { readerStateRanges } from '../../../web/figures/shared/reader/number-range.js';
import { quantities, wholeQuantities } from '../../../web/figures/shared/reader/quantities.js';
import { getChunks } from '../../../web/worker/chunking/chunkings.js';
import { core } from '../../support/core.js';
import { specs } from '../../support/exercises.js';

// No timing here: `npm run bench -- --calls` times the largest allowed calls; here figures and exercises must not
// exceed them.

/** Every core method goes through it. */
const lend = vi.spyOn(Core.prototype, 'lend');

/** The figures' core. */
let ofPage: Core;
beforeAll(async () => {
  ofPage = await defineFigures();
});
beforeEach(() => void lend.mockClear());
afterAll(() => lend.mockRestore());

/** The calls so far, with complete specs. */
const asked = () => lend.mock.calls.map(([call, spec]) => ({ call, spec: core.wholeSpec(call, spec) }));
const namesAsked = (): readonly CallName[] => lend.mock.calls.map(([call]) => call);

/** Fields that exceed the limits, relative to the nearest limit. */
const tooMuch = (): string[] => {
  const words = asked().flatMap(({ call, spec }) => {
    const excesses = limitsInPages(call).map((end) => beyond(spec, end));
    const [min = []] = excesses.sort((one, other) => one.length - other.length);
    return min.map((excess) => `${call} ${excess}`);
  });
  return [...new Set(words)];
};
const limited = Object.keys(maxInPages) as CallName[];
const isLimited = (call: CallName): boolean => limited.includes(call);

/** Attributes at the ends of their ranges, each option of each choice, and switches off and on. */
function* getEnds({ attributes }: DescribedFigure): Generator<string> {
  const ends = (['max', 'min'] as const).map((end) =>
    attributes.flatMap(({ name, range }) => (range ? [`${name}="${range[end]}"`] : [])),
  );
  const words = attributes.flatMap(({ name, choices = [] }) => choices.map((word) => `${name}="${word}"`));
  const on = attributes.flatMap(({ name, kind }) => (kind === 'switch' ? [name] : []));
  for (const numbers of ends)
    for (const switches of [[], on]) for (const word of ['', ...words]) yield [...numbers, ...switches, word].join(' ');
}

const draw = (tag: string, attributes: string): Promise<string> =>
  collectResult(render(html`${unsafeHTML(`<${tag} lang="en" ${attributes}></${tag}>`)}`));

/** Inline numbers have a test of their own. */
const figures = describedFigures.filter(
  ({ manifest: { tag, display, calls } }) => tag !== exerciseTag && display !== 'inline' && calls.some(isLimited),
);

describe('on the main thread', () => {
  test.each(figures.map((figure) => [figure.manifest.tag, figure] as const))(
    '%s asks for no more than is timed, at the ends of its settings',
    async (tag, figure) => {
      for (const attributes of getEnds(figure)) await draw(tag, attributes);
      expect(namesAsked().length).toBeGreaterThan(0);
      expect(tooMuch()).toEqual([]);
    },
  );

  test('the receiver stays within limits just below the size that moves a search to the worker', async () => {
    const { max } = readerStateRanges.dimensions;
    await draw('pe-receiver', `range="${searchedAtOnce}" dimensions="${max}" revealed`);
    expect(asked()).toContainEqual({
      call: 'receive',
      spec: expect.objectContaining({ searchCount: searchedAtOnce, dimensions: max }) as object,
    });
    expect(tooMuch()).toEqual([]);
  });

  test('the cliff stays within limits with the widest codes while its noise is dragged', () => {
    receiveAll(core, { widths: [1_024, 1_024, 1_024], base: 10_000, candidates: candidatesRange.max }, 1);
    expect(namesAsked().length).toBeGreaterThan(0);
    expect(tooMuch()).toEqual([]);
  });

  test("the heat map's exported rows stay within limits", () => {
    const { max } = readerStateRanges.dimensions;
    rowsFrom(core, { position: 0, dimensions: max, base: 10_000, layout: 'halves' });
    expect(namesAsked()).toEqual(['sinusoidalTable']);
    expect(tooMuch()).toEqual([]);
  });

  test('inline numbers stay within limits', () => {
    const { position, dimensions, base } = readerStateRanges;
    const state = { position: position.max, dimensions: dimensions.max, base: base.max, layout: 'halves' } as const;
    const given = { ...state, other: position.max, pair: 0, dimension: 0, sigma: 0.3 };
    for (const quantity of Object.values({ ...quantities, ...wholeQuantities })) quantity(core, given);
    expect(namesAsked()).toContain('receive');
    expect(tooMuch()).toEqual([]);
  });

  test('exercises stay within limits for every seed', () => {
    for (const spec of specs) for (let seed = 1; seed <= 5; ++seed) getCase(core, spec, seed);
    expect(namesAsked()).toEqual(expect.arrayContaining(['receive', 'cliff']));
    expect(tooMuch()).toEqual([]);
  });

  test('all of that takes less than 20 MB of wasm memory', () => {
    expect(ofPage.memory().heap).toBeLessThan(20e6);
  });
});

test("every worker call of a figure is split, except one that's short at its maximum", () => {
  const jobs = new Set(manifests.flatMap(({ jobs: own = [] }) => own));
  const whole = moduleCalls.core.filter((call) => jobs.has(call) && !getChunks(call, slowestSpec(core, call)));
  expect(whole).toEqual(['learnedShift']);
});
