import '../../exercises/document.js';

import type { LitElement } from 'lit';
import { beforeAll, expect, test } from 'vitest';

import { core } from '../../../support/core.js';
import { defineFigures, shown } from './figures-in-document.js';

beforeAll(() => defineFigures(core));

/** A figure with settings that its page doesn't open with, one of its parts, and what this says. */
const readings: readonly (readonly [written: string, part: string, says: string])[] = [
  ['pe-attempts attempt="binary" length="16" position="8"', '.reading', 'From 7 to 8, 4 digits change.'],
  ['pe-attempts attempt="binary" length="16" position="0"', '.reading', 'At 0 all digits are 0.'],
  ['pe-attempts attempt="fraction" length="100"', '.reading', '“sat” gets 0.0202, the next 0.0101 more.'],
  ['pe-attempts attempt="integer" length="1000"', '.gauges', '999'],
  ['pe-attempts attempt="sinusoidal" length="100"', '.reading', 'One matrix makes every step.'],
  ['pe-attempts attempt="sinusoidal" length="2"', '.reading', 'Too few words to judge.'],
  ['pe-bias causal heads="3" head="12" query="23"', '.reading', 'Head 3 of 3'],
  ['pe-cast rounded="none"', '.verdict', 'No error anywhere.'],
  ['pe-explosion length="16384" remedy="ntk"', '.reading', 'perplexity 5.71'],
  ['pe-partial-rotary model="llama-4"', '.reading', 'one layer out of every 4'],
  ['pe-rope-decay', '.reading', 'Far words count less than near ones.'],
  ['pe-rope-decay strengths="0 0 0 0 0 -1 -1 -1"', '.reading', 'Far words count more than near ones.'],
  ['pe-rope-decay words="same"', '.reading', 'It falls on average, but rises at'],
  ['pe-seen-angles length="4096"', '.whole', 'None of the 64 hands'],
  ['pe-seen-angles base="500000"', '.whole', 'here 32 of 64'],
  ['pe-shuffle', '.prose', 'You haven’t moved anything yet'],
  ['pe-shuffle order="2 1 0"', '.prose', 'moved along with its word'],
  ['pe-shuffle order="2 1 0" mean', '.prose', 'bag of words'],
  ['pe-shuffle order="2 1 0" causal', '.prose', 'The mask decides'],
  ['pe-shuffle order="2 1 0" code', '.prose', 'carries the encoding of its place'],
  ['pe-shuffle order="2 1 0" code causal', '.prose', 'The encoding and the mask'],
  ['pe-shuffle order="2 1 0" code mean', '.prose', 'The mean has changed too'],
  ['pe-worked-example position="0.5"', '.picture', '0.47942554'],
];

test.each(readings)('%s: %s says “%s”', async (written, part, says) => {
  const [tag = ''] = written.split(' ');
  const figure = await shown<LitElement>(tag, written.slice(tag.length));
  expect(figure.renderRoot.querySelector(part)?.textContent.replaceAll(/\s+/g, ' ')).toContain(says);
});
