import { css } from 'lit';
import { notWide } from '../shared/styles/breakpoints.js';

/** One column per bit, split into two rows if 16 columns don't fit. */
export const counterStyles = css`
  .stepper {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: center;
    margin-block: 0.75rem 0.25rem;
  }

  .number-read strong {
    color: var(--accent);
    font-size: 1.25rem;
  }

  svg {
    user-select: none;
  }

  svg.over,
  .ring {
    cursor: grab;
  }

  .ring {
    fill: var(--paper);
    stroke-width: 6;
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

  .letter {
    fill: var(--ink-soft);
    font: 44px var(--font-ui);
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
    margin-block-start: 1rem;
    font-size: 1rem;
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
