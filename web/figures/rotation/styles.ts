import { css } from 'lit';
import { medium, wide } from '../shared/styles/breakpoints.js';

/** Styles of two clocks with a ledger between them, and of all sections. */
export const rotationStyles = css`
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  .walks {
    display: grid;
    grid-template:
      'first second' auto 'p q' auto 'k k' auto 'ledger ledger' auto /
      minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.5rem clamp(0.5rem, 3cqi, 2rem);
    align-items: center;
  }

  /* Keeps labels beside a dial inside the figure. */
  .first,
  .second {
    padding-inline: 0.6875rem 0.3125rem;
  }

  .first {
    grid-area: first;
  }

  .second {
    grid-area: second;
  }

  .walks pe-number-field {
    --typed-size: 4.5ch;
  }

  [field='position'] {
    grid-area: p;
  }

  [field='shift'] {
    grid-area: k;
  }

  [field='other'] {
    grid-area: q;
  }

  .ledger {
    grid-area: ledger;
    justify-self: center;
  }

  .from-to {
    /* The longest positions (17 characters) fit above their clocks. */
    font-size: min(clamp(1.25rem, 4cqi, 2rem), var(--room, 45cqi) / (0.6 * var(--characters)));
    line-height: 2.75rem;
    white-space: nowrap;
    font-weight: 300;
    text-align: center;
  }

  /* Text stays about eleven pixels high when the dial scales. */
  .walks .dial {
    overflow: visible;
  }

  .walks .lettering {
    font-size: clamp(10px, 31px - 3.6cqi, 19px);
  }

  .from-to :is(b, span) {
    color: var(--ink);
    font-weight: 300;
  }

  .first .from-to b {
    color: var(--accent);
  }

  .arc {
    fill: none;
    stroke-width: 4.5;
    stroke-opacity: 0.55;
  }

  .orbit.whole {
    stroke-width: 1.2;
    stroke-opacity: 0.6;
  }

  .ledger-head {
    margin-block-end: 0.25rem;
    text-align: center;
  }

  .ledger ul {
    --row: 1.65rem;
  }

  /* Reserves eight rows, the maximum. */
  .steered .ledger ul {
    min-block-size: calc(8 * var(--row));
  }

  .ledger li {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: 0.75rem;
    align-items: baseline;
    block-size: var(--row);
  }

  .ledger li .number:last-child {
    text-align: start;
  }

  .ledger li .number:first-child {
    text-align: end;
  }

  .ledger b {
    border-block-end: 2px solid var(--hand);
    font-weight: 500;
    white-space: nowrap;
  }

  .ledger .number {
    min-inline-size: 5.5em;
    white-space: nowrap;
  }

  .equal {
    --lines: 3;
    --wide-lines: 2;
  }

  .product + .equal {
    --lines: 4;
  }

  .equal,
  .explained {
    margin-block-start: 0.5rem;
  }

  /* No heading elements, because a figure does not know its level in the page. */
  .part {
    margin: 2rem 0 0;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--hairline);
    font-size: 1.0625rem;
    font-weight: 600;
  }

  sub {
    line-height: 0;
  }

  .r {
    white-space: nowrap;
  }

  caption {
    padding-block: 0.5rem 0.25rem;
    color: var(--ink-soft);
    text-align: start;
  }

  @container ${medium} {
    .first,
    .second {
      padding-inline: 0.4375rem 0;
    }
  }

  /* The ledger is between the dials. */
  @container ${wide} {
    .walks {
      grid-template:
        'first ledger second' auto 'p k q' auto /
        minmax(0, 1fr) 14rem minmax(0, 1fr);
    }

    .walks .lettering {
      font-size: 13px;
    }

    .first,
    .second {
      padding-inline: 0.5rem 0;
    }

    .steered .ledger ul {
      min-block-size: 0;
    }

    .from-to {
      --room: 29cqi;
    }
  }
`;
