import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** The plot: the curve in ink, the reader's position in the accent colour. */
export const similarityStyles = css`
  .plot {
    --plot-height: clamp(13rem, 42cqi, 21rem);

    padding: 2rem 1.125rem 4.5rem 3.5rem;
  }

  .label.title.y {
    inset-inline-start: -3.5rem;
  }

  /* Moves the axis title above the label of the reader's position, where both would collide. */
  @container ${narrow} {
    .plot {
      padding-block-start: 3.25rem;
    }

    .label.title.y {
      inset-block-end: calc(100% + 2rem);
    }
  }

  /* Keeps the line at the reader's position visible. */
  .pad .hint {
    inline-size: 48%;
  }

  .seen {
    cursor: ew-resize;
  }

  .drawing {
    pointer-events: none;
  }

  .rises path {
    stroke: var(--ink);
    stroke-width: 4.5;
  }

  /* Too narrow to distinguish; the strip shows them. */
  @container ${narrow} {
    .rises.far {
      display: none;
    }
  }

  /* With scripts, the curve is hidden until the guess. */
  .unscripted,
  .unseen .curve {
    display: none;
  }

  .label.x {
    inset-block-start: calc(100% + 2rem);
  }

  .label.title.x {
    inset-block-start: calc(100% + 3.25rem);
  }

  .text.strong {
    font-size: 0.875rem;
  }

  .turned {
    position: absolute;
    inset-block: 0;
    inline-size: 0;
    margin-inline-start: -0.5px;
    border-inline-start: 1px dashed var(--ink-soft);
    pointer-events: none;
  }

  .turned span {
    position: absolute;
    inset-block-end: 0.25rem;
    inset-inline-start: 0.3rem;
    font-style: italic;
    line-height: 1;
  }

  .first {
    position: absolute;
    inline-size: 0;
    pointer-events: none;
  }

  .first::before {
    content: '';
    position: absolute;
    inset-block-end: 8px;
    block-size: 1.75rem;
    border-inline-start: 1px solid var(--ink-soft);
  }

  .first span {
    position: absolute;
    inset-block-end: calc(1.75rem + 10px);
    inset-inline-start: 0;
    padding: 0.1rem 0.3rem;
    background: var(--paper);
    font-size: 0.8125rem;
    line-height: 1.2;
    white-space: nowrap;
  }

  .first.near-end span {
    inset-inline: auto -0.5rem;
  }

  .end {
    position: absolute;
    inline-size: 12px;
    block-size: 12px;
    margin: -6px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
    box-sizing: border-box;
    pointer-events: none;
  }

  .end.grip {
    background: var(--ink);
    outline-offset: 4px;
  }

  .end.grip:focus-visible {
    border-radius: 50%;
  }

  .strip-box {
    position: absolute;
    inset: calc(100% + 0.5rem) 0 auto;
    block-size: 1.25rem;
  }

  .strip {
    border-block-end: 1px solid var(--hairline);
    box-sizing: border-box;
  }

  .strip path {
    fill: var(--ink-soft);
    stroke: none;
  }

  .strip-title {
    inset-block-start: calc(100% + 1.6rem);
    inset-inline-start: 0;
  }

  @media (scripting: none) {
    .unscripted,
    .unseen .curve {
      display: block;
    }

    .pad {
      display: none;
    }
  }
`;
