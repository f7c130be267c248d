/** A solved exercise: the seed, and when it was first solved. */
export interface Solved {
  readonly seed: number;
  /** ISO 8601, to the second. */
  readonly date: string;
}

export type SolvedById = ReadonlyMap<string, Solved>;

const version = 1;
/** Limit for progress texts from any source; far more than all exercises of the tour need. */
export const maxCharacters = 200_000;

/** Serializes progress as JSON: a version, the solved exercises by ID, and the chapters read, if any. */
export function writeProgress(solved: SolvedById, read: ReadonlySet<string> = new Set()): string {
  const chapters = read.size > 0 ? { read: [...read] } : {};
  const file = { tour: 'positional-encoding', version, solved: Object.fromEntries(solved), ...chapters };
  return JSON.stringify(file, null, 2);
}

/** The chapters marked as read in a progress file; empty for older files. @throws ProgressError. */
export function readChapters(text: string): ReadonlySet<string> {
  readProgress(text);
  const read = (parsed(text) as { readonly read?: unknown }).read ?? [];
  if (!Array.isArray(read) || !read.every((slug) => typeof slug === 'string' && isId(slug)))
    throw new ProgressError('damaged');
  return new Set(read as string[]);
}

/** Why a text isn't a valid progress file. The message key is `progress.` plus this. */
export type InvalidParameter = 'notJson' | 'foreign' | 'version' | 'tooLarge' | 'damaged';

export class ProgressError extends Error {
  readonly refusal: InvalidParameter;

  constructor(refusal: InvalidParameter) {
    super(refusal);
    this.refusal = refusal;
  }
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text) && text.length <= 60;
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Parses `writeProgress` output, which may have been edited by hand. Copies validated fields into a Map, so keys like
 * `__proto__` are harmless. @throws ProgressError.
 */
export function readProgress(text: string): SolvedById {
  if (text.length > maxCharacters) throw new ProgressError('tooLarge');
  const file = parsed(text);
  if (!isTree(file) || file['tour'] !== 'positional-encoding') throw new ProgressError('foreign');
  if (file['version'] !== version) throw new ProgressError('version');
  if (!isTree(file['solved'])) throw new ProgressError('damaged');
  return new Map(Object.entries(file['solved']).map(([id, entry]) => [id, getSolved(id, entry)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProgressError('notJson');
  }
}

function getSolved(id: string, entry: unknown): Solved {
  const { seed, date } = isTree(entry) ? entry : {};
  if (!isId(id) || !Number.isInteger(seed) || Number(seed) < 1 || Number(seed) > 999_999 || !isDate(date))
    throw new ProgressError('damaged');
  return { seed: seed as number, date };
}
