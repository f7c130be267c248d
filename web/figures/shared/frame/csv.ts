import { render, type TemplateResult } from 'lit';
import { save } from './save.js';

/** A number in machine-readable form: a hyphen for minus, no thousands separators. */
const plain = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Quotes cells that contain separators (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const getCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(plain(cell))).join(',')}\r\n`).join('');

/** Downloads the tables of a template as one CSV file. */
export function saveCsv(tables: TemplateResult, name: string): void {
  const holder = document.createElement('div');
  render(tables, holder);
  const rows = [...holder.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  // Without the byte order mark, spreadsheets read Chinese as Latin-1.
  save(new Blob([`\uFEFF${getCsv(rows)}`], { type: 'text/csv' }), `${name}.csv`);
}
