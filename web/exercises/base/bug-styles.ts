import { css } from 'lit';

/** A code listing with selectable lines, each tall enough for touch. */
export const bugStyles = css`
  .lines {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
    overflow-x: auto;
  }

  .lines legend {
    padding: 0 0 0.4rem;
    color: var(--ink-soft);
  }

  .lines label {
    display: grid;
    grid-template-columns: 1.75rem max-content;
    align-items: center;
    position: relative;
    min-inline-size: max-content;
    min-block-size: 2.75rem;
    padding-inline-end: 0.5rem;
    border-inline-start: 2px solid var(--hairline);
    cursor: pointer;
  }

  .lines label:hover {
    background: color-mix(in oklab, var(--ink) 4%, transparent);
  }

  .lines input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .lines input:disabled {
    cursor: default;
  }

  .lines .number {
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  code {
    font: 0.875rem/1.5 var(--font-mono);
    white-space: pre-wrap;
  }

  .lines code {
    white-space: pre;
  }

  /* In narrow containers, long lines wrap with a hanging indent. */
  @container (width < 34rem) {
    .lines label {
      grid-template-columns: 1.75rem minmax(0, 1fr);
      min-inline-size: 0;
    }

    .lines code {
      padding-inline-start: 3ch;
      text-indent: -3ch;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }

  .lines label:has(input:checked) {
    border-inline-start-color: var(--ink);
    background: color-mix(in oklab, var(--ink) 6%, transparent);
  }

  .lines label:has(input:checked) .number {
    color: var(--ink);
    font-weight: 700;
  }

  .lines label:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  .lines label[data-bug='true'] {
    border-inline-start-color: var(--accent);
  }

  .lines label[data-mended] code {
    text-decoration: line-through;
    text-decoration-color: var(--accent);
  }

  .found {
    min-block-size: 1.4em;
    margin: 0.75rem 0 0.25rem;
    font-weight: 600;
  }

  .repairs label {
    font-family: var(--font-mono);
  }

  .numbers {
    margin-block: 0.5rem 0.75rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .numbers :is(th, td) {
    padding: 0.35rem 1.5rem 0.35rem 0;
    border-block-end: 1px solid var(--hairline);
    font-weight: 400;
    text-align: end;
  }

  .numbers tbody th {
    text-align: start;
  }

  .numbers thead :is(th, td) {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  @media print {
    .found,
    .repairs,
    .numbers {
      display: none;
    }
  }
`;
