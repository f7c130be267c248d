import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** A plot over the pairs, the dials of some of them, and what they say. */
export const stretchStyles = css`
  :host {
    --plot-height: clamp(9rem, 26cqi, 11.5rem);
  }

  .text.region {
    inline-size: max-content;
    max-inline-size: 20cqi;
    background: var(--paper);
    color: var(--ink);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  .marker {
    stroke-width: 5;
  }

  /* Pairs that meet new angles stand out. */
  .marker[stroke='var(--warning)'] {
    stroke-width: 9;
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.5rem;
    margin-block: 0.5rem 0.75rem;
  }

  .of-pair {
    display: grid;
    justify-items: center;
    padding: 0.25rem;
    border: 1.5px solid transparent;
    border-radius: 4px;
    color: var(--ink-soft);
    font-size: clamp(0.6875rem, 1.7cqi, 0.75rem);
    line-height: 1.35;
    white-space: nowrap;
  }

  .of-pair[aria-pressed='true'] {
    border-color: var(--ink);
  }

  .of-pair svg {
    inline-size: min(100%, 3.75rem);
    margin-block-end: 0.25rem;
  }

  /* As many lines as most schemes take. */
  .reading {
    --lines: 0;
    --wide-lines: 10;

    max-inline-size: 54rem;
  }

  .reading:lang(zh) {
    --wide-lines: 8;
  }

  .reading p {
    margin-block-end: 0.375rem;
  }

  .met {
    font-size: 1rem;
    font-weight: 600;
  }

  .met.new {
    color: var(--warning);
  }

  .source a {
    overflow-wrap: anywhere;
  }

  .data caption {
    max-inline-size: 42rem;
    padding-block-end: 0.5rem;
    text-align: start;
    white-space: normal;
  }

  .data table + table {
    margin-block-start: 1rem;
  }

  @container ${wide} {
    .dials {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
`;
