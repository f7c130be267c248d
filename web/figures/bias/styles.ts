import { css } from 'lit';

/** The matrix and, beside it or below, what becomes of one of its rows. */
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
    touch-action: pan-y;
  }

  .picture svg.cells {
    block-size: 100%;
  }

  .cells {
    shape-rendering: crispedges;
  }

  .cells .grid {
    stroke: var(--paper);
    stroke-opacity: 0.3;
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  .frame {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1px;
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

  .picture svg.cells-of-row {
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
    position: relative;
    block-size: clamp(11rem, 38cqi, 21rem);
    border-block-end: 1px solid var(--hairline);
  }

  .plot.half {
    block-size: clamp(5.5rem, 16cqi, 8rem);
    margin-block-start: 2.5rem;
  }

  .drawing .curve {
    stroke: var(--line);
    stroke-width: 2.25;
  }

  .drawing .curve.unmet {
    stroke: var(--ink-soft);
    stroke-width: 1.25;
    stroke-dasharray: 3 4;
  }

  .drawing .others {
    stroke: var(--ink-soft);
    stroke-width: 0.75;
  }

  .drawing .before {
    stroke: var(--ink-soft);
    stroke-width: 1;
  }

  .drawing .after {
    fill: var(--line);
  }

  .drawing .zero {
    stroke: var(--hairline);
  }

  .legend {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .sample {
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border: 1px solid var(--ink-soft);
    box-sizing: border-box;
  }

  .sample.after {
    margin-inline-start: 1rem;
    border: 0;
    background: var(--line);
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

  .own {
    position: absolute;
    inset-block: 0;
    inline-size: 0;
    border-inline-start: 1px solid var(--accent);
  }

  .own span {
    position: absolute;
    inset-block-end: calc(100% + 0.15rem);
    transform: translateX(-50%);
    color: var(--accent);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1;
  }

  .label.y {
    inset-inline-end: calc(100% + 0.75rem);
  }

  /* Above the number of the picked query. */
  .label.title.y {
    inset-block-end: calc(100% + 1.25rem);
    inset-inline-start: -2.5rem;
  }

  .label.x {
    inset-block-start: calc(100% + 1rem);
  }

  /* As many lines as the longest sentence takes. */
  .reading {
    min-block-size: 3lh;
    max-inline-size: 42rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* As high as a number with its slider, so that nothing moves when a scheme has a switch instead. */
  .own-number {
    align-items: start;
    min-block-size: 4.75rem;
  }

  @container (min-width: 32rem) {
    .sides {
      grid-template-columns: minmax(0, min(20rem, 42cqi)) minmax(0, 1fr);
    }

    .answer {
      margin: 0;
    }

    /* As high as the matrix beside it. */
    .plot {
      block-size: min(20rem, 42cqi);
    }

    .reading {
      min-block-size: 2lh;
    }
  }
`;
