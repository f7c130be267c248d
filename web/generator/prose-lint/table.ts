import { languages } from '../../figures/shared/reader/languages.js';
import type { Style } from './style.js';

const begin = '<!-- style.yaml -->';
const end = '<!-- end of style.yaml -->';

/** The style list as Markdown: a table of terms per language, then the rules with a correct sentence. */
export function styleInMarkdown({ terms, rules }: Style): string {
  const tables = languages.map(({ folder, name }) => {
    const rows = Object.entries(terms[folder] ?? {}).map(([write, wrongs]) => `| ${write} | ${wrongs.join(', ')} |`);
    return [`| ${name}: write | not |`, '| --- | --- |', ...rows].join('\n');
  });
  const sentences = rules.map(({ say, in: where, passes }) => `- ${say} (${where.join(', ')}) “${passes}”`);
  return [...tables, sentences.join('\n')].join('\n\n');
}

/** Inserts the style list into a README. */
export function withStyle(readme: string, style: Style): string {
  const [before = '', rest = ''] = readme.split(begin);
  return `${before}${begin}\n\n${styleInMarkdown(style)}\n\n${end}${rest.split(end)[1] ?? ''}`;
}
