import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of a matrix of an open block: names, cells, and the selected cell. */
export const matrixStyles = css`
  /* Columns are wider where there is room. */
  .step {
    --cell: clamp(0.625rem, 2cqi - 0.45rem, 0.875rem);

    display: flex;
    gap: 0.25rem;
    align-items: end;
    max-inline-size: 100%;
  }

  .step.long {
    --cell: clamp(0.25rem, 1cqi - 0.29rem, 0.375rem);
  }

  .step.keys {
    --cell: clamp(0.6875rem, 1.5cqi, 1rem);
  }

  /* A shape with four dimensions is wider than a head. */
  .step.short[data-shaped] {
    --cell: 1rem;
  }

  .step .sign:empty {
    min-inline-size: 0;
  }

  .sign {
    align-self: end;
    min-inline-size: 0.8rem;
    block-size: calc(var(--rows) * var(--row));
    line-height: calc(var(--rows) * var(--row));
    font-size: 1.0625rem;
    text-align: center;
  }

  /* In stacked layout the operator is next to the title; next to a row it would seem to belong to that word. */
  @container ${notWide} {
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
    line-height: 1.25;

    /* The name may be wider than the matrix. */
    min-inline-size: min-content;
  }

  .row-names {
    display: none;
    grid-area: rows;
    grid-auto-rows: var(--row);
    padding-inline-end: 0.4rem;
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
    font-size: clamp(0.625rem, 1.3cqi, 0.6875rem);
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
  }

  .cells svg {
    block-size: 100%;
  }

  .lit {
    fill: color-mix(in oklch, var(--accent) 14%, transparent);
    stroke: var(--accent);
  }

  .spot {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }

  .shape {
    display: block;
    white-space: nowrap;
    color: var(--ink);
  }

  @container ${notWide} {
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
`;
