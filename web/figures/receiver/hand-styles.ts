import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of the strips, one per hand, and of their product. */
export const receiverHandStyles = css`
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

  .strip {
    block-size: 2.25rem;
    border-block-end: 1px solid var(--hairline);
  }

  /* Clips the outlines of the areas. */
  .plot {
    overflow: hidden;
  }

  /* One pixel, because browsers draw hairlines directly and convert wider lines to areas. */
  .plot path {
    fill-opacity: 0.2;
    stroke-width: 1;
    stroke-linejoin: round;
  }

  /* Lines only: the areas of seven hands take a quarter of a frame. */
  .hand-row.active .plot path {
    fill: none;
    stroke-opacity: 0.6;
  }

  .hand-row.silent .plot path {
    fill: none;
    stroke-opacity: 0.3;
    stroke-dasharray: 2 4;
  }

  .hand-row.silent .dial svg {
    opacity: 0.3;
  }

  .turns {
    padding-inline-start: 0.6rem;
    line-height: 1.1;
    white-space: nowrap;
  }

  .hand-row.silent .turns {
    text-decoration: line-through;
  }

  .stepper {
    position: relative;
    z-index: 1;
    gap: 0.375rem 1rem;
    justify-content: space-between;
    padding-inline: var(--dial) var(--turns);
    margin-block-start: 0.75rem;
    pointer-events: none;
  }

  .stepper p {
    --lines: 2;
    --wide-lines: 1;

    flex: 1 1 10rem;
    padding-inline-end: 0.5rem;
    background: var(--paper);
    font-weight: 600;
  }

  .stepper .buttons {
    flex: none;
    gap: 0.375rem;
    background: var(--paper);
    pointer-events: auto;
  }

  .stepper button.step {
    font-size: 0.875rem;
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
  }

  @container ${narrow} {
    .turns {
      display: none;
    }

    /* Buttons are on a line of their own. */
    .stepper {
      margin-block-start: 0.375rem;
    }
  }

  @media (scripting: none), print {
    .stepper .buttons {
      display: none;
    }
  }
`;
