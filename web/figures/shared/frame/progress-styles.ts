import { css } from 'lit';

/** Progress of a long job, as a thin line. */
export const progressStyles = css`
  progress {
    appearance: none;
    flex: 0 1 8rem;
    min-inline-size: 4rem;
    block-size: 4px;
    border: 0;
    background: var(--hairline);
    color: var(--ink);
  }

  progress::-webkit-progress-bar {
    background: var(--hairline);
  }

  progress::-webkit-progress-value {
    background: var(--ink);
  }

  progress::-moz-progress-bar {
    background: var(--ink);
  }
`;
