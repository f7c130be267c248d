import { css } from 'lit';

/** One column per bit, split into two rows if 16 columns don't fit. */
export const counterStyles = css`
  .number-read {
    margin: 0 0 0.5rem;
    color: var(--ink-soft);
  }

  .number-read strong {
    color: var(--accent);
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) repeat(var(--columns), minmax(0, 7rem));
    gap: 0 clamp(0.25rem, 1.5cqi, 1rem);
    margin: 0;
    padding: 0;
    list-style: none;
    text-align: center;
  }

  .columns > div {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
  }

  .row-names span {
    align-self: center;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-align: start;
  }

  .bit {
    position: relative;
    display: block;
    font-size: clamp(1.5rem, 6cqi, 2.75rem);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  /* A short bar below changed digits; above, it would look like a negation. */
  .bit.flipped::before {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: calc(50% - 0.25em);
    inline-size: 0.5em;
    border-block-start: 2px solid var(--ink);
  }

  /* The hand read as a bit, as large as the bit itself. */
  .read {
    display: block;
    color: var(--ink-soft);
    font-size: clamp(1.25rem, 5cqi, 2.25rem);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  .read i {
    display: inline-block;
    inline-size: 0;
    translate: -1.1em -0.15em;
    font-size: 0.6em;
    font-style: normal;
  }

  .read.differs {
    color: var(--accent);
    font-weight: 600;
  }

  .half {
    fill: var(--ink);
    fill-opacity: 0.09;
  }

  /* In front of the hand, outlined in the background colour of its half, since the hand may point at it. */
  .letter {
    fill: var(--ink-soft);
    stroke: var(--paper);
    stroke-width: 8;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 44px var(--font-ui);
  }

  .letter.one {
    stroke: color-mix(in srgb, var(--ink) 9%, var(--paper));
  }

  .below {
    display: block;
    color: var(--ink-soft);
    font-size: clamp(0.6875rem, 2cqi, 0.8125rem);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }

  .below b {
    color: var(--ink);
    font-weight: 600;
  }

  .agreement {
    margin: 1rem 0 0;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }

  .key {
    margin: 0.25rem 0 0;
    max-inline-size: 42rem;

    /* Reserves space for the sentence about positions that need more digits. */
    min-block-size: 2.8em;
    color: var(--ink-soft);
  }

  @container (max-width: 40rem) {
    .columns {
      grid-template-columns: repeat(var(--narrow-columns), minmax(0, 1fr));
    }

    .columns > .row-names {
      display: none;
    }

    .columns > :nth-child(2) {
      grid-column-start: calc(var(--narrow-lead) + 1);
    }

    .two-rows .below:last-child {
      margin-block-end: 1.25rem;
    }
  }

  @media (forced-colors: active) {
    .half {
      fill: GrayText;
      fill-opacity: 0.3;
    }

    .letter {
      fill: CanvasText;
    }
  }
`;
