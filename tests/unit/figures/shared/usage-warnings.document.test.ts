import '../../exercises/document.js';

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { PeAct } from '../../../../web/figures/act/pe-act.js';
import { PeClock } from '../../../../web/figures/clock/pe-clock.js';
import { PeScrub } from '../../../../web/figures/scrub/pe-scrub.js';
import { PeNumberField } from '../../../../web/figures/shared/controls/pe-number-field.js';
import { provideCore } from '../../../../web/figures/shared/frame/core-provider.js';
import { warnOfMistakes } from '../../../../web/figures/shared/hosts/mistakes.js';
import { warnOfUnknownTags } from '../../../../web/figures/shared/hosts/unknown-tags.js';
import { PeValue } from '../../../../web/figures/value/pe-value.js';
import { core } from '../../../support/core.js';
import '../../../support/english.js';

let warnings: string[];

beforeAll(() => {
  provideCore(core);
  const classes = { 'pe-act': PeAct, 'pe-scrub': PeScrub, 'pe-value': PeValue, 'pe-number-field': PeNumberField };
  for (const [tag, element] of Object.entries({ ...classes, 'pe-clock-figure': PeClock })) {
    warnOfMistakes(element);
    customElements.define(tag, element);
  }
});

beforeEach(() => {
  warnings = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation((said: string) => {
    if (/^</.test(said)) warnings.push(said); // Lit logs warnings too
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** All messages logged for a page with figures inside shells, after some time. */
async function getWarnings(page: string): Promise<string[]> {
  document.body.innerHTML = page;
  await vi.advanceTimersByTimeAsync(2_000);
  return warnings;
}

test('an unknown attribute is logged once, with the known ones', async () => {
  const [said = '', ...others] = await getWarnings('<pe-clock-figure positon="3"></pe-clock-figure>'.repeat(2));
  expect(others).toEqual([]);
  expect(said).toMatch(/^<pe-clock> has no attribute positon, only .*position, dimensions, base,.*\.$/);
  expect(await getWarnings('<pe-value for="clock"></pe-value>')).toHaveLength(2);
});

test("global attributes, framework attributes and event handlers aren't logged", async () => {
  const attributes = `id="a" class="b" style="c" slot="d" lang="en" dir="ltr" hidden title="e" tabindex="0"
    data-v-7ba5bd90 data-x aria-label="f" role="img" _ngcontent-c1 x-data="g" v-cloak :position="h"
    onclick="" onposition-changed="" part="i" exportparts="j" is="k" theme="dark" data-prepared`;
  expect(await getWarnings(`<pe-clock-figure ${attributes}></pe-clock-figure>`)).toEqual([]);
});

test('a missing figure is logged once by what refers to it, after the page had time to create it', async () => {
  document.body.innerHTML = '<pe-act to="late?position=1">Go</pe-act><pe-scrub for="late">1</pe-scrub>';
  await vi.advanceTimersByTimeAsync(500);
  const late = document.createElement('p');
  late.id = 'late';
  document.body.append(late);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warnings).toEqual([]);
  const page = '<pe-act to="pe-clock?position=10">Go</pe-act><pe-scrub for="cluck" field="hand">1</pe-scrub>';
  expect((await getWarnings(page.repeat(2))).toSorted()).toEqual([
    '<pe-act to="pe-clock?position=10">: nothing on this page has the id "pe-clock".',
    '<pe-scrub for="cluck">: nothing on this page has the id "cluck".',
  ]);
});

test('an action link to a figure set as a property works too', async () => {
  const act = document.createElement('pe-act') as PeAct;
  act.to = 'nobody?position=1';
  document.body.append(act);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warnings).toEqual(['<pe-act to="nobody?position=1">: nothing on this page has the id "nobody".']);
});

test('an unknown tag with our prefix is logged once', () => {
  const tags = ['pe-clok', 'pe-clok', 'pe-heatmap', 'my-clock', 'p'].map((tag) => `<${tag}></${tag}>`);
  document.body.innerHTML = tags.join('');
  // happy-dom doesn't support :defined.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(document.body.children as unknown as NodeListOf<Element>);
  warnOfUnknownTags(['pe-clock', 'pe-heatmap']);
  warnOfUnknownTags(['pe-clock', 'pe-heatmap']);
  expect(warnings).toEqual(['<pe-clok> is no figure.']);
});
