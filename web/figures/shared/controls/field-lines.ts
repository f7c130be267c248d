import { css } from 'lit';

/** Rows of number fields with and without sliders, aligned at the labels. */
export const fieldLines = css`
  .fields {
    align-items: start;
  }

  .fields pe-number-field[typed-only] {
    margin-block-start: -0.5rem;
  }
`;
