import { csvOf } from '../../figures/shared/frame/csv.js';
import type { Say } from '../../figures/shared/reader/words.js';
import { nameOf, type Catalogue } from './catalogue.js';
import type { ClassTable } from './class-table.js';

/**
 * A text that no spreadsheet takes for a formula: one that begins as formulas do, in full width too, gets an apostrophe before
 * it, which spreadsheets read as "this is text" (OWASP, "CSV injection").
 */
export function inert(text: string): string {
  const trimmed = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return /^[=+\-@−＝＋－＠|%]/u.test(trimmed) ? `'${trimmed}` : trimmed;
}

/** The table of a class as comma-separated values: a line for each learner, four cells or five for each exercise. */
export function classCsv({ columns, rows }: ClassTable, catalogue: Catalogue, say: Say): string {
  const isTimed = rows.some(({ seconds }) => seconds !== undefined);
  const parts = ['state', 'attempts', 'hints', 'seeds', ...(isTimed ? (['seconds'] as const) : [])] as const;
  const head = [
    ...(['learner', 'file', 'made', 'set', 'title'] as const).map((name) => say(`class.${name}`)),
    ...columns.flatMap((column) =>
      parts.map(
        (part) =>
          `${nameOf(column.exercise, catalogue)}${column.seed === undefined ? '' : ` (${say('summary.seed', { seed: column.seed })})`}: ${say(`class.${part}`)}`,
      ),
    ),
  ];
  const lines = rows.map(({ summary, file, cells }) => [
    ...[summary.learner ?? '', file, summary.made, summary.set ?? '', summary.title ?? ''],
    ...cells.flatMap((cell) => {
      const { attempts, hints, seconds } = cell;
      const all = { state: say(`class.${cell.state}`), seeds: cell.seeds.join(' '), attempts, hints, seconds };
      return parts.map((part) => String(all[part] ?? ''));
    }),
  ]);
  return csvOf([head, ...lines].map((cells) => cells.map(inert)));
}
