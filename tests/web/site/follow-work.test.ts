import '../exercises/document.js';

import { afterAll, expect, test, vi } from 'vitest';

import { work } from '../../../web/exercises/class/work.js';
import { followWork } from '../../../web/site/class/follow-work.js';

vi.useFakeTimers({ toFake: ['performance'] });
afterAll(() => vi.useRealTimers());

/** A folded exercise as the page has it, with the numbers of seed 3. */
function exerciseOf(id: string): HTMLElement {
  const fold = document.createElement('details');
  fold.className = 'fold';
  fold.dataset['exercise'] = id;
  const exercise = Object.assign(document.createElement('div'), { case: { seed: 3 } });
  exercise.toggleAttribute('titled', true);
  fold.append(exercise);
  document.body.append(fold);
  return exercise;
}

const tell = (exercise: HTMLElement, type: string, detail: object): unknown =>
  exercise.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));

test('attempts and hints are counted where they happen, and the time at work only for who agrees', () => {
  const [shadow, bites] = [exerciseOf('second-shadow'), exerciseOf('who-bites')];
  const touch = (element: HTMLElement): unknown => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  followWork();

  touch(shadow);
  vi.advanceTimersByTime(30_000);
  tell(shadow, 'reply-judged', { exercise: 'second-shadow', seed: 3, right: false });
  tell(shadow, 'hint-shown', { exercise: 'second-shadow', seed: 3, hints: 1 });
  expect(work.entries).toEqual([{ exercise: 'second-shadow', seed: 3, attempts: 1, hints: 1 }]);

  work.isTimed = true;
  touch(shadow);
  vi.advanceTimersByTime(20_000);
  touch(bites);
  vi.advanceTimersByTime(10_000);
  touch(document.body);
  vi.advanceTimersByTime(60_000); // elsewhere in the page
  touch(shadow);
  vi.advanceTimersByTime(5_000);
  tell(shadow, 'reply-judged', { exercise: 'second-shadow', seed: 3, right: true });
  vi.advanceTimersByTime(7_000);
  touch(document.body); // what comes after the right reply is practice
  const seconds = Object.fromEntries(work.entries.map(({ exercise, seconds }) => [exercise, seconds]));
  expect(seconds).toEqual({ 'second-shadow': 25, 'who-bites': 10 });
  expect(work.entries.find(({ exercise }) => exercise === 'second-shadow')).toMatchObject({ attempts: 2, hints: 1 });
});
