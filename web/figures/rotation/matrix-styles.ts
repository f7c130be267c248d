import { css } from 'lit';

/** Styles of the matrices. */
export const rotationMatrixStyles = css`
  .blocks {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    gap: 0.75rem clamp(0.5rem, 3cqi, 2.5rem);
    justify-content: space-between;
    margin-block: 0.75rem 0;
    font-size: 0.75rem;
  }

  .block-name {
    display: block;
    margin-block-end: 0.25rem;
  }

  .block-name small {
    display: block;
    color: var(--ink-soft);
    font-size: inherit;
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
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  .more {
    grid-column: 1 / -1;
    min-block-size: 1.4em;
    color: var(--ink-soft);
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
    margin: 0;
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

  figcaption small {
    flex-basis: 100%;
    color: var(--ink-soft);
    font-size: 0.75rem;
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

  .picture svg.matrix {
    inline-size: 100%;
    block-size: var(--height);
  }

  .frame {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  .outline {
    fill: none;
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
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
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .picture .play svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  .fitted {
    display: grid;
    gap: 1rem 2rem;
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
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    margin: 0;
    color: var(--ink-soft);
    text-align: center;
  }

  /* Reserves the height of the longest verdict. */
  .verdict {
    margin: 0.5rem 0;
    max-inline-size: 42rem;
    min-block-size: 12.6em;
    font-variant-numeric: tabular-nums;
  }

  :host(:lang(zh)) .verdict {
    min-block-size: 9.8em;
  }

  .measures {
    align-self: end;
    margin: 0;
  }

  .measures div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding-block: 0.2rem;
    border-block-end: 1px solid var(--hairline);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  @container (min-width: 28rem) {
    .verdict {
      min-block-size: 8.4em;
    }

    :host(:lang(zh)) .verdict {
      min-block-size: 5.6em;
    }
  }

  @container (min-width: 44rem) {
    .verdict,
    :host(:lang(zh)) .verdict {
      min-block-size: 5.6em;
    }

    .blocks {
      grid-template-columns: repeat(4, max-content);
      font-size: 0.8125rem;
    }

    .product {
      --column: 5.5rem;
    }

    .column .values {
      font-size: 0.8125rem;
    }
  }

  @container (min-width: 52rem) {
    .block-name small {
      display: inline;
    }
  }
`;
