import { css } from 'lit';

/** Below the plot: the verdict on the guess, and the controls. */
export const similarityDescriptionStyles = css`
  /* Same height for question and answer if there's room. */
  .below {
    min-block-size: 9.5rem;
    max-inline-size: 42rem;
  }

  .below p {
    margin-block-end: 0.375rem;
  }

  .sides {
    --lines: 2;
  }

  .product {
    font-family: var(--font-text);
    font-style: italic;
    white-space: nowrap;
  }

  .product :is(sub, sup) {
    font-size: 0.75em;
    font-style: normal;
    line-height: 0;
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
`;
