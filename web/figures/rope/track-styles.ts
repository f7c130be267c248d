import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of the track of positions with its handles. */
export const trackStyles = css`
  .track {
    grid-area: track;
    padding-inline: 2.25rem;
  }

  .rail {
    position: relative;
    block-size: 9.5rem;
  }

  .line-of {
    position: absolute;
    inset-block-start: 4.25rem;
    inset-inline: 0;
    border-block-start: 1px solid var(--ink-soft);
  }

  .distance-line {
    position: absolute;
    inset-block-start: calc(4.25rem - 1px);
    border-block-start: 3px solid var(--accent);
  }

  .tick-of {
    position: absolute;
    inset-block-start: calc(4.25rem - 3px);
    block-size: 4.15rem;
    border-inline-start: 1px solid var(--hairline);
  }

  .tick-of span {
    position: absolute;
    inset-block-start: calc(100% + 0.15rem);
    transform: translateX(-50%);
    line-height: 1;
  }

  .handle-of {
    position: absolute;
    inset-block-start: 2.875rem;
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
    transform: translateX(-50%);
    border-radius: 1.375rem;
    cursor: grab;
    touch-action: none;
    user-select: none;
    white-space: nowrap;
  }

  .handle-of:active {
    cursor: grabbing;
  }

  .handle-of.query {
    inset-block-start: 0;
  }

  .handle-of.key {
    inset-block-start: 5.75rem;
  }

  .handle-of span {
    padding: 0.2rem 0.7rem;
    border: 1.5px solid var(--ink);
    border-radius: 1rem;
    background: var(--ink);
    color: var(--paper);
    line-height: 1.2;
  }

  .handle-of.key span {
    background: var(--paper);
    color: var(--ink);
  }

  /* Above the lines from both words. */
  .handle-of.both {
    z-index: 1;
  }

  .handle-of.both span {
    border-color: var(--accent);
    background: var(--paper);
    color: var(--accent);
  }

  /* The line from a word to the track. */
  .handle-of.query::after,
  .handle-of.key::after {
    content: '';
    position: absolute;
    inset-block-start: 2.2rem;
    inset-inline-start: 50%;
    block-size: 2.05rem;
    border-inline-start: 1.5px solid var(--ink);
    pointer-events: none;
  }

  .handle-of.key::after {
    inset-block-start: -1.5rem;
  }

  .handle-of small {
    font-size: inherit;
  }

  /* Labels do not fit near the ends of the track. */
  @container ${narrow} {
    .handle-of small {
      display: none;
    }
  }

  .handle-of i {
    font-family: var(--font-text);
    font-weight: 600;
  }

  .axis-name {
    text-align: end;
  }
`;
