import type { ReactiveElement } from 'lit';
import { getField, type FigureField } from '../figure-property.js';
import { motion } from '../../controls/animation.js';
import { emitUserInput } from '../host-events/user-input-event.js';

const journeyTime = 300; // milliseconds
const highlightTime = 1_200;

/** Ease in and out. */
const eased = (progress: number): number => progress * progress * (3 - 2 * progress);

/** The running animation of each figure; a new one aborts it. */
const journeys = new WeakMap<ReactiveElement, AbortController>();

/** The first event of a user gesture. Screen readers move a slider with `input` only. */
const gestures = ['pointerdown', 'keydown', 'input'] as const;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function highlight(figure: ReactiveElement): void {
  const frames = { outline: ['2px solid var(--pe-focus, #1857c4)', '2px solid transparent'], outlineOffset: '8px' };
  figure.animate(frames, { duration: highlightTime, easing: 'cubic-bezier(0.6, 0, 1, 1)' });
}

/** A field and its target value. */
interface Move {
  readonly field: FigureField;
  readonly to: unknown;
}

/**
 * Animates fields of a figure: continuous ones are interpolated unless motion is off, others are set at once. The
 * figure's next animation aborts this one; a user gesture completes it first, so that the gesture's result stays.
 *
 * @param beforeMove - Called before each step.
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
  const goTo = (fraction: number): void => {
    beforeMove();
    for (const { field, from, to } of moving) field.set(fraction < 1 ? field.between(from, to, eased(fraction)) : to);
    if (fraction === 1) journey.abort();
  };
  for (const gesture of gestures) addEventListener(gesture, () => goTo(1), { capture: true, signal: journey.signal });
  const begun = await nextFrame();
  for (let now = begun; !journey.signal.aborted; now = await nextFrame())
    goTo(Math.min(1, (now - begun) / journeyTime));
}

/**
 * Sets a figure to a state on the user's behalf, visibly. Names and texts are attributes and their values, `1` and `0`
 * for booleans. Unknown names and invalid values are ignored.
 */
export async function animateTo(
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
