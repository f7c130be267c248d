import '../../exercises/document.js';

import type { LitElement } from 'lit';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { fields } from '../../../../web/core/index.js';
import type { PeClock } from '../../../../web/figures/clock/pe-clock.js';
import type { PeValue } from '../../../../web/figures/value/pe-value.js';
import { loadTools } from '../../../../web/figures/model-clock/lazy-config-tools.js';
import { JobController } from '../../../../web/figures/shared/frame/job-controller.js';
import { defaultReaderState, readerStore } from '../../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../../support/core.js';
import { registerAllMessages } from '../../../support/messages.js';
import { blocks as figures, defineFigures, shown as firstShown } from './figures-in-document.js';

// The real elements in a document without layout, and a core that rejects every call.

const reason = 'base must be a real number from 1 to 2, got 3';

const rejectCall = (): never => {
  throw new RangeError(reason);
};

let refuses = false;

/** The real core, which can be switched to reject everything. */
const refusing = new Proxy(core, {
  get(target, name) {
    if (refuses && (name === 'lend' || Object.hasOwn(fields, name))) return rejectCall;
    const own: unknown = Reflect.get(target, name, target);
    return typeof own === 'function' ? (own.bind(target) as unknown) : own;
  },
});

let errors: unknown[];

beforeAll(async () => {
  registerAllMessages();
  defineFigures(refusing);
  await loadTools();
});

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((said: string) => void errors.push(said));
});

afterEach(() => {
  document.body.replaceChildren();
  readerStore.set(defaultReaderState);
  refuses = false;
  vi.restoreAllMocks();
});

async function shown<Element extends LitElement>(tag: string): Promise<Element> {
  const element = await firstShown<Element>(tag);
  // Waits for lazy code: pe-model-clock loads its file parser for the second picture.
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
  return element;
}

const getSentences = ({ renderRoot }: LitElement): string[] =>
  [...renderRoot.querySelectorAll('.failed')].map(({ textContent }) => textContent);
const getPicture = ({ renderRoot }: LitElement): string => renderRoot.querySelector('.picture')!.textContent.trim();

/** Figures of whose first picture nothing is computed in the page: it shows a training, or a list, that is still to come. */
const waiting = ['pe-lab', 'pe-layouts', 'pe-learned-table', 'pe-pronoun', 'pe-score-terms', 'pe-which-model'];
const blocks = figures.map(({ tag }) => tag);
const drawing = blocks.filter((tag) => !waiting.includes(tag));

describe('a figure whose core rejects everything', () => {
  test.each(drawing)('%s explains why in one sentence, keeps its caption, and renders again', async (tag) => {
    refuses = true;
    const figure = await shown(tag);
    const sentence = `The picture can’t be drawn: ${reason}`;
    expect(getSentences(figure)).toEqual([sentence]);
    expect(getPicture(figure)).toBe(sentence);
    expect(figure.renderRoot.querySelector('.caption slot')).not.toBeNull();
    expect(errors).toContain(`<${tag}> cannot be drawn.`);
    refuses = false;
    figure.requestUpdate();
    await figure.updateComplete;
    expect(getSentences(figure)).toEqual([]);
    expect(getPicture(figure)).not.toBe('');
  });
});

test.each(waiting)('%s makes no core calls and renders', async (tag) => {
  refuses = true;
  const figure = await firstShown(tag); // before the list of pe-which-model has loaded, which is a matter of chance
  expect(blocks).toContain(tag);
  expect(getSentences(figure)).toEqual([]);
  expect(getPicture(figure)).not.toBe('');
});

/** Interactive parts. */
const handled = 'button, input, select, textarea, summary, [tabindex], [role], svg, canvas';

function* elements(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}

const all = { bubbles: true, composed: true, cancelable: true };
const at = { ...all, clientX: 50, clientY: 50, buttons: 1, pointerId: 1 };
const gestures: readonly (readonly Event[])[] = [
  [new KeyboardEvent('keydown', { ...all, key: 'ArrowRight' })],
  [new Event('input', all), new Event('change', all)],
  ['pointerdown', 'pointermove', 'pointerup'].map((type) => new PointerEvent(type, at)),
  [new MouseEvent('click', at)],
];

test.each(blocks)("%s throws nothing when it's used while its core rejects everything", async (tag) => {
  const figure = await shown(tag);
  const parts = (): HTMLElement[] => [...elements(figure.renderRoot)].filter((element) => element.matches(handled));
  const thrown: string[] = [];
  // Some handlers use features that a document without layout lacks.
  const onError = ({ error }: ErrorEvent): void => {
    if (String(error).includes(reason)) thrown.push((error as Error).stack ?? reason);
  };
  window.addEventListener('error', onError);
  const many = parts().length;
  // A figure may have hundreds of dots; only some are tried.
  for (let index = 0; index < many; index += Math.ceil(many / 12)) {
    for (const gesture of gestures) {
      refuses = false;
      figure.requestUpdate();
      await figure.updateComplete;
      const part = parts()[index];
      refuses = true;
      for (const event of gesture) part?.dispatchEvent(event);
      await figure.updateComplete;
    }
  }
  window.removeEventListener('error', onError);
  expect(thrown).toEqual([]);
});

test('the picture of the previous input is cleared', async () => {
  const clock = await shown<PeClock>('pe-clock');
  const before = getPicture(clock);
  refuses = true;
  clock.position = 41;
  await clock.updateComplete;
  expect(getPicture(clock)).toBe(`The picture can’t be drawn: ${reason}`);
  refuses = false;
  clock.position = 37;
  await clock.updateComplete;
  expect(getPicture(clock)).toBe(before);
});

test('an inline number is a dash', async () => {
  const value = await shown<PeValue>('pe-value');
  expect(value.textContent).toMatch(/\d/);
  refuses = true;
  value.position = 41;
  await value.updateComplete;
  expect(value.textContent).toBe('–');
  refuses = false;
  value.position = 37;
  await value.updateComplete;
  expect(value.textContent).toMatch(/\d/);
});

describe('a long job with an unusable result', () => {
  const host = Object.assign(new EventTarget(), { addController: () => 0, requestUpdate: () => 0 });

  test.each([1, 3])('fails and ends (%d results)', async (count) => {
    let ended = false;
    async function* run() {
      try {
        for (let k = 1; k <= count; ++k) {
          yield { snapshot: k, share: k / count };
          await new Promise(requestAnimationFrame);
        }
      } finally {
        ended = true;
      }
    }
    const job = new JobController<number>(host as never, run as never);
    expect(await job.run({} as never, rejectCall)).toBeUndefined();
    expect(job.failure?.message).toBe(reason);
    await vi.waitFor(() => expect(ended).toBe(true));
  });
});
