import { Stopwatch } from '../../exercises/class/stopwatch.js';
import { work } from '../../exercises/class/work.js';

/** The details of `reply-judged` and `hint-shown`. */
interface Told {
  readonly exercise: string;
  readonly seed: number;
  readonly right?: boolean;
  readonly hints?: number;
}

/** An exercise with the numbers of a seed, `second-shadow:3`. */
type Numbered = string;

/** The exercise that an event happened in; undefined elsewhere in the page. */
function numberedAt({ target }: Event): Numbered | undefined {
  const made =
    target instanceof Element
      ? target.closest<HTMLElement & { readonly case?: { readonly seed: number } }>('[titled]')
      : null;
  const id = made?.closest<HTMLElement>('details.fold')?.dataset['exercise'];
  return id === undefined || made?.case === undefined ? undefined : `${id}:${made.case.seed}`;
}

/**
 * Counts attempts and hints of the exercises of this page, on this device alone; and the time at work on them, but only while
 * the reader agrees: who is busy elsewhere in the page, or looks at another one, is not at work.
 */
export function followWork(): void {
  const watch = new Stopwatch<Numbered>();
  const keep = (): void => {
    for (const [numbered, seconds] of watch.take()) {
      const [exercise = '', seed] = numbered.split(':');
      work.spend(exercise, Number(seed), seconds);
    }
  };
  const leave = (): void => {
    watch.leave(performance.now());
    keep();
  };
  const touch = (event: Event): void => {
    const numbered = work.isTimed ? numberedAt(event) : undefined;
    if (numbered === undefined) leave();
    else watch.touch(numbered, performance.now());
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, touch);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
  addEventListener('pagehide', leave);
  document.addEventListener('reply-judged', (event) => {
    if (work.isTimed) touch(event);
    keep();
    const { exercise, seed, right = false } = (event as CustomEvent<Told>).detail;
    work.judge(exercise, seed, right);
  });
  document.addEventListener('hint-shown', (event) => {
    const { exercise, seed, hints = 0 } = (event as CustomEvent<Told>).detail;
    work.hint(exercise, seed, hints);
  });
  // Another page of the tour has kept something.
  addEventListener('storage', () => work.dispatchEvent(new Event('work-changed')));
}
