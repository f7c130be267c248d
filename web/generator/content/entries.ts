import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { paths } from '../paths.js';
import { ContentError, type Problem } from './problems.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { checkWording } from './script-check.js';

/** A list of content that is data: what each entry says, by the entry's id. */
export interface Entries<Field extends string = string> {
  /** Relative to the repository. */
  readonly file: string;
  readonly byId: ReadonlyMap<string, Readonly<Record<Field, string>>>;
}

/**
 * The entries of a YAML text, each with all of the fields; of an `optional` field that is not given, the entry has the empty text.
 * @throws ContentError for what is missing, unknown or empty.
 */
export function parseEntries<Field extends string>(
  text: string,
  file: string,
  fields: readonly Field[],
  optional: readonly Field[] = [],
): Entries<Field> {
  const problems: Problem[] = [];
  const byId = new Map<string, Record<Field, string>>();
  for (const [id, entry] of Object.entries(getYaml(text, file))) {
    const complain = (message: string): void => void problems.push({ file, message: `"${id}" ${message}` });
    if (!/^[a-z][a-z\d-]*$/.test(id)) complain('is no id: small letters, digits and hyphens');
    const said = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<Record<string, unknown>>;
    for (const field of fields) {
      const value = said[field];
      if (value === undefined && optional.includes(field)) continue;
      if ((typeof value !== 'string' || value.trim() === '') && typeof value !== 'number') complain(`has no ${field}`);
    }
    for (const field of Object.keys(said).filter((key) => !fields.some((known) => known === key)))
      complain(`has ${field}, which is none of ${fields.join(', ')}`);
    byId.set(
      id,
      Object.fromEntries(fields.map((field) => [field, field in said ? String(said[field]) : ''])) as Record<
        Field,
        string
      >,
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { file, byId };
}

function getYaml(text: string, file: string): object {
  try {
    return (parseYaml(text) ?? {}) as object;
  } catch (error) {
    // The same id twice, among others: the first line of the message has the place.
    throw new ContentError([{ file, message: String((error as Error).message.split('\n')[0]) }]);
  }
}

/** Reads a list, `glossary` or `sources`: what all languages share of it, or what a language says. */
export function readEntries<Field extends string>(
  name: string,
  fields: readonly Field[],
  language?: Language,
  optional?: readonly Field[],
): Entries<Field> {
  const file = ['web/content', language?.folder, `data/${name}.yaml`].filter(Boolean).join('/');
  return parseEntries(readFileSync(join(paths.root, file), 'utf8'), file, fields, optional);
}

/** Entries that a language lacks or has too many, and words of the other script in them. */
export function compareEntries(shared: Entries, said: Entries, { folder }: Language): Problem[] {
  const { file } = said;
  const lacks = [...shared.byId.keys()]
    .filter((id) => !said.byId.has(id))
    .map((id) => ({ file, message: `lacks "${id}" (${shared.file})` }));
  const surplus = [...said.byId.keys()]
    .filter((id) => !shared.byId.has(id))
    .map((id) => ({ file, message: `has "${id}", which ${shared.file} has not` }));
  const wording = [...said.byId].flatMap(([id, entry]) =>
    checkWording(Object.values(entry).join('\n'), folder, file).map((problem) => ({
      ...problem,
      message: `"${id}": ${problem.message}`,
    })),
  );
  return [...lacks, ...surplus, ...wording];
}
