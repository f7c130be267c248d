import { css } from 'lit';

/** Numbers beside each other, as many as there is room for. */
export const fieldColumns = css`
  .line.columns-of-fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    align-items: end;
  }
`;
