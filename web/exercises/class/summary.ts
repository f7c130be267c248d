import { listOf, SummaryError, tree, type Rule } from './summary-rules.js';
import { seedRange } from '../parts/spec.js';

/** The work on one exercise with the numbers of one seed. */
export interface Entry {
  readonly exercise: string;
  readonly seed: number;
  /** Replies that could be judged, up to the first right one. Unknown for what was solved before they were counted. */
  readonly attempts?: number;
  /** Hints that were shown before it was solved. Unknown as the attempts are. */
  readonly hints?: number;
  /** The time when it was solved first: ISO 8601, to the second. */
  readonly solved?: string;
  /** Seconds at work on it, if the learner has agreed to their being counted. */
  readonly seconds?: number;
}

/** The work of one learner, as it is handed in. */
export interface Summary {
  /** A name, or whatever the learner calls herself. */
  readonly learner?: string;
  /** The set that was asked for, as in a link: `second-shadow:3,who-bites`. Without one, it is about all exercises. */
  readonly set?: string;
  /** The title of that set. */
  readonly title?: string;
  /** The time when the summary was made: ISO 8601, to the second. */
  readonly made: string;
  /** Whether the learner has agreed to her time being counted. */
  readonly timed?: boolean;
  readonly exercises: readonly Entry[];
}

const version = 1;
/** Characters of a name. */
export const longestName = 80;
/** Far above what a learner fills: nothing larger is read. In characters. */
export const mostCharacters = 400_000;
/** The limits of an entry; `Work` counts no further. */
export const most = { attempts: 9_999, hints: 9, seconds: 999_999, entries: 2_000 } as const;

/** The format: its fields, and what each may be. */
const entryRules: Readonly<Record<keyof Entry, Rule>> = {
  exercise: { kind: 'id' },
  seed: { kind: 'whole', min: seedRange.min, max: seedRange.max },
  attempts: { kind: 'whole', min: 0, max: most.attempts, optional: true },
  hints: { kind: 'whole', min: 0, max: most.hints, optional: true },
  solved: { kind: 'date', optional: true },
  seconds: { kind: 'whole', min: 0, max: most.seconds, optional: true },
};
const summaryRules: Readonly<Record<Exclude<keyof Summary, 'exercises'>, Rule>> = {
  learner: { kind: 'text', max: longestName, optional: true },
  set: { kind: 'set', optional: true },
  title: { kind: 'text', max: longestName, optional: true },
  made: { kind: 'date' },
  timed: { kind: 'truth', optional: true },
};

/** A date as this format has it. */
export const stamp = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** A summary as a file: JSON with the name of the tour, the kind of the file and its version. */
export function writeSummary(summary: Summary): string {
  return JSON.stringify({ tour: 'positional-encoding', file: 'exercise-summary', version, ...summary }, null, 1);
}

/**
 * Reads what `writeSummary` wrote, perhaps edited by somebody. What is not in the format is left out.
 *
 * @throws SummaryError naming the first field that is not as it must be.
 */
export function readSummary(text: string): Summary {
  if (text.length > mostCharacters)
    throw new SummaryError('tooLarge', { max: mostCharacters / 1000, value: Math.ceil(text.length / 1000) });
  const file = tree(parsed(text));
  if (file?.['tour'] !== 'positional-encoding' || file['file'] !== 'exercise-summary')
    throw new SummaryError('foreign');
  if (file['version'] !== version)
    throw SummaryError.about('version', { kind: 'version', max: version }, file['version']);
  const head = fieldsOf(file, summaryRules, '') as unknown as Omit<Summary, 'exercises'>;
  const list = listOf(file['exercises'], 'exercises', most.entries);
  const exercises = list.map((entry, index) => fieldsOf(entry, entryRules, `exercises[${index}]`) as unknown as Entry);
  refuseRepeated(exercises);
  return { ...head, exercises };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SummaryError('notJson');
  }
}

function refuseRepeated(exercises: readonly Entry[]): void {
  const seen = new Set<string>();
  exercises.forEach(({ exercise, seed }, index) => {
    const key = `${exercise}:${seed}`;
    if (seen.has(key)) throw SummaryError.about(`exercises[${index}]`, { kind: 'once' }, key);
    seen.add(key);
  });
}

/** The fields that rules name, each checked. */
function fieldsOf(
  value: unknown,
  rules: Readonly<Record<string, Rule>>,
  path: string,
): Readonly<Record<string, unknown>> {
  const object = tree(value);
  if (!object) throw SummaryError.about(path, { kind: 'object' }, value);
  const fields = Object.entries(rules).flatMap(([name, rule]) => {
    const field = Object.hasOwn(object, name) ? object[name] : undefined;
    if (field === undefined && rule.optional) return [];
    SummaryError.unless(`${path}${path && '.'}${name}`, rule, field);
    return [[name, field] as const];
  });
  return Object.fromEntries(fields);
}
