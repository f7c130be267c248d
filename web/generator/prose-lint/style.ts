import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { paths } from '../paths.js';

/** A house rule that needs a regular expression. */
export interface Rule {
  /** The message for authors: the rule in a sentence. */
  readonly say: string;
  /** The language folders to which it applies. */
  readonly in: readonly string[];
  readonly refuse: RegExp;
  /** A sentence that violates the rule, and one that does not. */
  readonly refused: string;
  readonly passes: string;
}

/** The style list: `web/content/style.yaml`. */
export interface Style {
  /** By language folder: the term to use, and those to avoid. */
  readonly terms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Words that titles and descriptions may contain in spite of `terms`. */
  readonly searched: readonly string[];
  readonly rules: readonly Rule[];
}

interface Written extends Omit<Style, 'rules'> {
  readonly rules: readonly (Omit<Rule, 'refuse'> & { readonly refuse: string })[];
}

/**
 * Reads the style list.
 *
 * @throws SyntaxError for an invalid regular expression.
 */
export function readStyle(): Style {
  const { rules, ...lists } = parseYaml(readFileSync(join(paths.content, 'style.yaml'), 'utf8')) as Written;
  return { ...lists, rules: rules.map((rule) => ({ ...rule, refuse: new RegExp(rule.refuse, 'gmu') })) };
}

export const style = readStyle();

/** The messages of all rules that a text violates. */
export function getViolations(rules: readonly Rule[], text: string, language: string): string[] {
  return rules
    .filter((rule) => rule.in.includes(language))
    .flatMap(({ refuse, say }) => [...text.matchAll(refuse)].map(([found]) => `“${found}”: ${say}`));
}
