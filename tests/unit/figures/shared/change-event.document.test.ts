import '../../exercises/document.js';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { PeClock } from '../../../../web/figures/clock/pe-clock.js';
import { emitChanges } from '../../../../web/figures/shared/frame/host-events/figure-change-event.js';
import { provideCore } from '../../../../web/figures/shared/frame/core-provider.js';
import { readerStore } from '../../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../../support/core.js';
import '../../../support/english.js';

// The real clock in a document without layout. tests/e2e/embed/frame.spec.ts checks that events reach the page around
// an iframe.

interface Changed {
  readonly changed: readonly string[];
  readonly state: Readonly<Record<string, string>>;
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

let clock: PeClock;
let events: Changed[];

beforeAll(async () => {
  provideCore(core);
  emitChanges();
  const { PeClock } = await import('../../../../web/figures/clock/pe-clock.js');
  customElements.define('pe-clock', PeClock);
});

beforeEach(async () => {
  document.body.innerHTML = '<pe-clock position="5" running="false"></pe-clock>';
  clock = document.querySelector('pe-clock')!;
  events = [];
  clock.addEventListener('figure-changed', (event) => events.push((event as CustomEvent<Changed>).detail));
  await clock.updateComplete;
});

/** Makes a change inside an event handler of the figure, as if by its user. */
function act(change: () => void, type = 'click'): void {
  clock.shadowRoot!.addEventListener(type, change, { once: true });
  clock.shadowRoot!.querySelector('section')!.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

test("a user's changes fire one event per frame, with the changed names and the whole state", async () => {
  act(() => (clock.hand = 3));
  act(() => (clock.position = 8));
  await nextFrame();
  expect(events).toHaveLength(1);
  expect(events[0]!.changed.toSorted()).toEqual(['hand', 'position']);
  expect(events[0]!.state).toMatchObject({ position: '8', hand: '3', dimensions: '16', layout: 'interleaved' });
  expect(events[0]!.state).not.toHaveProperty('running'); // a switch that's off
});

test('changes of shared state are reported by the figure in use', async () => {
  const other = document.createElement('pe-clock');
  document.body.append(other);
  other.addEventListener('figure-changed', () => events.push({ changed: ['of the other'], state: {} }));
  act(() => readerStore.set({ dimensions: 32 }), 'input');
  await nextFrame();
  expect(events.map(({ changed, state }) => [changed, state['dimensions']])).toEqual([[['dimensions'], '32']]);
  readerStore.set({ dimensions: 16 });
});

test('programmatic changes, and actions without effect, fire no event', async () => {
  clock.setAttribute('position', '9');
  clock.hand = 2;
  await nextFrame();
  act(() => undefined);
  await nextFrame();
  expect(events).toEqual([]);
  act(() => (clock.hand = 4));
  await nextFrame();
  expect(events).toHaveLength(1);
});
