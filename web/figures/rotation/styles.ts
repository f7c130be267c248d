import { css } from 'lit';
import { narrow, wide } from '../shared/styles/breakpoints.js';

/** Styles of two clocks with a ledger between them, and of matrices. */
export const rotationStyles = css`
  .picture {
    padding-block-start: 0.75rem;
  }

  .walks {
    display: grid;
    grid-template: 'first second' auto 'ledger ledger' auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.5rem clamp(0.5rem, 3cqi, 2rem);
    align-items: center;
  }

  /* Keeps labels beside a dial inside the figure. */
  .first,
  .second {
    padding-inline: 0.5rem 0.25rem;
  }

  .first {
    grid-area: first;
  }

  .second {
    grid-area: second;
  }

  .ledger {
    grid-area: ledger;
    justify-self: center;
    text-align: center;
  }

  .ledger li {
    display: grid;
    grid-template-columns: 1fr 2.5rem 1fr;
    align-items: baseline;
    line-height: 1.65rem;
  }

  .ledger b {
    justify-self: center;
  }

  .ledger .number {
    min-inline-size: 5.5em;
    text-align: end;
    white-space: nowrap;
  }

  .ledger .number:last-child {
    text-align: start;
  }

  .from-to {
    /* The longest positions (17 characters) fit above their clocks. */
    font-size: min(clamp(1.25rem, 4cqi, 2rem), var(--room, 45cqi) / (0.6 * var(--characters)));
    line-height: 2.75rem;
    white-space: nowrap;
    text-align: center;
  }

  .from-to :is(b, span) {
    color: var(--ink);
    font-weight: 300;
  }

  .first .from-to b {
    color: var(--accent);
  }

  /* Text stays about eleven pixels high when the dial scales. */
  .walks .dial {
    overflow: visible;
  }

  .walks .lettering {
    font-size: clamp(10px, 31px - 3.6cqi, 19px);
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

  .ghost .handle {
    stroke-width: 1.6;
  }

  .verdict {
    margin-block-start: 0.75rem;
    font-size: 1rem;

    --lines: 2;
    --wide-lines: 1;
  }

  .product {
    --height: 18rem;

    display: grid;
    grid-template-columns: minmax(0, 18rem) repeat(2, auto minmax(5rem, 7.5rem));
    gap: 0 clamp(0.25rem, 2cqi, 1.25rem);
    justify-content: center;
  }

  .matrices {
    --height: auto;

    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr) auto) minmax(0, 1fr);
    gap: clamp(0.3rem, 2cqi, 1.5rem);
  }

  figure {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: baseline;
    block-size: 2.75em;
    font-size: 0.875rem;
    line-height: 1.25;
  }

  .matrices figcaption {
    block-size: 1.75em;
    white-space: nowrap;
  }

  sub {
    line-height: 0;
  }

  /* Says what a change did to the matrix, and flashes. */
  .stamp {
    padding-inline: 0.4em;
    border-radius: 3px;
    font-weight: 600;
    animation: flash 1.2s ease-out;
  }

  .stamp.changed {
    color: var(--ink-soft);
  }

  @keyframes flash {
    from {
      background: var(--ink);
      color: var(--paper);
    }
  }

  .sign {
    place-self: center;

    /* Aligned with the middle of the matrices. */
    padding-block-start: 2rem;
    font-size: 1.25rem;
    line-height: 1;
  }

  .matrix {
    block-size: var(--height);
  }

  .matrices .matrix {
    aspect-ratio: 1;
  }

  .blank figure:last-child .matrix {
    outline: 2px solid var(--ink);
  }

  .outline {
    fill: none;
    stroke-width: 2px;
  }

  .column {
    display: grid;
    grid-template-columns: minmax(0.4rem, 0.6fr) minmax(0.6rem, 1fr) auto;
    gap: 0.25rem;
    block-size: var(--height);
  }

  .before {
    opacity: 0.4;
  }

  .values {
    display: grid;
    grid-auto-rows: 1fr;
    align-items: center;
    font-size: 0.75rem;
    text-align: end;
  }

  @container ${narrow} {
    .product {
      --height: 12rem;

      grid-template-columns: minmax(0, 1fr) repeat(2, auto 4.9rem);
    }

    .column {
      grid-template-columns: 0.6rem 1fr auto;
    }

    .values {
      font-size: 0.6875rem;
    }
  }

  /* The ledger is between the dials. */
  @container ${wide} {
    .walks {
      grid-template: 'first ledger second' auto / minmax(0, 1fr) 14rem minmax(0, 1fr);
    }

    .walks .lettering {
      font-size: 13px;
    }

    .from-to {
      --room: 29cqi;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .stamp {
      animation: none;
    }
  }
`;
