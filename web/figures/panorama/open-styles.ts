import { css } from 'lit';

/** A block that is open: its matrices in a row, and where a number comes from. */
export const openStyles = css`
  .open {
    grid-row: 2;
    grid-column: 1 / -1;
    padding: 0.5rem 0.75rem 0.75rem;
    background: color-mix(in oklch, var(--ink) 5%, transparent);
  }

  .what {
    margin: 0 0 0.5rem;
    max-inline-size: 60rem;
  }

  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.45rem;
    align-items: end;
  }

  .step {
    --cell: 0.625rem;
    display: flex;
    gap: 0.25rem;
    align-items: end;
    max-inline-size: 100%;
  }

  .step.long {
    --cell: 0.25rem;
  }

  .step.keys {
    --cell: 0.6875rem;
  }

  /* Four numbers in brackets are wider than a head. */
  .step.short:has(.shape) {
    --cell: 1rem;
  }

  .step:not(:has(.sign:not(:empty))) .sign {
    min-inline-size: 0;
  }

  @container (width >= 66rem) {
    .step {
      --cell: 0.875rem;
    }

    .step.long {
      --cell: 0.375rem;
    }

    .step.keys {
      --cell: 1rem;
    }
  }

  .sign {
    align-self: end;
    min-inline-size: 0.8rem;
    block-size: calc(var(--rows) * var(--row));
    line-height: calc(var(--rows) * var(--row));
    color: var(--ink-soft);
    font-size: 1.0625rem;
    text-align: center;
  }

  .matrix {
    display: grid;
    grid-template-areas: '. name' '. columns' 'rows cells';
    grid-template-columns: auto minmax(0, calc(var(--columns) * var(--cell)));
    min-inline-size: 0;
  }

  .matrix .name {
    grid-area: name;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.25;
    /* A narrow matrix may have a longer name. */
    min-inline-size: min-content;
  }

  .row-names {
    display: none;
    grid-area: rows;
    grid-auto-rows: var(--row);
    padding-inline-end: 0.4rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: var(--row);
    text-align: end;
  }

  .step:first-child .row-names {
    display: grid;
  }

  .column-names {
    display: grid;
    grid-area: columns;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: end;
    color: var(--ink-soft);
    font-size: 0.6875rem;
    line-height: 1;
  }

  .column-names span {
    justify-self: center;
    max-block-size: 3.75rem;
    overflow: hidden;
    writing-mode: vertical-rl;
    rotate: 180deg;
    white-space: nowrap;
  }

  .column-names:lang(zh) span {
    rotate: none;
  }

  .matrix .cells {
    grid-area: cells;
    block-size: calc(var(--rows) * var(--row));
    cursor: crosshair;
    touch-action: pan-y;
  }

  .picture .cells svg {
    inline-size: 100%;
    block-size: 100%;
  }

  .lit {
    fill: color-mix(in oklch, var(--accent) 14%, transparent);
    stroke: var(--accent);
    vector-effect: non-scaling-stroke;
  }

  .spot {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }

  .shape {
    display: block;
    white-space: nowrap;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }

  .batch {
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--hairline);
  }

  .batch p {
    margin: 0 0 0.4rem;
  }

  .sheets {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem 1.5rem;
  }

  .sheet {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0.6rem;
    align-items: start;
  }

  .picture .mask {
    inline-size: 4.5rem;
    block-size: 4.5rem;
  }

  .mask .seen {
    fill: var(--ink-soft);
  }

  .mask .frame {
    fill: none;
    stroke: var(--ink-soft);
    vector-effect: non-scaling-stroke;
  }

  .padded {
    font-size: 0.8125rem;
  }

  .padded [data-padding] {
    color: var(--ink-soft);
    font-style: italic;
  }

  /* Room for the longest answer, so that nothing moves while one points at numbers. */
  .from {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 2rem;
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--hairline);
    min-block-size: 8.25rem;
  }

  .told:last-child {
    grid-column: 1 / -1;
  }

  .told p {
    margin: 0;
  }

  .asked {
    font-size: 0.9375rem;
  }

  .value,
  .formula {
    font-variant-numeric: tabular-nums;
  }

  .asked .value {
    color: var(--accent);
    font-weight: 600;
  }

  .sentence {
    color: var(--ink-soft);
  }

  .told .formula {
    margin-block: 0.15rem;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  .strips {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    grid-template-rows: 1.25rem 1.25rem 3.25rem;
    gap: 0.35rem 0.6rem;
    align-content: start;
    align-items: center;
  }

  .strip-name {
    max-inline-size: 9rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.2;
    text-align: end;
  }

  .picture .strip-line {
    inline-size: 100%;
    block-size: 100%;
  }

  .bars .up {
    fill: var(--positive-deep);
  }

  .bars .down {
    fill: var(--negative-deep);
  }

  @container (width < 46rem) {
    .from {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0.5rem;
      min-block-size: 9rem;
      align-content: start;
    }

    .row-names {
      display: grid;
    }

    .sheets {
      grid-template-columns: minmax(0, 1fr);
    }

    .open {
      grid-row: auto;
    }

    /* As wide as the page, beside the names of the rows. */
    .step {
      --cell: 1.75rem;
      inline-size: 100%;
    }

    .step.long,
    .step.vocabulary {
      --cell: calc((100cqi - 7rem) / var(--columns));
    }

    .step.keys {
      --cell: min(2rem, calc((100cqi - 7rem) / var(--columns)));
    }
  }

  @media (forced-colors: active) {
    .lit,
    .spot {
      stroke: Highlight;
    }

    .bars path {
      fill: CanvasText;
    }
  }
`;
