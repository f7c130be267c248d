import { readNumber } from '../../figures/shared/reader/fields.js';
import { seedRange } from '../parts/spec.js';

/** One exercise of a set; without a seed the reader begins with the first numbers. */
export interface SetItem {
  readonly exercise: string;
  readonly seed?: number;
}

/** Some exercises in an order, as a teacher hands them out. */
export interface ExerciseSet {
  readonly title?: string;
  readonly items: readonly SetItem[];
}

/** Characters of a title. */
export const longestTitle = 80;

/** A demand of an address that a set cannot meet: `exercises.` and `refusal` are the key of the sentence. */
export interface SetFault {
  readonly refusal: 'setEmpty' | 'setUnknown' | 'setTwice' | 'setSeed' | 'setTitle';
  readonly value: string;
  readonly exercise?: string;
}

export interface AskedSet extends ExerciseSet {
  readonly faults: readonly SetFault[];
}

/**
 * The set in an address, `?set=second-shadow:3,who-bites&title=Week+2`: all of it that can be had, and what is wrong with the
 * rest. Undefined where no set is asked for.
 *
 * @param known - The ids of the exercises that there are.
 */
export function readSet(query: URLSearchParams, known: ReadonlySet<string>): AskedSet | undefined {
  const written = query.get('set');
  if (written === null) return undefined;
  const faults: SetFault[] = [];
  const items = new Map<string, SetItem>();
  for (const part of written.split(',').map((text) => text.trim())) {
    const colon = part.indexOf(':');
    const exercise = colon < 0 ? part : part.slice(0, colon);
    if (part === '') continue;
    if (!known.has(exercise)) faults.push({ refusal: 'setUnknown', value: exercise });
    else if (items.has(exercise)) faults.push({ refusal: 'setTwice', value: part });
    else items.set(exercise, colon < 0 ? { exercise } : withSeed(exercise, part.slice(colon + 1), faults));
  }
  if (items.size + faults.length === 0) faults.push({ refusal: 'setEmpty', value: written });
  const title = readTitle(query.get('title') ?? '', faults);
  return { ...(title !== '' && { title }), items: [...items.values()], faults };
}

/** An exercise whose seed cannot be one keeps its first numbers. */
function withSeed(exercise: string, text: string, faults: SetFault[]): SetItem {
  const seed = readNumber(text, seedRange);
  if ('value' in seed) return { exercise, seed: seed.value };
  faults.push({ refusal: 'setSeed', value: seed.refused, exercise });
  return { exercise };
}

function readTitle(text: string, faults: SetFault[]): string {
  const title = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(title);
  if (characters.length <= longestTitle) return title;
  faults.push({ refusal: 'setTitle', value: String(characters.length) });
  return characters.slice(0, longestTitle).join('').trimEnd();
}

/** A set in one line, `second-shadow:3,who-bites`. */
export const writeItems = (items: readonly SetItem[]): string =>
  items.map(({ exercise, seed }) => (seed === undefined ? exercise : `${exercise}:${seed}`)).join(',');

/** The query of the page of all exercises that shows a set. Ids, colons and commas stay readable in it. */
export function writeSet({ title = '', items }: ExerciseSet): string {
  return `?set=${writeItems(items)}${title === '' ? '' : `&title=${encodeURIComponent(title)}`}`;
}

/** Another order: the item at a place takes `steps` steps down the list, or up it, as far as there is room. */
export function moved<Item>(items: readonly Item[], place: number, steps: number): Item[] {
  const to = Math.min(items.length - 1, Math.max(0, place + steps));
  const rest = items.toSpliced(place, 1);
  return rest.toSpliced(to, 0, ...items.slice(place, place + 1));
}
