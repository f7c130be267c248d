import { css } from 'lit';

/** Numbers with and without sliders beside each other: one without stands on the line of the other ones' labels. */
export const fieldLines = css`
  .fields {
    align-items: start;
  }

  .fields pe-number-field[typed-only] {
    margin-block-start: -0.5rem;
  }
`;
