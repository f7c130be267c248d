import { html, nothing, type TemplateResult } from 'lit';
import { significant, spoken } from '../shared/reader/format.js';
import type { Say, WordKey } from '../shared/reader/words.js';
import type { Sort } from './order.js';
import { monthOf, turns, type Doubt, type Row } from './row.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The text in place of a number that is not there: unknown where the model has it, a dash where it cannot. */
export const missing = (say: Say, has: boolean): string => (has ? say('whichModel.unverified') : '–');

/** The number of a row as text. */
export const shown = {
  context: (say: Say, row: Row): string => {
    const { context, before } = row;
    if (context === undefined) return missing(say, turns(row));
    return before === undefined ? spoken(context) : `${spoken(before)} → ${spoken(context)}`;
  },
  base: (say: Say, row: Row): string =>
    row.base === undefined ? missing(say, turns(row) && row.scheme !== 'mixed') : spoken(row.base),
  pairs: (say: Say, row: Row): string => (row.pairs === undefined ? missing(say, rotates(row)) : spoken(row.pairs)),
  slowest: (say: Say, row: Row): string =>
    row.slowest === undefined ? missing(say, rotates(row)) : significant(row.slowest, 3),
  open: (say: Say, row: Row): string =>
    row.open === undefined
      ? missing(say, rotates(row))
      : say('whichModel.ofPairs', { open: row.open, pairs: row.pairs! }),
};

const rotates = (row: Row): boolean => turns(row) && (row.base !== undefined || row.scheme !== 'mixed');

const doubtful = (say: Say, row: Row, doubt: Doubt): TemplateResult | typeof nothing =>
  row.doubts.includes(doubt)
    ? html`<span class="doubt" title=${say('whichModel.unverified')}
        >?<span class="visually-hidden">${say('whichModel.unverified')}</span></span
      >`
    : nothing;

/** The sign of doubt and, by name, the models whose month was not found: both in words, below the table. */
export function unverified(say: Say, rows: readonly Row[]): TemplateResult {
  const undated = rows.filter(({ since }) => !since).map(({ name }) => name);
  return html`<p class="legend">
    <b class="mark" aria-hidden="true">?</b> ${say('whichModel.legend')}
    ${undated.length > 0 ? html`${say('whichModel.undated')} ${undated.join(', ')}` : nothing}
  </p>`;
}

export const link = ({ url, text }: Row['source'], words = text): TemplateResult =>
  html`<a href=${url} title=${text} rel="noopener" target="_blank">${words}</a>`;

/** The order of the table, and the acts of its rows and headings. */
export interface Sorting {
  readonly sort: Sort;
  readonly descending: boolean;
  /** Sorts by a column, or turns it over if that is the one. */
  readonly by: (sort: Sort) => void;
  /** The address of the clock of a model. */
  readonly clock: (row: Row) => string | undefined;
  /** The key of the row that a link or a reader has picked. */
  readonly picked: string | undefined;
}

const columns: readonly (readonly [label: WordKey, sort?: Sort])[] = [
  ['whichModel.model', 'name'],
  ['whichModel.published', 'published'],
  ['whichModel.encoding'],
  ['whichModel.context', 'context'],
  ['whichModel.theta', 'theta'],
  ['whichModel.slowest', 'slowest'],
  ['whichModel.open'],
  ['whichModel.source'],
];

/** The models as a table; its titles sort it. */
export function rowsTable(say: Say, rows: readonly Row[], sorting: Sorting): TemplateResult {
  return html`<table class="models">
    <thead>
      <tr>
        ${columns.map(([label, sort]) => title(say, say(label), sort, sorting))}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => line(say, row, sorting))}
    </tbody>
  </table>`;
}

function title(
  say: Say,
  label: string,
  sort: Sort | undefined,
  { sort: now, descending, by }: Sorting,
): TemplateResult {
  if (sort === undefined) return html`<th scope="col">${label}</th>`;
  const isNow = sort === now;
  const way = descending ? 'descending' : 'ascending';
  return html`<th scope="col" aria-sort=${isNow ? way : 'none'}>
    <button type="button" title=${say('whichModel.sortBy', { column: label })} @click=${() => by(sort)}>
      ${label}<i class=${isNow ? way : ''} aria-hidden="true"></i>
    </button>
  </th>`;
}

function line(say: Say, row: Row, { clock, picked }: Sorting): TemplateResult {
  const { key, name, scheme, since, source } = row;
  const address = clock(row);
  return html`<tr class=${key === picked ? 'picked' : ''} data-key=${key}>
    <th scope="row">
      ${address === undefined ? name : html`<a href=${address} title=${say('whichModel.clock')}>${name}</a>`}
    </th>
    <td>${since ? link(since.source, monthOf(row)) : html`<i>${say('whichModel.unverified')}</i>`}</td>
    <td class="encoding" style=${inlineStyle(`--mark: var(--${scheme})`)}>
      <b>${say(`whichModel.scheme.${scheme}`)}</b>${doubtful(say, row, 'scheme')}
    </td>
    <td class="context">${shown.context(say, row)}${doubtful(say, row, 'context')}</td>
    <td>${shown.base(say, row)}${doubtful(say, row, 'base')}</td>
    <td>${shown.slowest(say, row)}</td>
    <td>${shown.open(say, row)}${doubtful(say, row, 'pairs')}</td>
    <td>${link(source)}</td>
  </tr>`;
}
