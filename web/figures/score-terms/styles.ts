import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** A 2 x 2 table of terms with plus signs where they meet. */
export const scoreTermsStyles = css`
  .legend {
    margin: 0.75rem 0 0.25rem;
  }

  .legend i {
    border: 1px solid var(--ink);
    border-radius: 50%;
    background: var(--ink);
  }

  .legend i.unused {
    border: 1px dashed var(--ink-soft);
    background: none;
  }

  .legend b {
    color: var(--ink);
    font-style: italic;
  }

  .terms {
    inline-size: 100%;
    table-layout: fixed;
  }

  .terms thead td {
    inline-size: 22%;
  }

  .terms th {
    padding: 0.5rem 0.5rem 0.5rem 0;
    color: var(--ink-soft);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    white-space: normal;
  }

  .terms thead th {
    padding-inline-start: 0.75rem;
    vertical-align: bottom;
  }

  .term {
    padding: 0.75rem;
    border: 1px solid var(--hairline);
    text-align: start;
    vertical-align: top;
    white-space: normal;
  }

  /* No outer borders at the left and right. */
  .term:last-child {
    border-inline-end: 0;
  }

  .inside {
    display: grid;
    grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .formula {
    font-family: var(--font-text);
    white-space: nowrap;
  }

  .formula sub {
    font-size: 0.75em;
    font-style: italic;
    line-height: 0;
  }

  /* Above the formula and the sketch, which repeat it in symbols. */
  .asks {
    grid-area: 1 / 1 / auto / -1;
    font-weight: 600;
    text-wrap: balance;
  }

  .out {
    background: repeating-linear-gradient(-45deg, transparent 0 7px, var(--hairline) 7px 8px);
  }

  /* Readable on the hatched background. */
  .out .asks {
    justify-self: start;
    padding-inline: 0.25rem;
    background: var(--paper);
  }

  .sketch circle {
    fill: var(--paper);
    stroke: var(--ink-soft);
    stroke-dasharray: 2 2;
  }

  .sketch circle.used {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-dasharray: none;
  }

  .distance {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }

  .distance.used {
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-dasharray: none;
  }

  .sketch text {
    fill: var(--ink-soft);
    font-size: 12px;
    font-style: italic;
    text-anchor: middle;
    dominant-baseline: middle;
  }

  .sketch text.on {
    fill: var(--paper);
  }

  .sum {
    margin-block-start: 0.75rem;
  }

  @container ${narrow} {
    .terms thead td {
      inline-size: 24%;
    }

    .term,
    .terms th {
      padding: 0.5rem 0.4rem;
      font-size: 0.8125rem;
      overflow-wrap: anywhere;
      hyphens: auto;
    }

    .inside {
      grid-template-columns: minmax(0, 1fr);
    }

    .sketch {
      max-inline-size: 6.5rem;
    }
  }
`;
