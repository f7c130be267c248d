import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { paths } from '../paths.js';
import { ContentError, type Problem } from './problems.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { checkWording } from './script-check.js';

/** A YAML list of content, such as the glossary: the fields of each entry by its ID. */
export interface Entries<Field extends string = string> {
  /** Relative to the repository. */
  readonly file: string;
  readonly byId: ReadonlyMap<string, Readonly<Record<Field, string>>>;
}

/**
 * Parses YAML entries. Each entry has all `fields`; missing `optional` ones become empty strings.
 * @throws ContentError for missing, unknown or empty fields.
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
    const translated = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<Record<string, unknown>>;
    for (const field of fields) {
      const value = translated[field];
      if (value === undefined && optional.includes(field)) continue;
      if ((typeof value !== 'string' || value.trim() === '') && typeof value !== 'number') complain(`has no ${field}`);
    }
    for (const field of Object.keys(translated).filter((key) => !fields.some((known) => known === key)))
      complain(`has ${field}, which is none of ${fields.join(', ')}`);
    byId.set(
      id,
      Object.fromEntries(
        fields.map((field) => [field, field in translated ? String(translated[field]) : '']),
      ) as Record<Field, string>,
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { file, byId };
}

function getYaml(text: string, file: string): object {
  try {
    return (parseYaml(text) ?? {}) as object;
  } catch (error) {
    // For example a duplicate ID. The first line of the message has the position.
    throw new ContentError([{ file, message: String((error as Error).message.split('\n')[0]) }]);
  }
}

/** Reads `glossary` or `sources`: the part shared by all languages, or the part of one language. */
export function readEntries<Field extends string>(
  name: string,
  fields: readonly Field[],
  language?: Language,
  optional?: readonly Field[],
): Entries<Field> {
  const file = ['web/content', language?.folder, `data/${name}.yaml`].filter(Boolean).join('/');
  return parseEntries(readFileSync(join(paths.root, file), 'utf8'), file, fields, optional);
}

/** Missing and extra entries of a language, and words of the wrong script. */
export function compareEntries(shared: Entries, translated: Entries, { folder }: Language): Problem[] {
  const { file } = translated;
  const lacks = [...shared.byId.keys()]
    .filter((id) => !translated.byId.has(id))
    .map((id) => ({ file, message: `lacks "${id}" (${shared.file})` }));
  const surplus = [...translated.byId.keys()]
    .filter((id) => !shared.byId.has(id))
    .map((id) => ({ file, message: `has "${id}", which ${shared.file} has not` }));
  const wording = [...translated.byId].flatMap(([id, entry]) =>
    checkWording(Object.values(entry).join('\n'), folder, file).map((problem) => ({
      ...problem,
      message: `"${id}": ${problem.message}`,
    })),
  );
  return [...lacks, ...surplus, ...wording];
}
