import './document.js';

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { getSlots } from '../../../web/generator/exercises/embedded-exercises.js';
import { exerciseFiles, getNumber } from '../../../web/generator/exercises/files.js';
import { original } from '../../../web/generator/pages/addresses.js';
import { run } from '../../../web/exercises/code/sandbox.js';
import type { Reply, Request } from '../../../web/exercises/code/messages.js';
import { kindElements } from '../../../web/exercises/kind-elements.js';
import { provideCore } from '../../../web/figures/shared/frame/core-provider.js';
import { core } from '../../support/core.js';
import { readExerciseState, replies, repliesTo } from '../../support/exercise-replies.js';
import { registerAllMessages } from '../../support/messages.js';
import { check, enterReply, one, type ExerciseElement } from './element-drivers.js';

// The real elements in a document without layout: the logic of every exercise in every language. tests/e2e/exercises/
// checks in a browser that mouse, touch and keys reach it, for one exercise per kind.

// The editor needs layout. Without it the text field is used, as when loading fails.
vi.mock('../../../web/exercises/code/code-editor.js', () => {
  throw new Error('There is no editor here');
});

const files = exerciseFiles();

beforeAll(async () => {
  provideCore(core);
  registerAllMessages();
  for (const [kind, load] of Object.entries(kindElements)) customElements.define(`pe-exercise-${kind}`, await load());
  const engine = await WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')),
  );
  /** Runs code-worker.ts on this thread, since Node can't load its script. */
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { readonly data: Reply }) => void) | null = null;
      terminate(): void {
        this.onmessage = null;
      }
      postMessage(request: Request): void {
        if ('wasm' in request) return; // it already has the engine
        const { id, spec } = request;
        this.onmessage?.({ data: { id, kind: 'started' } });
        void run(engine, spec).then((ran) => this.onmessage?.({ data: { id, kind: 'finished', run: ran } }));
      }
    },
  );
});

beforeEach(() => localStorage.clear());

/** The exercise as built, on a page of its language. */
async function shown(index: number, { slug, language, exercises }: (typeof files)[0]): Promise<ExerciseElement> {
  const written = exercises[index]!;
  const element = document.createElement(`pe-exercise-${written.spec.kind}`) as ExerciseElement;
  element.innerHTML = getSlots(written, language.folder, core).join('\n');
  Object.assign(element, { lang: language.folder, number: getNumber(slug, index), seed: 1, spec: written.spec });
  document.body.replaceChildren(element);
  await element.updateComplete;
  return element;
}

/** All readable text: what the element renders, and the slotted texts. */
function readable(exercise: ExerciseElement): string {
  const root = exercise.shadowRoot!;
  const slotted = [...root.querySelectorAll('slot')].flatMap(({ name }) => [
    ...exercise.querySelectorAll(`:scope > [slot="${name}"]`),
  ]);
  const drawn = [...root.querySelectorAll('section *')].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return [...drawn, ...slotted].map(({ textContent }) => textContent).join('\n');
}

/** A missing message, or an unfilled placeholder. */
const unfinished = /exercise\.|\{[a-z][a-z0-9]+\}|undefined|NaN/i;

const isRight = (exercise: ExerciseElement): string | undefined => one(exercise, '.feedback').dataset['right'];

async function failAndSolve(exercise: ExerciseElement, max: number): Promise<void> {
  const at = readExerciseState(exercise);
  const name = `${at.spec.id}, seed ${at.case.seed}`;
  const { wrong, right } = repliesTo(at);
  for (const { because } of wrong) {
    if (because === undefined) continue;
    const text = exercise.querySelector(`:scope > [slot="${because}"]`)?.textContent;
    expect(text, name).toBeTruthy();
    expect(text, name).not.toMatch(unfinished);
  }
  for (const { reply, because } of wrong.slice(0, max)) {
    await enterReply(exercise, at, reply);
    await check(exercise);
    expect(isRight(exercise), `${name}: ${JSON.stringify(reply)}`).toBe('false');
    if (because !== undefined) one(exercise, `.feedback slot[name="${because}"]`);
  }
  await enterReply(exercise, at, right);
  await check(exercise);
  expect(isRight(exercise), `${name}: ${JSON.stringify(right)}`).toBe('true');
  expect(one(exercise, '.tick').textContent.trim(), name).not.toBe('');
  expect(readable(exercise), name).not.toMatch(unfinished);
}

test('the worked answer links to the section and to the figure', async () => {
  const [clock] = files.filter(({ slug }) => slug === 'clock-hands');
  const exercise = await shown(0, clock!);
  one(exercise, '[aria-controls=worked]').click();
  await exercise.updateComplete;
  const links = [...one(exercise, '.worked').querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    expect.stringMatching(/^\.\.\/clock-hands\/\?clock\..*#clock$/),
    '../clock-hands/#two-shadows-of-one-hand',
  ]);
});

for (const file of files)
  describe(`${file.slug} (${file.language.folder})`, () => {
    const exercises = test.each(file.exercises.map(({ spec }, index) => [spec.id, index] as const));
    // The specs are the same in every language (exercises.test.ts), so only texts differ.
    if (file.language !== original) {
      exercises('%s is failed, solved, and has a text for every wrong reply', async (_, index) => {
        await failAndSolve(await shown(index, file), 1);
      });
      return;
    }
    exercises('%s is failed with every wrong reply, solved, and solved again with other numbers', async (_, index) => {
      const exercise = await shown(index, file);
      await failAndSolve(exercise, Infinity);
      const another = exercise.shadowRoot!.querySelector<HTMLElement>('.another');
      if (!another) return;
      another.click();
      await exercise.updateComplete;
      expect(readExerciseState(exercise).case.seed).toBe(2);
      expect(isRight(exercise)).toBe('');
      await failAndSolve(exercise, Infinity);
    });
  });

test('every kind has replies and exercises', () => {
  const kinds = files.flatMap(({ exercises }) => exercises.map(({ spec }) => spec.kind));
  expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(replies).toSorted());
  expect(Object.keys(kindElements).toSorted()).toEqual(Object.keys(replies).toSorted());
});
