import { css } from 'lit';
import { narrow } from '../../figures/shared/styles/breakpoints.js';

/** A code listing with selectable lines, each tall enough for touch. */
export const bugStyles = css`
  .lines {
    overflow-x: auto;
  }

  .lines legend {
    padding-block-end: 0.4rem;
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

  .lines .number {
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
  @container ${narrow} {
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
    margin-block: 0.75rem 0.25rem;
    font-weight: 600;
  }

  .repairs label {
    font-family: var(--font-mono);
  }

  .numbers {
    margin-block: 0.5rem 0.75rem;
    font-size: inherit;
  }

  .numbers :is(th, td) {
    padding-inline-end: 1.5rem;
  }

  .numbers tbody th {
    text-align: start;
  }
`;
