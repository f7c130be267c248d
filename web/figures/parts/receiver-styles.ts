import { css } from 'lit';

/** Strips under each other on one axis, and the close-up that opens from it. */
export const receiverStyles = css`
  .answer {
    /* The longest answer, so that the picture stays where it is. */
    min-block-size: 3lh;
    margin: 0;
    font-family: var(--font-text);
    font-size: 1.125rem;
    line-height: 1.45;
    text-wrap: pretty;
  }

  /* Chinese sentences end with a space of their own. */
  .answer:not(:lang(zh)) span + span::before {
    content: ' ';
  }

  .answer strong {
    color: var(--accent);
  }

  .key {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .search {
    --dial: 3.25rem;
    --turns: 6.1rem;
    /* The names of guess, hidden position and fix, a line for each: they may lie close together. */
    --names: 3.4rem;

    transition: opacity 150ms;
  }

  .search.before {
    opacity: 0.4;
  }

  .overview {
    position: relative;
    padding-block-start: var(--names);
  }

  .hand-row {
    display: grid;
    grid-template-columns: var(--dial) 1fr var(--turns);
    align-items: end;
  }

  .dial {
    display: block;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0.15rem;
    border: 0;
    background: none;
    cursor: pointer;
  }

  .hand {
    stroke: var(--paper);
    stroke-width: 1;
  }

  .hub {
    fill: var(--paper);
  }

  .sent {
    fill: var(--accent);
    stroke: var(--paper);
    stroke-width: 5;
  }

  .picture .strip {
    block-size: 2.25rem;
    border-block-end: 1px solid var(--hairline);
  }

  /* The edges of a curve's area lie outside. */
  .picture svg.plot {
    overflow: hidden;
  }

  .plot path {
    fill-opacity: 0.2;
    stroke-width: 1.25;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .hand-row.heard .plot path {
    fill-opacity: 0.06;
    stroke-opacity: 0.6;
  }

  .hand-row.silent .plot path {
    fill-opacity: 0;
    stroke-opacity: 0.3;
    stroke-dasharray: 2 4;
  }

  .hand-row.silent .dial svg {
    opacity: 0.3;
  }

  .turns {
    padding-inline-start: 0.6rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    white-space: nowrap;
  }

  .hand-row.silent .turns {
    text-decoration: line-through;
  }

  .stepper {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    align-items: center;
    padding-inline: var(--dial) var(--turns);
    margin-block-start: 0.75rem;
    pointer-events: none;
  }

  .stepper p {
    margin: 0;
    padding-inline-end: 0.5rem;
    background: var(--paper);
    font-weight: 600;
  }

  .stepper .buttons {
    display: flex;
    align-items: center;
    background: var(--paper);
    pointer-events: auto;
  }

  .picture .stepper svg {
    inline-size: 1rem;
  }

  .together {
    padding-inline: var(--dial) var(--turns);
  }

  .together .product {
    block-size: 7rem;
    border-block-end: 1px solid var(--ink);
  }

  .product path {
    fill-opacity: 0.14;
    stroke-width: 1.5;
  }

  .ticks {
    position: relative;
    block-size: 1.6rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  .ticks span {
    position: absolute;
    inset-block-start: 0.45rem;
    inset-inline-start: var(--at);
    line-height: 1;
    white-space: nowrap;
    transform: translateX(-50%);
  }

  .ticks span::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + 0.15rem);
    inset-inline-start: 50%;
    block-size: 0.3rem;
    border-inline-start: 1px solid var(--ink-soft);
  }

  .field.whole {
    position: absolute;
    inset-block: 0 1.6rem;
    inset-inline: var(--dial) var(--turns);
    cursor: crosshair;
    touch-action: pan-y;
  }

  .guess-keys {
    position: absolute;
    inset-block: 0 1.6rem;
    inset-inline: var(--dial) var(--turns);
    pointer-events: none;
  }

  .mark {
    position: absolute;
    inset-block: var(--name-line, 0) 0;
    inset-inline-start: var(--at);
    inline-size: 0;
    pointer-events: none;
  }

  .mark::before {
    content: '';
    position: absolute;
    inset-block: 1.1rem 0;
    border-inline-start: 1.5px solid currentcolor;
    transform: translateX(-50%);
  }

  .mark span {
    position: absolute;
    padding-inline: 0.2rem;
    background: var(--paper);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.1rem;
    white-space: nowrap;
    /* Inside the plot at both ends. */
    transform: translateX(calc(var(--at) * -1));
  }

  .mark.outside::before {
    border-inline-start-style: dotted;
  }

  .guess {
    color: var(--ink-soft);
  }

  .guess::before {
    border-inline-start-style: dashed;
  }

  .truth {
    --name-line: 1.1rem;

    color: var(--accent);
  }

  .fix {
    --name-line: 2.2rem;

    color: var(--ink);
  }

  /* Where the hidden position is right, its line would hide the peak. */
  .whole .truth::before {
    inset-block-end: 7rem;
  }

  /* The top of the product is its own line: here the fix only points down. */
  .whole .fix::before {
    inset-block-end: auto;
    block-size: 0.5rem;
  }

  .near {
    /* As high before the reveal as after it. */
    block-size: 17rem;
    padding-inline: var(--dial) var(--turns);
  }

  .controls .line:first-child {
    row-gap: 0.75rem;
  }

  .near.waiting {
    display: grid;
    place-items: center;
    color: var(--ink-soft);
    font-family: var(--font-text);
    font-style: italic;
  }

  :host(:lang(zh)) .near.waiting {
    font-style: normal;
  }

  .near .field {
    position: relative;
    block-size: 13.2rem;
    border-block-end: 1px solid var(--ink);
  }

  .picture .near .field > svg {
    position: absolute;
    inset-block: calc(var(--names) + 1.4rem) 0;
    block-size: calc(100% - var(--names) - 1.4rem);
  }

  .line path {
    fill: none;
    stroke-width: 1.5;
  }

  .picture .lens {
    block-size: 2rem;
  }

  .lens path {
    fill: none;
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
    vector-effect: non-scaling-stroke;
  }

  .lens .seen {
    stroke: var(--ink);
    stroke-width: 4;
    stroke-dasharray: none;
  }

  .bound {
    position: absolute;
    inset-block: calc(var(--names) + 0.5rem) auto;
    min-inline-size: 1px;
    block-size: 0.5rem;
    border: solid var(--ink);
    border-width: 0 1.5px;
    background: linear-gradient(var(--ink), var(--ink)) center / 100% 1.5px no-repeat;
  }

  .bound span {
    position: absolute;
    inset-inline-start: calc(100% + 0.4rem);
    inset-block-start: 50%;
    padding-inline: 0.2rem;
    background: var(--paper);
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
    transform: translateY(-50%);
  }

  .main {
    min-block-size: 2.75rem;
    padding: 0 1.1rem;
    border: 1.5px solid var(--ink);
    border-radius: 1.4rem;
    background: none;
    cursor: pointer;
  }

  .main:hover {
    background: var(--ink);
    color: var(--paper);
  }

  .zoom {
    display: inline-flex;
    align-items: center;
    color: var(--ink-soft);
  }

  .more[open] {
    flex-basis: 100%;
  }

  .more .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0 2rem;
  }

  @container (width < 34rem) {
    .search {
      --turns: 1rem;
    }

    .turns {
      display: none;
    }

    /* Two lines while only some hands are added up. */
    .stepper p {
      min-block-size: 2lh;
    }

    .answer {
      min-block-size: 5lh;
      font-size: 1.0625rem;
    }

    .answer:lang(zh) {
      min-block-size: 4lh;
    }
  }

  @container (width < 20rem) {
    .answer {
      min-block-size: 6lh;
    }
  }

  @container (width >= 50rem) {
    .answer {
      min-block-size: 2lh;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .search {
      transition: none;
    }
  }

  @media (scripting: none) {
    .stepper .buttons,
    .near.waiting {
      display: none;
    }
  }
`;
