import { css } from 'lit';
import { narrow, notWide } from '../shared/styles/breakpoints.js';

/** Styles of the close-up, and the whole line below. */
export const numberLineStyles = css`
  .formats {
    margin-block: 0 0.5rem;
  }

  .lines {
    padding-inline: 3.25rem 1.5rem;
  }

  /* The axis below needs room for its numbers, the line does not. */
  .close {
    margin-inline: -2.75rem -1rem;
    cursor: grab;
    user-select: none;
  }

  .close:active {
    cursor: grabbing;
  }

  .names {
    line-height: 1.25rem;
  }

  .marks {
    position: relative;
    block-size: 1.5rem;
  }

  .mark {
    position: absolute;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.5rem;
    transform: translateX(-50%);
    white-space: nowrap;
  }

  .mark.own {
    color: var(--accent);
    font-size: 1.125rem;
    font-weight: 600;
  }

  /* Clips lines beyond the edge, except for half a dot. */
  .strands {
    position: relative;
    block-size: 7.5rem;
    clip-path: inset(0 -0.45rem);
  }

  .drawing .rail {
    stroke: var(--hairline);
    stroke-width: 1.5;
  }

  .drawing .funnel {
    stroke: none;
    fill: var(--ink);
    fill-opacity: 0.07;
  }

  .drawing .funnel.odd {
    fill-opacity: 0.13;
  }

  .drawing .funnel.mine {
    fill: var(--accent);
    fill-opacity: 0.16;
  }

  .drawing .strand {
    stroke: var(--ink-soft);
    stroke-width: 1;
  }

  .drawing .beyond {
    stroke: var(--hairline);
    stroke-dasharray: 2 4;
  }

  .drawing .place,
  .drawing .number {
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
  }

  .drawing .number {
    stroke-width: 9;
  }

  .drawing .own {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  .drawing .own.lost {
    stroke-dasharray: 2 5;
  }

  .drawing .own.place {
    stroke-width: 9;
  }

  .drawing .own.number {
    stroke-width: 13;
  }

  .ruler {
    position: relative;
    block-size: 5rem;
    margin-block: 2.75rem 3.5rem;
    cursor: pointer;
  }

  /* The rays from the close-up to its place on the whole line. */
  .light {
    position: absolute;
    inset: -2.75rem -1rem auto -2.75rem;
    block-size: 2.75rem;
    background: var(--accent);
    clip-path: polygon(0 0, 100% 0, calc(2.75rem + (100% - 3.75rem) * var(--here)) 100%);
    opacity: 0.09;
  }

  .drawing .stairs {
    stroke: var(--ink-soft);
    stroke-width: 1;
    fill: var(--ink);
    fill-opacity: 0.22;
  }

  .drawing .base {
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .ruler .label.x {
    inset-block-start: calc(100% + 0.9rem);
  }

  .ruler .label.title.y {
    inset-inline-start: -3.25rem;
  }

  .ruler .label.title.x {
    inset-block-start: calc(100% + 2.1rem);
  }

  .thumb {
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: var(--accent);
    cursor: grab;
    touch-action: none;
  }

  .thumb::before {
    content: '';
    position: absolute;
    inset-block-end: -0.6rem;
    inset-inline-start: calc(50% - 0.6rem);
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border: 2px solid var(--paper);
    border-radius: 50%;
    background: var(--accent);
    box-sizing: border-box;
  }

  /* Touch target. */
  .thumb::after {
    content: '';
    position: absolute;
    inset: 0 -1.375rem -1.375rem;
  }

  .thumb:focus-visible {
    outline-offset: 4px;
  }

  .message {
    --lines: 4;
    --wide-lines: 3;

    max-inline-size: 50rem;
    font-size: 1rem;
  }

  @container ${notWide} {
    .minor {
      display: none;
    }
  }

  @container ${narrow} {
    .formats legend {
      flex-basis: 100%;
    }
  }
`;
