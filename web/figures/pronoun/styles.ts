import { css } from 'lit';
import { medium } from '../shared/styles/breakpoints.js';

export const pronounStyles = css`
  .chips {
    row-gap: 0.9rem;
    margin-block-end: 0.75rem;
  }

  .chips li {
    display: grid;
    gap: 0.3rem;
  }

  .look {
    display: grid;
    gap: 0.15rem;
    color: var(--ink-soft);
    font: 0.8125rem/1.2 var(--font-ui);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  .look svg {
    inline-size: 100%;
    block-size: 3rem;
  }

  .look .floor {
    fill: var(--hairline);
  }

  .look .height {
    fill: var(--chip);
  }

  .stale .look {
    opacity: 0.35;
  }

  .attention-label {
    margin-block-end: 0.5rem;
  }

  .prose {
    --lines: 3;
    --wide-lines: 2;
  }

  /* All ten words fit on one line. */
  @container ${medium} {
    .chip {
      padding-inline: 0.4rem;
      font-size: 1rem;
    }
  }
`;
