import { expect, type Locator } from '@playwright/test';

/** What the tests ask an exercise of the page: its fields, its numbers from the core, and how it stands. */
export interface Asked {
  readonly spec: {
    readonly id: string;
    readonly kind: string;
    readonly several?: boolean;
    readonly wrong?: readonly { readonly value?: string; readonly function?: string }[];
    readonly line?: number;
    readonly innocent?: readonly { readonly line: number }[];
    readonly repairs?: readonly { readonly right: boolean }[];
    readonly start?: string;
    readonly solution?: string;
    readonly options?: readonly { readonly right: boolean }[];
    readonly items?: readonly { readonly value?: string }[];
    readonly direction?: string;
  };
  readonly case: {
    readonly seed: number;
    readonly values: Readonly<Record<string, number>>;
    readonly texts: Readonly<Record<string, string>>;
  };
  readonly order?: readonly number[];
}

export const asked = (exercise: Locator): Promise<Asked> =>
  exercise.evaluate((element) => {
    const { spec, case: drawn, order } = element as unknown as Asked;
    return { spec, case: drawn, ...(order ? { order } : {}) };
  });

interface WrongReply {
  readonly reply: () => Promise<void>;
  readonly because?: string;
}

/** How a test replies to one kind of exercise. The check is another's. */
interface Driver {
  right(exercise: Locator, at: Asked): Promise<void>;
  /** Replies that are wrong, one after another, and the slots of the reasons that the reader shall see for them. */
  readonly wrong: (exercise: Locator, at: Asked) => readonly WrongReply[];
}

const plain = (text = ''): string => text.replaceAll('−', '-');

const number: Driver = {
  // As texts write it: an answer that the tolerance refuses when it is rounded so would be no fair exercise.
  right: (exercise, { case: { texts } }) => exercise.getByRole('textbox').fill(plain(texts['answer'])),
  wrong: (exercise, { spec, case: { texts, values } }) => [
    { reply: () => exercise.getByRole('textbox').fill(String((values['answer'] ?? 0) + 1e7)) },
    ...(spec.wrong ?? []).map(({ value }, index) => ({
      reply: () => exercise.getByRole('textbox').fill(plain(texts[value ?? ''])),
      because: `wrong.${index}.because`,
    })),
  ],
};

async function tick(exercise: Locator, at: Asked, options: readonly number[]): Promise<void> {
  const boxes = exercise.locator('.options input');
  for (const [place, option] of (at.order ?? []).entries()) {
    const box = boxes.nth(place);
    if (options.includes(option)) await box.check({ force: true });
    else if (at.spec.several) await box.uncheck({ force: true });
  }
}

const indexes = ({ spec }: Asked, right: boolean): number[] =>
  (spec.options ?? []).flatMap((option, index) => (option.right === right ? [index] : []));

const choice: Driver = {
  right: (exercise, at) => tick(exercise, at, indexes(at, true)),
  wrong: (exercise, at) =>
    indexes(at, false).map((option) => ({
      reply: () => tick(exercise, at, [option]),
      because: `options.${option}.because`,
    })),
};

/** Moves each item to its place by the arrow keys. */
async function arrange(exercise: Locator, right: readonly number[]): Promise<void> {
  for (const [place, item] of right.entries()) {
    for (let at = (await asked(exercise)).order?.indexOf(item) ?? 0; at > place; --at)
      await exercise.locator(`#up-${item}`).press('ArrowUp');
  }
}

function sorted({ spec: { items = [], direction }, case: { values } }: Asked): number[] {
  const key = (item: number): number => {
    const name = items[item]?.value;
    return name === undefined ? item : (values[name] ?? NaN);
  };
  const order = items.map((_, item) => item).sort((a, b) => key(a) - key(b));
  return direction === 'falling' ? order.reverse() : order;
}

const order: Driver = {
  right: (exercise, at) => arrange(exercise, sorted(at)),
  wrong: (exercise, at) => [{ reply: () => arrange(exercise, sorted(at).reverse()) }],
};

/** Writes the source into the editor, which it opens. */
async function write(exercise: Locator, source: string): Promise<void> {
  const open = exercise.locator('.open');
  if ((await open.count()) > 0) await open.click();
  await exercise.locator('.cm-content').fill(source);
}

/** Code that gives what a well-known mistake makes of every call. */
const mistaken = (exercise: Locator, mistake: string): Promise<string> =>
  exercise.evaluate((element, name) => {
    const { spec, casesOf } = element as unknown as {
      readonly spec: { readonly name: string };
      readonly casesOf: (name: string) => readonly { readonly given: unknown; readonly expected: unknown }[];
    };
    const table = casesOf.call(element, name).map(({ given, expected }) => [JSON.stringify(given), expected]);
    return `const table = new Map(${JSON.stringify(table)});
const ${spec.name} = (...given) => table.get(JSON.stringify(given));`;
  }, mistake);

const code: Driver = {
  right: (exercise, { spec }) => write(exercise, spec.solution ?? ''),
  wrong: (exercise, { spec }) => [
    { reply: () => write(exercise, spec.start ?? '') },
    ...(spec.wrong ?? []).map((mistake, index) => ({
      reply: async () => write(exercise, await mistaken(exercise, mistake.function ?? '')),
      because: `wrong.${index}.because`,
    })),
  ],
};

/** Picks a line, and a repair once the line is found. */
async function pick(exercise: Locator, line: number): Promise<void> {
  await exercise
    .locator('.lines input')
    .nth(line - 1)
    .check({ force: true });
}

async function mend(exercise: Locator, at: Asked, repair: number): Promise<void> {
  if ((await exercise.locator('.repairs').count()) === 0) {
    await pick(exercise, at.spec.line ?? 0);
    await exercise.locator('.check').click();
  }
  await exercise
    .locator('.repairs input')
    .nth((at.order ?? []).indexOf(repair))
    .check({ force: true });
}

const repairs = ({ spec }: Asked, right: boolean): number[] =>
  (spec.repairs ?? []).flatMap((repair, index) => (repair.right === right ? [index] : []));

const bug: Driver = {
  right: (exercise, at) => mend(exercise, at, repairs(at, true)[0] ?? -1),
  wrong: (exercise, at) => [
    { reply: () => pick(exercise, at.spec.line === 1 ? 2 : 1) },
    ...(at.spec.innocent ?? []).map(({ line }, index) => ({
      reply: () => pick(exercise, line),
      because: `innocent.${index}.because`,
    })),
    ...repairs(at, false).map((repair) => ({
      reply: () => mend(exercise, at, repair),
      because: `repairs.${repair}.because`,
    })),
  ],
};

/** Draws heights, shares of the pad, from its left edge to its right one. */
async function sketch(exercise: Locator, heightsOf: (truth: readonly number[]) => readonly number[]): Promise<void> {
  const again = exercise.locator('.again');
  if ((await again.count()) > 0) await again.click();
  const pad = exercise.locator('.pad');
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const truth = await exercise.evaluate((element) => (element as unknown as { truth: readonly number[] }).truth);
  const heights = heightsOf(truth).filter((_, column) => column % 3 === 0 || column === truth.length - 1);
  const { mouse } = exercise.page();
  for (const [column, share] of heights.entries()) {
    const at = [x + 1 + ((width - 2) * column) / (heights.length - 1), y + height * (1 - share)] as const;
    await mouse.move(...at);
    if (column === 0) await mouse.down();
  }
  await mouse.up();
}

const draw: Driver = {
  // Half as high as it should be: that is no matter.
  right: (exercise) => sketch(exercise, (truth) => truth.map((share) => 0.25 + share / 2)),
  wrong: (exercise) => [
    { reply: () => sketch(exercise, (truth) => truth.map(() => 0.5)) },
    { reply: () => sketch(exercise, (truth) => truth.map((share) => 1 - share)) },
    { reply: () => sketch(exercise, (truth) => truth.map((_, column) => 0.5 + 0.4 * Math.sin(column / 2))) },
  ],
};

/** One for each kind: an exercise of a kind that is not here fails. */
export const drivers: Readonly<Record<string, Driver>> = { number, choice, order, code, bug, draw };

/** Fails the exercise with every wrong reply that its kind knows, then solves it. */
export async function failAndSolve(exercise: Locator): Promise<void> {
  const at = await asked(exercise);
  const driver = drivers[at.spec.kind];
  if (!driver) throw new Error(`no driver for the kind ${at.spec.kind}: tests/pages/exercises/exercise-drivers.ts`);
  const feedback = exercise.locator('.feedback');
  const replies = driver.wrong(exercise, at);
  expect(replies.length, `${at.spec.id}: nothing is wrong`).toBeGreaterThan(0);
  for (const { reply, because } of replies) {
    await reply();
    await exercise.locator('.check').click();
    await expect(feedback, at.spec.id).toHaveAttribute('data-right', 'false');
    if (because !== undefined) await expect(exercise.locator(`> [slot="${because}"]`), at.spec.id).toBeVisible();
  }
  await driver.right(exercise, at);
  await exercise.locator('.check').click();
  await expect(feedback, `${at.spec.id}, seed ${at.case.seed}`).toHaveAttribute('data-right', 'true');
  await expect(exercise.locator('.tick')).not.toHaveText('');
}
