/** The members of an exercise element that tests use. */
export interface ExerciseState {
  readonly spec: {
    readonly id: string;
    readonly kind: string;
    readonly several?: boolean;
    readonly name?: string;
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
  /** The curve to draw, as fractions of the pad's height. */
  readonly truth?: readonly number[];
  /** The results of common mistakes for the test calls of a function. */
  readonly mistakes?: readonly (readonly { readonly given: unknown; readonly expected: unknown }[])[];
}

/** Reads it from an exercise element. Self-contained, because it also runs in the browser. */
export function readExerciseState(element: unknown): ExerciseState {
  const exercise = element as Omit<ExerciseState, 'mistakes'> & {
    getCases?(name: string): { readonly given: unknown; readonly expected: unknown }[];
  };
  const { spec, order, truth } = exercise;
  const mistakes =
    exercise.getCases &&
    spec.wrong?.map(({ function: of = '' }) =>
      exercise.getCases!(of).map(({ given, expected }) => ({ given, expected })),
    );
  return {
    spec,
    case: exercise.case,
    ...(order && { order }),
    ...(truth && { truth }),
    ...(mistakes && { mistakes }),
  };
}

/** A reply to one kind of exercise. */
export type Reply =
  | { readonly text: string }
  | { readonly options: readonly number[] }
  | { readonly order: readonly number[] }
  | { readonly source: string }
  | { readonly line: number }
  | { readonly repair: number }
  | { readonly heights: readonly number[] };

/** A wrong reply, and the slot of its explanation. */
export interface WrongReply {
  readonly reply: Reply;
  readonly because?: string;
}

interface Replies {
  readonly right: (at: ExerciseState) => Reply;
  /** To be given in sequence. */
  readonly wrong: (at: ExerciseState) => readonly WrongReply[];
}

const plain = (text = ''): string => text.replaceAll('−', '-');

const number: Replies = {
  // The rounding used in texts, which the tolerance must accept.
  right: ({ case: { texts } }) => ({ text: plain(texts['answer']) }),
  wrong: ({ spec, case: { texts, values } }) => [
    { reply: { text: String((values['answer'] ?? 0) + 1e7) } },
    ...(spec.wrong ?? []).map(({ value }, index) => ({
      reply: { text: plain(texts[value ?? '']) },
      because: `wrong.${index}.because`,
    })),
  ],
};

const indexes = (all: readonly { readonly right: boolean }[] = [], right: boolean): number[] =>
  all.flatMap((each, index) => (each.right === right ? [index] : []));

const choice: Replies = {
  right: ({ spec }) => ({ options: indexes(spec.options, true) }),
  wrong: ({ spec }) =>
    indexes(spec.options, false).map((option) => ({
      reply: { options: [option] },
      because: `options.${option}.because`,
    })),
};

function sorted({ spec: { items = [], direction }, case: { values } }: ExerciseState): number[] {
  const key = (item: number): number => {
    const name = items[item]?.value;
    return name === undefined ? item : (values[name] ?? NaN);
  };
  const order = items.map((_, item) => item).sort((a, b) => key(a) - key(b));
  return direction === 'falling' ? order.reverse() : order;
}

const order: Replies = {
  right: (at) => ({ order: sorted(at) }),
  wrong: (at) => [{ reply: { order: sorted(at).reverse() } }],
};

const code: Replies = {
  right: ({ spec }) => ({ source: spec.solution ?? '' }),
  wrong: ({ spec, mistakes = [] }) => [
    { reply: { source: spec.start ?? '' } },
    // Code that returns a mistake's results for every call.
    ...mistakes.map((cases, index) => ({
      reply: {
        source: `const table = new Map(${JSON.stringify(cases.map(({ given, expected }) => [JSON.stringify(given), expected]))});
const ${spec.name} = (...given) => table.get(JSON.stringify(given));`,
      },
      because: `wrong.${index}.because`,
    })),
  ],
};

const bug: Replies = {
  right: ({ spec }) => ({ repair: indexes(spec.repairs, true)[0] ?? -1 }),
  wrong: ({ spec }) => [
    { reply: { line: spec.line === 1 ? 2 : 1 } },
    ...(spec.innocent ?? []).map(({ line }, index) => ({ reply: { line }, because: `innocent.${index}.because` })),
    ...indexes(spec.repairs, false).map((repair) => ({ reply: { repair }, because: `repairs.${repair}.because` })),
  ],
};

const draw: Replies = {
  // Half the height, which must not matter.
  right: ({ truth = [] }) => ({ heights: truth.map((share) => 0.25 + share / 2) }),
  wrong: ({ truth = [] }) => [
    { reply: { heights: truth.map(() => 0.5) } },
    { reply: { heights: truth.map((share) => 1 - share) } },
    { reply: { heights: truth.map((_, column) => 0.5 + 0.4 * Math.sin(column / 2)) } },
  ],
};

/** One per kind: exercises of a missing kind fail. */
export const replies: Readonly<Record<string, Replies>> = { number, choice, order, code, bug, draw };

/** All wrong replies of an exercise's kind, then the right one. */
export function repliesTo(at: ExerciseState): { readonly wrong: readonly WrongReply[]; readonly right: Reply } {
  const of = replies[at.spec.kind];
  if (!of) throw new Error(`no replies for the kind ${at.spec.kind}: tests/support/exercise-replies.ts`);
  const wrong = of.wrong(at);
  if (wrong.length === 0) throw new Error(`${at.spec.id}: nothing is wrong`);
  return { wrong, right: of.right(at) };
}
