import { html, nothing, type TemplateResult } from 'lit';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import type { Sort } from './order.js';
import { getMonth, isRotary, type Doubt, type Row } from './row.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The text for a missing value: unknown if the model has it, a dash if not applicable. */
export const missing = (t: Translate, has: boolean): string => (has ? t('whichModel.unverified') : '–');

export const shown = {
  context: (t: Translate, row: Row): string => {
    const { context, before } = row;
    if (context === undefined) return missing(t, isRotary(row));
    return before === undefined ? formatNumber(context) : `${formatNumber(before)} → ${formatNumber(context)}`;
  },
  base: (t: Translate, row: Row): string =>
    row.base === undefined ? missing(t, isRotary(row) && row.scheme !== 'mixed') : formatNumber(row.base),
  pairs: (t: Translate, row: Row): string =>
    row.pairs === undefined ? missing(t, rotates(row)) : formatNumber(row.pairs),
  slowest: (t: Translate, row: Row): string =>
    row.slowest === undefined ? missing(t, rotates(row)) : significant(row.slowest, 3),
  open: (t: Translate, row: Row): string => {
    const { open, openAfter, pairs = 0 } = row;
    if (open === undefined) return missing(t, rotates(row));
    const slowest = (count: number): string =>
      count === 0 ? t('whichModel.noPair') : count === 1 ? String(pairs - 1) : `${pairs - count}–${pairs - 1}`;
    return openAfter === undefined ? slowest(open) : `${slowest(open)} → ${slowest(openAfter)}`;
  },
};

const rotates = (row: Row): boolean => isRotary(row) && (row.base !== undefined || row.scheme !== 'mixed');

const doubtful = (t: Translate, row: Row, doubt: Doubt): TemplateResult | typeof nothing =>
  row.doubts.includes(doubt)
    ? html`<span class="doubt" title=${t('whichModel.unverified')}
        >?<span class="visually-hidden">${t('whichModel.unverified')}</span></span
      >`
    : nothing;

/** The legend of the sign for unverified values, and the names of models without a month, below the table. */
export function unverified(t: Translate, rows: readonly Row[]): TemplateResult {
  const undated = rows.filter(({ since }) => !since).map(({ name }) => name);
  return html`<p class="legend">
    <b class="mark" aria-hidden="true">?</b> ${t('whichModel.legend')}
    ${undated.length > 0 ? t('whichModel.undatedNames', { names: undated }) : nothing}
  </p>`;
}

export const link = ({ url, text }: Row['source'], label = text): TemplateResult =>
  html`<a href=${url} title=${label === text ? nothing : text} rel="noopener" target="_blank">${label}</a>`;

/** The sort order of the table, and callbacks of rows and headings. */
export interface Sorting {
  readonly sort: Sort;
  readonly descending: boolean;
  /** Sorts by a column, or reverses the order if already sorted by it. */
  readonly by: (sort: Sort) => void;
  /** A link to the clock of a model. */
  readonly clock: (row: Row) => string | undefined;
  /** The key of the selected row. */
  readonly picked: string | undefined;
}

const columns: readonly (readonly [label: MessageKey, sort?: Sort])[] = [
  ['whichModel.model', 'name'],
  ['whichModel.published', 'published'],
  ['whichModel.encoding'],
  ['whichModel.context', 'context'],
  ['whichModel.theta', 'theta'],
  ['whichModel.slowest', 'slowest'],
  ['whichModel.open'],
  ['whichModel.source'],
];

export function rowsTable(t: Translate, rows: readonly Row[], sorting: Sorting): TemplateResult {
  return html`<table class="models">
    <thead>
      <tr>
        ${columns.map(([label, sort]) => title(t, t(label), sort, sorting))}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => line(t, row, sorting))}
    </tbody>
  </table>`;
}

function title(
  t: Translate,
  label: string,
  sort: Sort | undefined,
  { sort: now, descending, by }: Sorting,
): TemplateResult {
  if (sort === undefined) return html`<th scope="col">${label}</th>`;
  const isNow = sort === now;
  const way = descending ? 'descending' : 'ascending';
  return html`<th scope="col" aria-sort=${isNow ? way : 'none'}>
    <button type="button" title=${t('whichModel.sortBy', { column: label })} @click=${() => by(sort)}>
      ${label}<i class=${isNow ? way : ''} aria-hidden="true"></i>
    </button>
  </th>`;
}

function line(t: Translate, row: Row, { clock, picked }: Sorting): TemplateResult {
  const { key, name, scheme, since, source } = row;
  const address = clock(row);
  return html`<tr class=${key === picked ? 'picked' : ''} data-key=${key}>
    <th scope="row">
      ${address === undefined ? name : html`<a href=${address} title=${t('whichModel.clock')}>${name}</a>`}
    </th>
    <td>${since ? link(since.source, getMonth(row)) : html`<i class="soft">${t('whichModel.unverified')}</i>`}</td>
    <td class="encoding" style=${inlineStyle(`--mark: var(--${scheme})`)}>
      <b>${t(`whichModel.scheme.${scheme}`)}</b>${doubtful(t, row, 'scheme')}
    </td>
    <td class="context">${shown.context(t, row)}${doubtful(t, row, 'context')}</td>
    <td>${shown.base(t, row)}${doubtful(t, row, 'base')}</td>
    <td>${shown.slowest(t, row)}</td>
    <td>${shown.open(t, row)}${doubtful(t, row, 'pairs')}</td>
    <td>${link(source)}</td>
  </tr>`;
}
