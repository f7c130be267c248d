import { css } from 'lit';
import { medium, wide } from '../shared/styles/breakpoints.js';

/** A plot with a rope over it, and the meters. */
export const stretchStyles = css`
  :host {
    --plot-height: clamp(12rem, 30cqi, 15rem);
  }

  .marker {
    stroke-width: 5;
  }

  /* Pairs that meet new angles stand out. */
  .marker[stroke='var(--warning)'] {
    stroke-width: 9;
  }

  .text.ghost {
    background: var(--paper);
  }

  /* Beside the ring of a grip. */
  .text.value {
    padding: 0.5rem 0.8rem;
    color: var(--ink);
    font-weight: 600;
  }

  .rope {
    cursor: ns-resize;
  }

  /* The title of the speeds stands above the rings. */
  .plot {
    padding-block-start: 2.5rem;
  }

  .label.title.y {
    inset-block-end: calc(100% + 1rem);
  }

  /* A place for a finger around each ring. */
  .grip {
    position: absolute;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin: -1.375rem;
    touch-action: none;
  }

  .grip::after {
    content: '';
    position: absolute;
    inset: 0.75rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: color-mix(in srgb, var(--paper) 70%, transparent);
  }

  .grip.picked::after {
    inset: 0.625rem;
    border-color: var(--accent);
  }

  /* Room for five columns, of which the first is always there. */
  .meters {
    table-layout: fixed;
    margin-block-end: 0.5rem;
  }

  .meters :is(th, td) {
    inline-size: 3.25rem;
    padding-inline-end: 0.5rem;
    text-align: start;
    white-space: normal;
  }

  .meters :is(thead td, tbody th) {
    inline-size: 5.5rem;
  }

  .meters i {
    display: block;
    inline-size: calc(100% * var(--fraction));
    block-size: 0.5rem;
    background: var(--ink);
  }

  .meters i.new {
    background: var(--hatch);
  }

  /* A name may take two lines. */
  .meters thead {
    block-size: 2.8rem;
    vertical-align: bottom;
  }

  .reading {
    --lines: 2;
  }

  .details p {
    max-inline-size: 42rem;
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

  @container ${medium} {
    .meters :is(th, td) {
      inline-size: 5.5rem;
    }

    .meters :is(thead td, tbody th) {
      inline-size: 9rem;
    }

    .meters thead {
      block-size: 1.75rem;
    }
  }

  @container ${wide} {
    .reading {
      min-block-size: 1lh;
    }
  }
`;
