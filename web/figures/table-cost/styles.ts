import { css } from 'lit';

/** A table whose counts are bars, too. */
export const tableCostStyles = css`
  .costs {
    inline-size: 100%;
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
  }

  .costs :is(th, td) {
    block-size: 3.25rem;
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

  .costs :nth-child(3) {
    inline-size: 34%;
  }

  /* As tall as a finger needs, and looks no taller than its row. */
  .costs .tool {
    text-decoration: none;
  }

  .costs .tool span {
    padding: 0.3rem 0.875rem;
    border: 1px solid var(--ink-soft);
    border-radius: 1.375rem;
    color: var(--ink);
  }

  .costs .tool:hover span {
    background: var(--ink);
    color: var(--paper);
  }

  .costs :is(th, td):nth-child(3) {
    padding-inline-start: clamp(0.5rem, 8cqi - 1.75rem, 2.5rem);
    text-align: start;
  }

  .bar {
    display: block;
    inline-size: calc(100% * var(--share));
    min-inline-size: 1px;
    block-size: 4px;
    margin: 0.2rem 0 0;
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

    .costs :is(th, td) {
      padding-inline-end: 0.375rem;
    }

    .costs .tool span {
      padding-inline: 0.5rem;
    }
  }

  @media (forced-colors: active) {
    .bar {
      background: CanvasText;
    }
  }
`;
