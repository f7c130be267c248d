import { css } from 'lit';

/** A table whose counts are bars, too. */
export const tableCostStyles = css`
  .costs {
    inline-size: 100%;
    max-inline-size: 44rem;
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
  }

  .costs :is(th, td) {
    block-size: 2.75rem;
    padding-block: 0;
    white-space: normal;
  }

  .costs :is(th, td):last-child {
    padding-inline-end: 0;
    white-space: nowrap;
  }

  .costs th:first-child {
    text-align: start;
  }

  .costs tbody th {
    color: var(--ink);
  }

  .costs .own :is(th, td) {
    color: var(--accent);
    font-weight: 600;
  }

  .count {
    inline-size: 34%;
  }

  .bar {
    display: block;
    inline-size: calc(100% * var(--share));
    min-inline-size: 1px;
    block-size: 4px;
    margin: 0.2rem 0 0 auto;
    background: currentcolor;
  }

  .note {
    margin: 0.75rem 0 0;
    max-inline-size: 42rem;
    color: var(--ink-soft);
  }

  @container (max-width: 30rem) {
    .costs {
      font-size: 0.8125rem;
    }
  }

  @media (forced-colors: active) {
    .bar {
      background: CanvasText;
    }
  }
`;
