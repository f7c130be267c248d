import { html, nothing, type TemplateResult } from 'lit';

/** A column: its heading, and its cell of a row. The cells of the first column are the headings of the rows. */
export type Column<Row> = readonly [heading: unknown, cell: (row: Row, index: number) => unknown];

export interface TableOptions<Row> {
  readonly caption?: unknown;
  readonly rowClass?: (row: Row) => string;
  /** The class of a table that stands in the picture. */
  readonly className?: string;
}

/** The numbers behind a figure. A column that is `undefined` or `false` is left out. */
export function dataTable<Row>(
  rows: Iterable<Row>,
  columns: readonly (Column<Row> | false | undefined)[],
  { caption, className = '', rowClass }: TableOptions<Row> = {},
): TemplateResult {
  const shown = columns.filter((column) => column !== undefined && column !== false);
  return html`<table class=${className || nothing}>
    ${
      caption === undefined
        ? nothing
        : html`<caption>
            ${caption}
          </caption>`
    }
    <thead>
      <tr>
        ${shown.map(([heading]) => (heading === '' ? html`<td></td>` : html`<th scope="col">${heading}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        rows,
        (row, index) =>
          html`<tr class=${rowClass?.(row) || nothing}>
            ${shown.map(([, cell], column) => (column === 0 ? html`<th scope="row">${cell(row, index)}</th>` : html` <td>${cell(row, index)}</td>`))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
