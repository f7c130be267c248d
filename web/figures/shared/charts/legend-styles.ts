import { css } from 'lit';

/** The meaning of a plot's marks, in a line below it that begins where the plot does. */
export const legendStyles = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0 0 0.5rem 2.75rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .legend span {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
  }
`;
