import { css } from 'lit';
import { signColours } from '../shared/charts/sign-colours.js';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of the ruler, the codes below it, and the gauges. */
export const attemptsStyles = css`
  ${signColours}

  .choice legend {
    position: absolute;
    clip-path: inset(50%);
  }

  .ruler {
    position: relative;
    block-size: 5.25rem;
    margin: 0.75rem 1.25rem 0;
    cursor: ew-resize;
    user-select: none;
  }

  .ruler .fill {
    inset-block: 1.5rem auto;
    block-size: 2rem;
    clip-path: inset(-1rem -2px);
  }

  .ruler.ghost {
    margin-block-start: 0;
    opacity: 0.6;
    cursor: auto;
  }

  .ruler path {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.5;
  }

  .ruler .dense {
    stroke-opacity: 0.35;
  }

  .ruler .line {
    stroke: var(--ink);
  }

  .ruler .step {
    stroke: var(--accent);
    stroke-width: 5;
  }

  .name,
  .number {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }

  .name {
    inset-block-start: 0;
    max-inline-size: 6.5rem;
    overflow-x: clip;
    text-overflow: ellipsis;
    font: 1.0625rem/1.5 var(--font-text);
  }

  .number {
    inset-block-end: 0;
    color: var(--ink-soft);
  }

  .ruler .own {
    color: var(--accent);
    font-weight: 600;
  }

  .ruler .grip {
    inset-block-start: 3.5rem;
  }

  /* The same height for every attempt. */
  .codes {
    display: grid;
    align-content: center;
    gap: 0.5rem;
    min-block-size: 6.25rem;
    margin-block-start: 0.5rem;
  }

  .bar {
    position: relative;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin-inline: 1.25rem;
  }

  .bar i {
    flex: 0 1 auto;
    block-size: 1.5rem;
    min-inline-size: 1px;
    background: light-dark(#31688e, #6fc0e8);
  }

  .bar span {
    white-space: nowrap;
  }

  .bar.place i {
    background: var(--accent);
  }

  .bar.place span {
    position: absolute;
    inset-inline-end: 0.5rem;
    color: var(--paper);
  }

  .row {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 1.5rem;
  }

  .row:has(.digit) {
    grid-template-columns: 3rem repeat(var(--digits), minmax(0, 2.75rem));
    gap: 0.35rem;
  }

  .row > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .row.own > span {
    color: var(--accent);
    font-weight: 600;
  }

  .digit {
    text-align: center;
    font-weight: 600;
  }

  .row.own .digit {
    block-size: 2.75rem;
    border: 1.5px solid var(--ink-soft);
    border-radius: 3px;
    font-size: 1.125rem;
  }

  .row.own .digit:hover {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }

  .row.own .digit.flips {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--paper);
  }

  .row .bars {
    block-size: 2.75rem;
  }

  .soft .bars {
    opacity: 0.5;
  }

  .middle {
    stroke: var(--ink-soft);
  }

  .gauges {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 0.5rem 1.25rem;
    margin-block: 0.75rem;
  }

  .gauges dd::before {
    content: '○' / '';
    margin-inline-end: 0.35em;
  }

  .yes dd::before {
    content: '●' / '';
  }

  .hardly dd::before {
    content: '◐' / '';
  }

  .unjudged dd::before {
    content: '' / '';
  }

  .gauges i {
    display: block;
    block-size: 4px;
    margin-block-start: 2px;
    background: linear-gradient(var(--ink), var(--ink)) 0 / calc(100% * var(--share)) 100% no-repeat var(--hairline);
  }

  .gauges .no i {
    background: linear-gradient(var(--warning), var(--warning)) 0 / calc(100% * var(--share)) 100% no-repeat
      var(--hairline);
  }

  small {
    font-weight: 400;
  }

  @container ${narrow} {
    .minor {
      display: none;
    }

    .gauges {
      grid-template-columns: repeat(3, 1fr);
    }
  }

  @media (forced-colors: active) {
    .digit.flips {
      forced-color-adjust: none;
    }
  }
`;
