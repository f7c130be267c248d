import type { ReactiveElement } from 'lit';
import { getField, type FigureField } from './figure-field.js';
import { motion } from '../controls/motion.js';
import { emitUserInput } from './host-events/reader-moves.js';

const journeyTime = 300; // milliseconds
const highlightTime = 1_200;
const scrollTime = 800; // where the browser does not say that it has arrived

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** The journey that a figure is on: a new one ends it. */
const journeys = new WeakMap<ReactiveElement, AbortController>();

/** The events that a gesture of the reader begins with; a screen reader moves a slider by the last alone. */
const gestures = ['pointerdown', 'keydown', 'input'] as const;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** True if enough of an element is in the viewport to see that it changes. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 3;
}

/** Scrolls to an element that is out of sight. Resolves when it is there. */
export async function bringIntoSight(element: Element): Promise<void> {
  if (isInSight(element)) return;
  const block = element.getBoundingClientRect().height > innerHeight ? 'start' : 'center';
  const arrived = new Promise((resolve) => {
    addEventListener('scrollend', resolve, { once: true });
    setTimeout(resolve, motion.paused ? 0 : scrollTime);
  });
  element.scrollIntoView({ block, behavior: motion.paused ? 'instant' : 'smooth' });
  await arrived;
}

/** Shows which figure is meant. */
function highlight(figure: ReactiveElement): void {
  const frames = { outline: ['2px solid var(--pe-focus, #1857c4)', '2px solid transparent'], outlineOffset: '8px' };
  figure.animate(frames, { duration: highlightTime, easing: 'cubic-bezier(0.6, 0, 1, 1)' });
}

/** A field, and what it is to show. */
interface Move {
  readonly field: FigureField;
  readonly to: unknown;
}

/**
 * Moves fields of a figure: what is continuous travels, unless motion is paused; everything else is there at once. The next
 * journey of the figure ends this one, and a gesture of the reader finishes it first, so that what the gesture does stays.
 *
 * @param beforeMove - Called before each step of the journey.
 */
async function travel(figure: ReactiveElement, moves: readonly Move[], beforeMove: () => void): Promise<void> {
  const steps = moves.map(({ field, to }) => ({ field, from: field.value, to }));
  const travels = ({ field, from, to }: (typeof steps)[number]): boolean =>
    !motion.paused && from !== to && field.between(from, to, 0) !== undefined;
  const journey = new AbortController();
  journeys.get(figure)?.abort();
  journeys.set(figure, journey);
  beforeMove();
  for (const { field, to } of steps.filter((step) => !travels(step))) field.set(to);
  const moving = steps.filter(travels);
  if (moving.length === 0) return;
  const goTo = (share: number): void => {
    beforeMove();
    for (const { field, from, to } of moving) field.set(share < 1 ? field.between(from, to, eased(share)) : to);
    if (share === 1) journey.abort();
  };
  for (const gesture of gestures) addEventListener(gesture, () => goTo(1), { capture: true, signal: journey.signal });
  const begun = await nextFrame();
  for (let now = begun; !journey.signal.aborted; now = await nextFrame())
    goTo(Math.min(1, (now - begun) / journeyTime));
}

/**
 * Brings a figure into a state for its reader, visibly. Names and texts are those of the figure's attributes, `1` and `0` for
 * what is on or off. What the figure does not have, or cannot read, is left as it is.
 */
export async function bring(
  figure: ReactiveElement,
  state: Iterable<readonly [name: string, text: string]>,
): Promise<void> {
  const moves = [...state].flatMap(([name, text]): Move[] => {
    const field = getField(figure, name);
    const to = field?.read(text);
    return field === undefined || to === undefined ? [] : [{ field, to }];
  });
  highlight(figure);
  await travel(figure, moves, () => emitUserInput(figure));
}
