import { css } from 'lit';

/** Styles of a matrix of an open block: names, cells, and the selected cell. */
export const matrixStyles = css`
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

  /* A shape with four dimensions is wider than a head. */
  .step.short[data-shaped] {
    --cell: 1rem;
  }

  .step .sign:empty {
    min-inline-size: 0;
  }

  /* Gaps between column names if there is room. */
  @container (width >= 53rem) {
    .step.keys {
      --cell: 0.8125rem;
    }
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

  /* In stacked layout the operator is next to the title; next to a row it would seem to belong to that word. */
  @container (width < 40rem) {
    .sign {
      align-self: start;
      block-size: auto;
      line-height: 1.25;
    }
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

    /* The name may be wider than the matrix. */
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

  @container (46rem <= width < 53rem) {
    .column-names:lang(zh) {
      font-size: 0.625rem;
    }
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

  @container (width < 46rem) {
    .row-names {
      display: grid;
    }

    /* The full width, next to the row names. */
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
  }
`;
