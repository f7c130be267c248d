import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { paths } from '../paths.js';

/** A rule of the house that needs more than a list of words. */
export interface Rule {
  /** The rule in a sentence: what the author is told. */
  readonly say: string;
  /** Language folders that it holds for. */
  readonly in: readonly string[];
  readonly refuse: RegExp;
  /** A sentence that it refuses, and one that it passes. */
  readonly refused: string;
  readonly passes: string;
}

/** The style list: `web/content/style.yaml`. */
export interface Style {
  /** By language folder: what to write, and what not. */
  readonly terms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly rules: readonly Rule[];
}

interface Written extends Omit<Style, 'rules'> {
  readonly rules: readonly (Omit<Rule, 'refuse'> & { readonly refuse: string })[];
}

export const styleFile = 'web/content/style.yaml';

/** Reads the style list. @throws SyntaxError for an expression that is none. */
export function readStyle(): Style {
  const { terms, rules } = parseYaml(readFileSync(join(paths.root, styleFile), 'utf8')) as Written;
  return { terms, rules: rules.map((rule) => ({ ...rule, refuse: new RegExp(rule.refuse, 'gmu') })) };
}

export const style = readStyle();

/** Finds in a text what the rules of its language refuse, each find with the sentence of its rule. */
export function refusedBy(rules: readonly Rule[], text: string, language: string): string[] {
  return rules
    .filter((rule) => rule.in.includes(language))
    .flatMap(({ refuse, say }) => [...text.matchAll(refuse)].map(([found]) => `“${found}”: ${say}`));
}
