import { render, type TemplateResult } from 'lit';
import { save } from './save.js';

/** A number as programs read it: a hyphen for the minus sign, and no groups of thousands. */
const plain = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A cell that holds what separates cells stands in quotes (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of cells as comma-separated values. */
export const getCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(plain(cell))).join(',')}\r\n`).join('');

/** Hands the tables of a template to the browser's downloads, one below the other. */
export function saveCsv(tables: TemplateResult, name: string): void {
  const holder = document.createElement('div');
  render(tables, holder);
  const rows = [...holder.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  // Without the mark, spreadsheets read Chinese as Latin letters.
  save(new Blob([`\uFEFF${getCsv(rows)}`], { type: 'text/csv' }), `${name}.csv`);
}
