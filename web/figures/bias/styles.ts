import { css } from 'lit';
import { medium } from '../shared/styles/breakpoints.js';

/** The matrix, and plots of the selected row beside or below it. */
export const biasStyles = css`
  .sides {
    display: grid;
    gap: 1.25rem clamp(4rem, 8cqi, 4.5rem);
    padding: 0.75rem 0.75rem 3.25rem 1.25rem;
  }

  .square {
    position: relative;
    max-inline-size: min(21rem, 76cqi);
    padding-block-start: 1.5rem;
  }

  .matrix {
    position: relative;
    aspect-ratio: 1;
    cursor: ns-resize;
  }

  .cells {
    block-size: 100%;
  }

  .cells .grid {
    stroke: var(--paper);
    stroke-opacity: 0.3;
    stroke-width: 1px;
  }

  .cells path {
    vector-effect: non-scaling-stroke;
  }

  .corner-key {
    inset-block-start: 0.4rem;
    inset-inline-end: 0;
  }

  .corner-query {
    inset-block-start: 0.4rem;
    inset-inline-start: 0;
  }

  .unseen {
    inset-block-start: 24%;
    inset-inline-end: 16%;
    color: var(--ink);
  }

  .cells-of-row {
    position: absolute;
    inset-block-start: calc(100% + 2px);
    inset-inline: 0;
    block-size: 0.5rem;
  }

  .answer {
    --line: var(--encoding, var(--ink));

    margin-inline-start: 2.5rem;
    padding-block-start: 1.5rem;
  }

  .plot {
    --plot-height: clamp(11rem, 38cqi, 21rem);

    padding: 0;
  }

  .plot.half {
    --plot-height: clamp(5.5rem, 16cqi, 8rem);

    margin-block-start: 2.5rem;
  }

  .plot .box {
    border-block-end: 1px solid var(--hairline);
  }

  .answer .legend {
    margin: 0;
  }

  .colours {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(100% + 2px);
    inline-size: 0.375rem;
  }

  .colours.one {
    inset-block-end: 90%;
  }

  .label.y {
    inset-inline-end: calc(100% + 0.75rem);
  }

  /* Above the label of the selected query. */
  .label.title.y {
    inset-block-end: calc(100% + 1.25rem);
    inset-inline-start: -2.5rem;
  }

  .label.x {
    inset-block-start: calc(100% + 1rem);
  }

  .reading {
    --lines: 3;
    --wide-lines: 2;
  }

  /* As tall as a number field with its slider, so that switching schemes shifts nothing. */
  .own-number {
    align-items: start;
    min-block-size: 4.75rem;
  }

  @container ${medium} {
    .sides {
      grid-template-columns: minmax(0, min(20rem, 42cqi)) minmax(0, 1fr);
    }

    .answer {
      margin: 0;
    }

    /* Matches the height of the matrix. */
    .plot {
      --plot-height: min(20rem, 42cqi);
    }
  }
`;
