import { css } from 'lit';

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

  /* Clips the outlines of the areas. */
  .picture svg.plot {
    overflow: hidden;
  }

  /* One pixel, because browsers draw hairlines directly and convert wider lines to areas. */
  .plot path {
    fill-opacity: 0.2;
    stroke-width: 1;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
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
    gap: 0.375rem 1rem;
    justify-content: space-between;
    align-items: center;
    padding-inline: var(--dial) var(--turns);
    margin-block-start: 0.75rem;
    pointer-events: none;
  }

  .stepper p {
    flex: 1 1 10rem;
    margin: 0;
    padding-inline-end: 0.5rem;
    background: var(--paper);
    font-weight: 600;
  }

  .stepper .buttons {
    display: flex;
    flex: none;
    gap: 0.375rem;
    align-items: center;
    background: var(--paper);
    pointer-events: auto;
  }

  .stepper .step {
    font-size: 0.875rem;
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
  }

  @container (width < 34rem) {
    .turns {
      display: none;
    }

    /* Buttons are on a line of their own. */
    .stepper {
      margin-block-start: 0.375rem;
    }

    /* Two lines while only some hands are added. */
    .stepper p {
      min-block-size: 2lh;
    }
  }

  @media (scripting: none) {
    .stepper .buttons {
      display: none;
    }
  }
`;
