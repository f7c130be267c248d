import { css } from 'lit';

/** Below the plot: the verdict on the guess, and the controls. */
export const similarityDescriptionStyles = css`
  /* Same height for question and answer if there's room. */
  .below {
    min-block-size: 9.5rem;
    max-inline-size: 42rem;
  }

  .below p {
    margin: 0 0 0.375rem;
  }

  /* The button above is a bordered pill. */
  .below .keys {
    margin-block: 0.75rem 0.25rem;
  }

  .verdict {
    font-family: var(--font-text);
    font-size: 1.0625rem;
  }

  .revealed {
    font-variant-numeric: tabular-nums;
  }

  .sides {
    min-block-size: 2lh;
  }

  .product {
    font-family: var(--font-text);
    font-style: italic;
    white-space: nowrap;
  }

  .product sub,
  .product sup {
    font-size: 0.75em;
    font-style: normal;
    line-height: 0;
  }

  .keys,
  .turn {
    color: var(--ink-soft);
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    align-items: end;
  }

  @media (scripting: none) {
    .below {
      display: none;
    }
  }

  @media print {
    .sketch-tools,
    .keys,
    .skip,
    .again {
      display: none;
    }
  }
`;
