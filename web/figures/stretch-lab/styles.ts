import { css } from 'lit';

/** A table whose shares are bars, too, with a mark at the guess that knows no order. */
export const stretchLabStyles = css`
  .results {
    inline-size: 100%;
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    table-layout: fixed;
  }

  .results :is(th, td) {
    block-size: 2.9rem;
    padding-block: 0.25rem;
    vertical-align: middle;
    white-space: normal;
  }

  .results th:first-child {
    inline-size: 31%;
    padding-inline-start: 0;
    text-align: start;
  }

  .results :is(td, thead th:not(:first-child)) {
    text-align: start;
  }

  .results tbody th {
    color: var(--ink);
    font-weight: 400;
  }

  .results small {
    color: var(--ink-soft);
  }

  .results .picked :is(th, td) {
    color: var(--accent);
    font-weight: 600;
  }

  .bar {
    position: relative;
    display: block;
    block-size: 0.5rem;
    margin-block-start: 0.2rem;
    background: color-mix(in srgb, var(--hairline) 60%, transparent);
  }

  .bar::before {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: calc(100% * var(--share));
    background: currentcolor;
    content: '';
  }

  .bar i {
    position: absolute;
    inset-block: -0.2rem;
    inset-inline-start: calc(100% * var(--bag));
    inline-size: 4px;
    margin-inline-start: -1px;
    border-inline: 1px solid var(--paper);
    background: repeating-linear-gradient(var(--ink) 0 2px, var(--paper) 2px 4px);
  }

  .trained .bar::before {
    background: var(--ink-soft);
  }

  /* As many lines as the longest sentence takes. */
  .reading {
    min-block-size: 4lh;
    max-inline-size: 42rem;
    margin: 0.75rem 0 0.375rem;
  }

  .note {
    max-inline-size: 42rem;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  @container (max-width: 34rem) {
    .results {
      font-size: 0.8125rem;
    }

    .results :is(th, td) {
      padding-inline-end: 0.5rem;
    }
  }

  @container (min-width: 34rem) {
    .reading {
      min-block-size: 2lh;
    }
  }

  @media (forced-colors: active) {
    .bar::before {
      background: CanvasText;
    }
  }

  @media print {
    .bar {
      border: 1px solid currentcolor;
      background: none;
      print-color-adjust: exact;
    }
  }
`;
