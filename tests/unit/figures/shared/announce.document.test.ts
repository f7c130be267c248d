import '../../exercises/document.js';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { html, nothing, render, type TemplateResult } from 'lit';

import { kept, rest, announceAtRest } from '../../../../web/figures/shared/frame/debounced-live-region.js';

let root: ShadowRoot;

beforeEach(() => {
  vi.useFakeTimers();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = host.attachShadow({ mode: 'open' });
});

afterEach(() => vi.useRealTimers());

/** Renders a slider with its value text, and sentences below it. */
async function draw(sentences: readonly (string | TemplateResult)[], spokenValue = ''): Promise<void> {
  render(
    html`<div role="slider" tabindex="0" aria-valuetext=${spokenValue || nothing}></div>
      ${sentences.map((sentence) => html`<p ${announceAtRest()}>${sentence}</p>`)}`,
    root,
  );
  await Promise.resolve();
}

const region = (): Element => root.querySelector('[role=status]')!;
const said = (): string[] => [...region().children].map((sentence) => sentence.textContent.trim());
const wait = (share: number): unknown => vi.advanceTimersByTime(rest * share);

test("the live region exists before its first text, and the initial text isn't announced", async () => {
  await draw(['one']);
  expect(region().textContent).toBe('');
  wait(2);
  expect(said()).toEqual([]);
});

test('only the last of many quick changes is announced, once, when they stop', async () => {
  await draw(['one']);
  for (const sentence of ['two', 'three', 'four']) {
    await draw([sentence]);
    wait(0.9);
    expect(said()).toEqual([]);
  }
  wait(0.2);
  expect(said()).toEqual(['four']);
});

test('rerendering without a change announces nothing', async () => {
  await draw(['one']);
  await draw(['two']);
  wait(1);
  await draw(['two']);
  wait(1);
  expect(said()).toEqual(['two']);
});

test('an announcement is removed afterwards, and the region stays', async () => {
  await draw(['one']);
  const first = region();
  await draw(['two']);
  wait(1);
  vi.advanceTimersByTime(kept);
  expect(said()).toEqual([]);
  await draw(['three']);
  wait(1);
  expect(said()).toEqual(['three']);
  expect(region()).toBe(first);
});

test('two sentences that change together are both announced', async () => {
  await draw(['one', 'uno']);
  await draw(['two', 'due']);
  wait(1);
  expect(said()).toEqual(['two', 'due']);
  expect(region().ariaAtomic).toBe('false');
});

test("text that the focused slider has as its value isn't announced twice", async () => {
  await draw(['at 1']);
  root.querySelector<HTMLElement>('[role=slider]')!.focus();
  await draw(['at 2'], 'Position: at 2');
  wait(1);
  expect(said()).toEqual([]);
  await draw(['at 3'], 'Position: 3');
  wait(1);
  expect(said()).toEqual(['at 3']);
});

test('emptied and removed sentences announce nothing', async () => {
  await draw(['one', 'uno']);
  await draw(['', 'due']);
  await draw(['']);
  wait(2);
  expect(said()).toEqual([]);
});

test('elements inside a sentence are announced with their spaces', async () => {
  await draw(['one']);
  await draw([html`<b>Exact.</b> It turns by <i>k</i>.`]);
  wait(1);
  expect(said()).toEqual(['Exact. It turns by k.']);
});
