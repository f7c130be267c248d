import { css } from 'lit';
import { notWide } from '../shared/styles/breakpoints.js';

/** One column per bit, split into two rows if 16 columns don't fit. */
export const counterStyles = css`
  .number-read {
    margin-block-end: 0.5rem;
  }

  .number-read strong {
    color: var(--accent);
    font-size: 1.25rem;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) repeat(var(--columns), minmax(0, 7rem));
    gap: 0 clamp(0.25rem, 1.5cqi, 1rem);
    text-align: center;
  }

  .columns > div {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
  }

  .row-names span {
    align-self: center;
    text-align: start;
  }

  .bit {
    position: relative;
    font-size: clamp(1.5rem, 6cqi, 2.75rem);
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
    font-size: clamp(1.25rem, 5cqi, 2.25rem);
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
    font-size: clamp(0.6875rem, 2cqi, 0.8125rem);
    line-height: 1.35;
    white-space: nowrap;
  }

  .below b {
    color: var(--ink);
    font-weight: 600;
  }

  .agreement {
    margin-block: 1rem 0.25rem;
    font-size: 1rem;
  }

  /* Positions that need more digits have a sentence of their own. */
  .reading {
    --lines: 3;
    --wide-lines: 2;
  }

  @container ${notWide} {
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
`;
