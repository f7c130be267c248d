import { css } from 'lit';

/** The reading of the picked line, and where its numbers come from. */
export const perplexityStyles = css`
  .reading {
    --lines: 4;
    --wide-lines: 3;

    margin-block-end: 0.375rem;
  }

  .source {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  .source a {
    color: inherit;
    overflow-wrap: anywhere;
  }
`;
