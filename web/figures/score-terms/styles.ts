import { css } from 'lit';

/** Two rows of two terms with hairlines between them, and signs of addition where they meet. */
export const scoreTermsStyles = css`
  .terms {
    inline-size: 100%;
    border-collapse: collapse;
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

  .inside {
    display: grid;
    grid-template-columns: minmax(0, 5.5rem) minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .formula {
    font-family: var(--font-text);
    font-size: 1.1875rem;
    white-space: nowrap;
  }

  .formula sub {
    font-size: 0.75em;
    font-style: italic;
    line-height: 0;
  }

  .asks {
    grid-column: 1 / -1;
    text-wrap: balance;
  }

  .out {
    background: repeating-linear-gradient(-45deg, transparent 0 7px, var(--hairline) 7px 8px);
    color: var(--ink-soft);
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

  .way {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1.25;
  }

  .way.used {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .sketch text {
    fill: var(--ink-soft);
    font-size: 9px;
    font-style: italic;
    text-anchor: middle;
    dominant-baseline: middle;
  }

  .sketch text.on {
    fill: var(--paper);
  }

  .sum {
    margin: 0.75rem 0 0;
  }

  .soft {
    color: var(--ink-soft);
  }

  @container (width < 34rem) {
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
      max-inline-size: 5.5rem;
    }
  }
`;
