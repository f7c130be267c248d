import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Styles of the matrices. */
export const rotationMatrixStyles = css`
  .blocks {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    gap: 0.75rem clamp(0.5rem, 3cqi, 2.5rem);
    justify-content: space-between;
    margin-block-start: 0.75rem;
    font-size: 0.75rem;
  }

  .block-name,
  .block-name .soft {
    display: block;
  }

  /* Brackets in the colour of their hand. */
  .block {
    display: inline-grid;
    grid-template-columns: repeat(2, 4.4em);
    gap: 0.15rem 0.4rem;
    padding: 0.2rem 0.6rem;
    border-inline: 2px solid var(--hand);
    background:
      linear-gradient(var(--hand) 0 0) 0 0 / 0.5rem 2px no-repeat,
      linear-gradient(var(--hand) 0 0) 0 100% / 0.5rem 2px no-repeat,
      linear-gradient(var(--hand) 0 0) 100% 0 / 0.5rem 2px no-repeat,
      linear-gradient(var(--hand) 0 0) 100% 100% / 0.5rem 2px no-repeat;
    text-align: end;
    white-space: nowrap;
  }

  .more {
    grid-column: 1 / -1;
  }

  .product {
    --height: 18rem;
    --column: 3.55rem;

    display: grid;
    grid-template-columns: minmax(0, 18rem) auto repeat(2, var(--column) auto) var(--column);
    gap: 0 clamp(0.15rem, 1.5cqi, 1.25rem);
    align-items: stretch;
  }

  figure {
    display: flex;
    flex-direction: column;
    justify-content: end;
    min-inline-size: 0;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3em;
    align-items: end;
    min-block-size: 2.6em;
    padding-block-end: 0.3rem;
    font-size: 0.8125rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  figcaption .tiny {
    flex-basis: 100%;
    overflow-wrap: normal;
  }

  .sign {
    place-self: center;

    /* Aligned with the names above the matrices. */
    padding-block-start: 2.1rem;
    font-size: 1.25rem;
    line-height: 1;
    white-space: nowrap;
  }

  .sign.dot {
    font-size: 2rem;
    font-weight: 700;
  }

  .matrix {
    block-size: var(--height);
  }

  .outline {
    fill: none;
    stroke-width: 2px;
  }

  .column {
    display: grid;
    grid-template-columns: 1fr;
    gap: 0.35rem;
    block-size: var(--height);
  }

  .column.printed {
    grid-template-columns: minmax(0.35rem, 1fr) auto;
    gap: 0.25rem;
  }

  .column .values {
    display: grid;
    grid-auto-rows: 1fr;
    align-items: center;
    font-size: 0.75rem;
    text-align: end;
  }

  .matrices {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr) auto) minmax(0, 1fr);
    gap: clamp(0.3rem, 2cqi, 1.5rem);

    --height: auto;
  }

  .matrices svg.matrix {
    aspect-ratio: 1;
  }

  /* Over an empty square if all values are equal. */
  .matrices .drawn {
    position: relative;
  }

  .matrices .drawn p {
    display: grid;
    place-content: center;
    text-align: center;
  }

  .verdict {
    --lines: 9;
    --wide-lines: 5;

    margin-block: 0.5rem;
  }

  .verdict:lang(zh) {
    --lines: 7;
    --wide-lines: 4;
  }

  @container ${wide} {
    .blocks {
      grid-template-columns: repeat(4, max-content);
      font-size: 0.8125rem;
    }

    .block-name .soft {
      display: inline;
    }

    .product {
      --column: 5.5rem;
    }
  }
`;
