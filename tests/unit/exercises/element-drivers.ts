import { readExerciseState, type ExerciseState, type Reply } from '../../support/exercise-replies.js';

/** An exercise element in a document without layout. */
export type ExerciseElement = HTMLElement & { readonly updateComplete: Promise<unknown> };

const inside = (exercise: ExerciseElement, selector: string): HTMLElement[] => [
  ...exercise.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const inputs = (exercise: ExerciseElement, selector: string): HTMLInputElement[] =>
  inside(exercise, selector) as HTMLInputElement[];

export function one(exercise: ExerciseElement, selector: string): HTMLElement {
  const [found] = inside(exercise, selector);
  if (!found) throw new Error(`${readExerciseState(exercise).spec.id}: there is no ${selector}`);
  return found;
}

async function enter(exercise: ExerciseElement, field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await exercise.updateComplete;
}

async function tick(exercise: ExerciseElement, box: HTMLInputElement, on = true): Promise<void> {
  box.checked = on;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await exercise.updateComplete;
}

/** Moves each item to its place with the arrow keys. */
async function arrange(exercise: ExerciseElement, right: readonly number[]): Promise<void> {
  for (const [place, item] of right.entries()) {
    for (let at = readExerciseState(exercise).order?.indexOf(item) ?? 0; at > place; --at) {
      one(exercise, `#up-${item}`).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      await exercise.updateComplete;
    }
  }
}

/** Opens the editor and types into the text field that replaces it. */
async function write(exercise: ExerciseElement, source: string): Promise<void> {
  const [open] = inside(exercise, '.open');
  open?.click();
  await exercise.updateComplete;
  await enter(exercise, one(exercise, 'textarea') as HTMLInputElement, source);
}

const pick = (exercise: ExerciseElement, line: number): Promise<void> =>
  tick(exercise, inputs(exercise, '.lines input')[line - 1]!);

async function mend(exercise: ExerciseElement, at: ExerciseState, repair: number): Promise<void> {
  if (inside(exercise, '.repairs').length === 0) {
    await pick(exercise, at.spec.line ?? 0);
    await check(exercise);
  }
  await tick(exercise, inputs(exercise, '.repairs input')[(at.order ?? []).indexOf(repair)]!);
}

/** Draws heights from left to right, on a pad of 1000 x 1000. */
async function sketch(exercise: ExerciseElement, heights: readonly number[]): Promise<void> {
  inside(exercise, '.again')[0]?.click();
  await exercise.updateComplete;
  const pad = one(exercise, '.pad');
  const size = 1000;
  Object.assign(pad, {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: size, height: size }),
    setPointerCapture: () => undefined,
  });
  const pointer = (type: string, column: number): void => {
    const [clientX, clientY] = [(size * column) / (heights.length - 1), size * (1 - heights[column]!)];
    const event = new PointerEvent(type, { clientX, clientY, isPrimary: true, pointerId: 1, bubbles: true });
    pad.dispatchEvent(Object.assign(event, { getCoalescedEvents: () => [] }));
  };
  pointer('pointerdown', 0);
  for (const column of heights.keys()) pointer('pointermove', column);
  pointer('pointerup', heights.length - 1);
  await exercise.updateComplete;
}

/** Enters a reply like a reader, without checking it. */
export async function enterReply(exercise: ExerciseElement, at: ExerciseState, reply: Reply): Promise<void> {
  if ('text' in reply) await enter(exercise, one(exercise, '.number input') as HTMLInputElement, reply.text);
  else if ('options' in reply) {
    const boxes = inputs(exercise, '.options input');
    for (const [place, option] of (at.order ?? []).entries())
      if (reply.options.includes(option) || at.spec.several)
        await tick(exercise, boxes[place]!, reply.options.includes(option));
  } else if ('order' in reply) await arrange(exercise, reply.order);
  else if ('source' in reply) await write(exercise, reply.source);
  else if ('line' in reply) await pick(exercise, reply.line);
  else if ('repair' in reply) await mend(exercise, at, reply.repair);
  else await sketch(exercise, reply.heights);
}

/** Checks the reply, and waits for running code. */
export async function check(exercise: ExerciseElement): Promise<void> {
  one(exercise, '.check').click();
  await exercise.updateComplete;
  while ('running' in exercise && exercise.running === true) {
    await new Promise((resolve) => setTimeout(resolve));
    await exercise.updateComplete;
  }
}
