import { css } from 'lit';

/** As many number fields per row as fit. */
export const fieldColumns = css`
  .line.columns-of-fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    align-items: end;
  }
`;
