import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of the close-up, the whole line, and the bits. */
export const numberLineStyles = css`
  :host {
    --plot-height: 4.5rem;
  }

  .choice legend {
    position: absolute;
    clip-path: inset(50%);
  }

  .close {
    padding-block-start: 0.75rem;
    cursor: ew-resize;
    user-select: none;
  }

  .labels {
    position: relative;
    block-size: 1.5rem;
  }

  .mark {
    position: absolute;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.5rem;
    translate: -50%;
    white-space: nowrap;
  }

  .mark.own {
    color: var(--accent);
    font-size: 1.125rem;
    font-weight: 600;
  }

  .strands {
    position: relative;
    block-size: 7.5rem;
  }

  /* Clips lines beyond the edge, except for half a dot. */
  .strands .fill {
    clip-path: inset(0 -0.45rem);
  }

  .rail {
    stroke: var(--hairline);
    stroke-width: 1.5;
  }

  .funnel {
    fill: var(--ink);
    fill-opacity: 0.07;
  }

  .funnel.odd {
    fill-opacity: 0.13;
  }

  .funnel.mine {
    fill: var(--accent);
    fill-opacity: 0.16;
  }

  .place,
  .number {
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
  }

  .number {
    stroke-width: 9;
  }

  .own {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  .own.lost {
    stroke-dasharray: 2 5;
  }

  .own.number {
    stroke-width: 13;
  }

  .strands .grip {
    inset-block-start: 14%;
  }

  .plot {
    margin-block-start: 0.5rem;
  }

  .reading {
    --lines: 2;
    --wide-lines: 1;

    font-size: 1rem;
  }

  .bits {
    /* Nine bits (sign or exponent) fit in a row on the narrowest page. */
    --bit: clamp(1.5rem, (100cqi - 2.5rem) / 9 - 3px, 2.25rem);

    align-items: start;
    gap: 0.5rem 1.25rem;
  }

  .part {
    --part: var(--ink);

    color: var(--part);
  }

  .part.exponent {
    --part: light-dark(#2a5f86, #7cc4ea);
  }

  .part.significand {
    --part: light-dark(#6b3f86, #cba6e2);
  }

  .cells {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 3px;

    /* Wraps the 23 bits of fp32 into two rows of similar length. */
    max-inline-size: calc(12 * (var(--bit) + 3px));
  }

  .bit {
    display: grid;
    align-content: center;
    inline-size: var(--bit);
    block-size: 2.75rem;
    border: 1.5px solid var(--part);
    border-radius: 3px;
    font-size: 0.6875rem;
  }

  .bit b {
    font-size: 1.0625rem;
  }

  .bit[aria-pressed='true'] {
    background: var(--part);
    color: var(--paper);
  }

  @container ${narrow} {
    .minor {
      display: none;
    }
  }
`;
